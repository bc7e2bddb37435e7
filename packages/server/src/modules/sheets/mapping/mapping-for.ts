import { createHash } from 'node:crypto'
import type { MappedBy } from '@volante/contract/sheets'
import { type Columns, headingsOf } from '@volante/domain/sheets/column'
import { plainHeading } from '@volante/domain/sheets/guess-columns'
import { checkMapping, type Mapping, type Placing, usualMatch } from '@volante/domain/sheets/mapping'
import { LANGUAGES } from '@volante/domain/vocabulary'
import type { Ctx } from '../../../platform/http/ctx.ts'
import type { Sheet } from '../../../platform/sheets/sheet.ts'
import type { StoredBatch } from '../batch-queries.ts'
import { headingWord, inLanguage } from '../file/sheet-file.ts'
import { placeHeadings } from '../stage.ts'
import { findMapping } from './queries.ts'

/** What a file of refused rows has beside those of the file that was sent (`problems`). */
export const ADDED = ['sheets.file.line', 'sheets.file.problem'] as const

/** What reading a file needs of a context: a command has no request. */
export type Reader = Pick<Ctx, 'db' | 'now' | 'everySite' | 'texts' | 'text'>

interface Found {
  readonly mapping: Mapping
  readonly by: MappedBy
}

/**
 * Takes a sheet, a file's headings and its batch; returns where its columns go: as was said, by its headings where they are the sheet's, or
 * as was remembered of such headings. Otherwise that has to be asked, or the whole is refused: for lack of columns, or what was said is wrong.
 */
export async function mappingFor(
  ctx: Reader,
  sheet: Sheet,
  headings: readonly string[],
  { mapping: chosen, source }: Pick<StoredBatch, 'mapping' | 'source'>,
): Promise<Found | { readonly problem: string } | 'ask'> {
  const exact = placeHeadings(sheet.columns, headings, (heading) => wordsOf(ctx, heading))
  if (chosen) {
    const columns = { ...exact, ...chosen.columns }
    const match = chosen.match ?? usualMatch(sheet, columns) ?? sheet.key
    const problem = checkMapping(sheet, { columns, match }, headings)
    return problem ? { problem: ctx.text(problem) } : { mapping: { columns, match }, by: 'person' }
  }
  const own = usualMatch(sheet, exact)
  const byHeadings: Found | null = own?.length ? { mapping: { columns: exact, match: own }, by: 'headings' } : null
  if (byHeadings && othersIn(ctx, headings, exact).length === 0) return byHeadings
  const remembered = await rememberedFor(ctx, sheet, headings)
  if (remembered && !checkMapping(sheet, remembered, headings)) return { mapping: remembered, by: 'remembered' }
  if (source === 'file') return 'ask'
  if (byHeadings) return byHeadings
  const columns = lackingIn(sheet.columns, exact)
    .map((heading) => headingWord(ctx, heading))
    .join(', ')
  return { problem: ctx.text('sheets.file.columns', { columns }) }
}

/** What was said of such headings, in the words of this file: it may write them with other capitals. */
async function rememberedFor(ctx: Reader, sheet: Sheet, headings: readonly string[]): Promise<Mapping | null> {
  const found = await findMapping(ctx.db, sheet.name, signatureOf(ctx, headings))
  if (!found) return null
  const written = new Map(headings.map((heading) => [plainHeading(heading), heading]))
  const columns = Object.entries(found.mapping.columns).map(([heading, placed]) => {
    const from = placed && 'from' in placed && written.get(plainHeading(placed.from))
    return [heading, from ? { from } : placed] as const
  })
  return { columns: Object.fromEntries(columns), match: found.mapping.match }
}

/** Headings without which no new row can be. */
const lackingIn = (columns: Columns, placing: Placing): string[] =>
  Object.entries(columns)
    .filter(([, { isOptional, blank }]) => !isOptional && blank === undefined)
    .flatMap(([name, column]) => headingsOf(name, column))
    .filter((heading) => !placing[heading])

/** Headings of a file that are none of the sheet's. */
function othersIn(ctx: Reader, headings: readonly string[], placing: Placing): readonly string[] {
  const ours = new Set(Object.values(placing).flatMap((one) => (one && 'from' in one ? [one.from] : [])))
  return ownHeadings(ctx, headings).filter((heading) => !ours.has(heading))
}

/** A file's headings without those that a file of refused rows has beside them. */
function ownHeadings(ctx: Reader, headings: readonly string[]): readonly string[] {
  const added = ADDED.flatMap((key) => inEachLanguage(ctx, (text) => text(key))).map(plainHeading)
  return headings.filter((heading) => heading !== '' && !added.includes(plainHeading(heading)))
}

/** Takes headings; returns what files of one kind share, in whatever order they have them. */
export const signatureOf = (ctx: Reader, headings: readonly string[]): string =>
  createHash('sha256').update(ownHeadings(ctx, headings).map(plainHeading).toSorted().join('\n')).digest('base64url')

/** A heading as either language writes it. */
export const wordsOf = (ctx: Reader, heading: string): string[] =>
  inEachLanguage(ctx, (text) => headingWord({ text }, heading))

const inEachLanguage = (ctx: Reader, say: (text: Reader['text']) => string): string[] =>
  LANGUAGES.flatMap((language) => {
    const translated = inLanguage(ctx, language)
    return translated ? [say(translated.text)] : []
  })
