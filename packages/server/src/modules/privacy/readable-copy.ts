import type { Site } from '@volante/contract/site'
import type { Texts } from '../../platform/texts/texts.ts'
import { escaped } from '../../platform/words/escaped.ts'

/** Rows by their tables, as a copy holds them. */
export type Copy = Readonly<Record<string, readonly object[]>>

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#16161a}
h2{margin-top:2.5rem}dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;padding:1rem 0;border-top:1px solid #ccc}
dt{color:#5a5a66}dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}dd dl{padding:0;border:0}`

/** Whose words and zone it is written in. */
export interface Reader {
  readonly site: Site
  readonly texts: Texts
}

const say = ({ site, texts }: Reader, key: string, values?: Record<string, string>) => texts.say(site, key, values)

/** The copy in words of the person's language, one page that any browser shows and prints (LGPD art. 19, Ley 25.326 art. 15). */
export function readableCopy(reader: Reader, copy: Copy, now: Date): string {
  const { language, timeZone } = reader.site
  const title = escaped(say(reader, 'copy.title'))
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone })
  const sections = Object.entries(copy).map(([table, rows]) => {
    const lists = rows.map((row) => list(reader, row)).join('\n') || `<p>${escaped(say(reader, 'copy.none'))}</p>`
    return `<section><h2>${escaped(say(reader, `copy.table.${table}`))}</h2>\n${lists}</section>`
  })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${STYLE}</style></head><body><h1>${title}</h1>
<p>${escaped(say(reader, 'copy.made', { moment: moment.format(now) }))}</p>
${sections.join('\n')}
</body></html>
`
}

/** What is not there is left out. */
function list(reader: Reader, row: object): string {
  const currency = 'currency' in row && typeof row.currency === 'string' ? row.currency : reader.site.currency
  const lines = Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(
      ([name, value]) => `<dt>${escaped(label(reader, name))}</dt><dd>${written(reader, name, value, currency)}</dd>`,
    )
  return `<dl>${lines.join('')}</dl>`
}

/** Columns have words of their own; what stands inside a kept form has those of the form, else its own name taken apart. */
function label(reader: Reader, name: string): string {
  const key = `copy.field.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`
  const text = say(reader, key)
  return text === key ? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ') : text
}

function written(reader: Reader, name: string, value: unknown, currency: string): string {
  const { language, timeZone } = reader.site
  if (value instanceof Date) {
    const format = { dateStyle: 'short', timeStyle: 'medium', timeZone } as const
    return escaped(new Intl.DateTimeFormat(language, format).format(value))
  }
  if (typeof value === 'boolean') return escaped(say(reader, value ? 'copy.yes' : 'copy.no'))
  if (typeof value === 'number' && name.endsWith('_cents'))
    return escaped(new Intl.NumberFormat(language, { style: 'currency', currency }).format(value / 100))
  if (Array.isArray(value)) return value.map((one) => written(reader, name, one, currency)).join('<br>')
  if (typeof value === 'object' && value !== null) return list(reader, value)
  return escaped(statusWords(reader, name, String(value)))
}

/** An order's statuses have words, which its page shows. */
function statusWords(reader: Reader, name: string, value: string): string {
  const key = `order.status.${value}.title`
  const text = name === 'status' ? say(reader, key) : key
  return text === key ? value : text
}
