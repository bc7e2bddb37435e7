/** What decides how numbers and dates read; always the site's, never the browser's. */
export interface Locale {
  readonly language: string
  readonly currency: string
  readonly timeZone: string
}

type Format = Intl.NumberFormat | Intl.DateTimeFormat | Intl.ListFormat

const formats = new Map<string, Format>()

function kept<F extends Format>(key: string, make: () => F): F {
  const found = formats.get(key)
  if (found) return found as F
  const made = make()
  formats.set(key, made)
  return made
}

function numbers(locale: Locale, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return kept(`n${locale.language}${JSON.stringify(options)}`, () => new Intl.NumberFormat(locale.language, options))
}

/** Integer cents as `R$ 129.990,50`; `whole` leaves out the cents when there are none. */
export function money(locale: Locale, cents: number, whole = false): string {
  const digits = whole && cents % 100 === 0 ? 0 : 2
  return numbers(locale, {
    style: 'currency',
    currency: locale.currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(cents / 100)
}

/** The pieces of a price, so that symbol and cents can be set smaller. */
export function moneyParts(locale: Locale, cents: number): readonly Intl.NumberFormatPart[] {
  return numbers(locale, { style: 'currency', currency: locale.currency }).formatToParts(cents / 100)
}

export function number(locale: Locale, value: number, options: Intl.NumberFormatOptions = {}): string {
  return numbers(locale, options).format(value)
}

/** `Você, o banco e a concessionária`. */
export const list = (locale: Locale, words: readonly string[]): string =>
  kept(`l${locale.language}`, () => new Intl.ListFormat(locale.language)).format(words)

type DateStyle = 'date' | 'long' | 'day' | 'time' | 'moment'

const DATE_STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { day: '2-digit', month: '2-digit', year: 'numeric' },
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  time: { hour: '2-digit', minute: '2-digit', hour12: false },
  moment: { day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false },
}

/** `21/11/2026`, `21 de novembro de 2026`, `sábado, 21 de novembro`, `14:20` or both, in the manner's time zone. */
export function date(locale: Locale, at: Date | string | number, style: DateStyle = 'date'): string {
  return kept(
    `d${locale.language}${locale.timeZone}${style}`,
    () => new Intl.DateTimeFormat(locale.language, { ...DATE_STYLES[style], timeZone: locale.timeZone }),
  ).format(new Date(at))
}
