import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'

/** The two formats of percents that every spreadsheet knows. */
const OWN_FORMATS = ['9', '10']
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const STYLES = 'xl/styles.xml'
/** A cell with a number: what stands before it, its style, the number. */
const NUMBER =
  /(<(?:\w+:)?c\s(?:[^>]*\s)?s="(\d+)"[^>]*>(?:<(?:\w+:)?f\b[^>]*(?:\/>|>[^<]*<\/(?:\w+:)?f>))?<(?:\w+:)?v>)([^<]*)</g

/** Takes a workbook; returns it with the numbers that it shows as percents as they are shown: it holds 12,5 % as 0.125. */
export function withShownPercents(bytes: Buffer): Buffer {
  const { [STYLES]: styles } = unzipSync(bytes, { filter: ({ name }) => name === STYLES })
  const percents = styles ? percentStyles(strFromU8(styles)) : new Set<string>()
  if (percents.size === 0) return bytes
  const files = Object.entries(unzipSync(bytes)).map(
    ([name, content]) => [name, SHEET.test(name) ? shown(content, percents) : content] as const,
  )
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 0 }))
}

function shown(content: Uint8Array, percents: ReadonlySet<string>): Uint8Array {
  const text = strFromU8(content)
  const converted = text.replace(NUMBER, (whole, before: string, style: string, number: string) =>
    percents.has(style) && !/\st="(?!n")/.test(before) ? `${before}${timesHundred(number)}<` : whole,
  )
  return strToU8(converted)
}

/** To as many digits as a spreadsheet keeps: 0.07 is 7, not 7.000000000000001. */
const timesHundred = (number: string): string => String(Number((Number(number) * 100).toPrecision(15)))

/** Takes the styles of a workbook; returns the places of those that show percents. */
function percentStyles(xml: string): ReadonlySet<string> {
  const formats = [...xml.matchAll(/<(?:\w+:)?numFmt\s[^>]*>/g)].flatMap(([tag]) =>
    isPercent(attribute(tag, 'formatCode')) ? [attribute(tag, 'numFmtId')] : [],
  )
  const [, cells = ''] = /<(?:\w+:)?cellXfs\b[^>]*>([\s\S]*?)<\/(?:\w+:)?cellXfs>/.exec(xml) ?? []
  const places = [...cells.matchAll(/<(?:\w+:)?xf\b[^>]*>/g)].flatMap(([tag], place) =>
    [...OWN_FORMATS, ...formats].includes(attribute(tag, 'numFmtId')) ? [String(place)] : [],
  )
  return new Set(places)
}

const attribute = (tag: string, name: string): string => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

/** A sign that is quoted or escaped is only written. */
const isPercent = (format: string): boolean =>
  format
    .replace(/&quot;.*?&quot;/g, '')
    .replace(/\\./g, '')
    .includes('%')
