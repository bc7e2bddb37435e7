import { passportPath } from '@volante/contract/account-addresses'
import type { FileAnswer } from '@volante/contract/kit'
import type { PassportLineShown, PassportShown, PassportContent } from '@volante/contract/price-passport'
import { formatDay } from '@volante/domain/date'
import { formatPrice } from '@volante/domain/money/price'
import type { Ctx } from '../../platform/http/ctx.ts'
import { type PrintedBlock, writePdf } from '../../platform/papers/pdf-writer.ts'
import { publicOrigin } from '../../providers/identity/demo/names.ts'

interface Paper extends PassportShown {
  readonly passport: PassportContent
}

/** A passport to take along: what was signed, with the code of the page that checks it. */
export async function passportFile(ctx: Ctx, token: string, { state, passport, signed }: Paper): Promise<FileAnswer> {
  const { language, legal, timeZone } = ctx.site
  const { car, subject, terms, until, lines } = passport
  const day = (one: string) => formatDay(one, language)
  const say = (name: string, values: Readonly<Record<string, string | number>> = {}) =>
    ctx.text(`passport.${name}`, values)
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const blocks: PrintedBlock[] = [
    { label: say(`subject.${subject}`), value: `${car.name}, ${car.year} (${car.mvs})`, isBold: true },
    ...(terms ? [{ label: terms.lender, value: terms.planName }] : []),
    {
      label: say('paper.state', { moment: moment.format(ctx.now) }),
      value: say(`state.${state}`, { day: day(until) }),
    },
    { heading: say('column.then', { day: day(passport.day) }) },
    ...lines.flatMap((line) => printed(ctx, passport, line)),
    { text: say('notReserved') },
    { heading: say('paper.key') },
    { text: say('paper.check') },
    { code: publicOrigin(ctx.settings) + passportPath(ctx.site, token) },
    { text: `${signed.kid}\n${signed.signature}` },
  ]
  const body = await writePdf({
    title: say('title'),
    subtitle: moment.format(new Date(passport.at)),
    blocks,
    footer: `${legal.companyName} · ${legal.taxId}`,
    language,
    at: ctx.now,
  })
  return { type: 'application/pdf', name: `${say('paper.file')}-${token}.pdf`, body }
}

function printed(ctx: Ctx, passport: PassportContent, line: PassportLineShown): PrintedBlock[] {
  if (line.before === null) return []
  const { kind, name, unit, before } = line
  const { language } = ctx.site
  const { currency, terms, country } = passport
  const label = ctx.text(`passport.line.${kind === 'costRate' ? `costRate.${country}` : kind}`, {
    name: name ?? '',
    count: terms?.count ?? 0,
  })
  const value =
    unit === 'cents'
      ? formatPrice(before, currency)
      : `${before.toLocaleString(language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  // Where a rate is nominal, what all of it costs is twice as large.
  const isLarge = kind === 'costRate' && country === 'AR'
  return [isLarge ? { label, value, isLarge } : { label, value, isBold: kind === 'price' || kind === 'instalment' }]
}
