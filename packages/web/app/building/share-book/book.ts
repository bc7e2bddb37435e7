import type { CodeBook, VersionOrder, VersionRef } from '@volante/domain/configuration/share-code'

/** What share codes refer to by place: `BR/9GDNYM0/2027` for versions, lists of codes and ids for each model. Append-only. */
export interface ShareBook {
  readonly versions: readonly string[]
  readonly models: Readonly<Record<string, VersionOrder>>
}

/** Takes the book; returns the domain's code book. */
export const codeBookOf = ({ versions }: ShareBook): CodeBook => ({ versions: versions.map(versionRef) })

function versionRef(entry: string): VersionRef {
  const [market = '', mvsCode = '', year = ''] = entry.split('/')
  return { market, mvsCode, year: Number(year) }
}

/** Takes the book, a version and its model's code; returns what making a code for it needs. */
export function sharePlace(
  book: ShareBook,
  { market, mvsCode, year }: VersionRef,
  modelCode: string,
): SharePlace | null {
  const order = book.models[modelCode]
  const version = book.versions.indexOf(`${market}/${mvsCode}/${year}`)
  return order && version >= 0 ? { version, order } : null
}

/** A version's place in the book and the lists of its model. */
export interface SharePlace {
  readonly version: number
  readonly order: VersionOrder
}
