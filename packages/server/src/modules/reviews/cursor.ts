import type { REVIEW_SORTS } from '@volante/contract/rating'

export type Sort = (typeof REVIEW_SORTS)[number]

/** What each order goes by; ties go to the newest. */
export const SORT_COLUMNS = { mostRecent: 'created_at', bestRated: 'rating', mostUseful: 'score' } as const

/** Where a page ended: the values its last review is sorted by. */
export interface Cursor {
  readonly key: string | number
  readonly at: string
  readonly id: string
}

interface Sorted {
  readonly id: string
  readonly created_at: Date
  readonly rating: number
  readonly score: number
}

/** Takes the last review of a page; returns the text that leads on from it. */
export function cursorAfter(sort: Sort, row: Sorted): string {
  const at = row.created_at.toISOString()
  const key = sort === 'mostRecent' ? at : row[SORT_COLUMNS[sort]]
  return Buffer.from(JSON.stringify([key, at, row.id])).toString('base64url')
}

/** Takes the text of a cursor and the order it must belong to; returns what it says, null where it says nothing of ours. */
export function readCursor(sort: Sort, text: string): Cursor | null {
  let read: unknown
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
  if (!Array.isArray(read) || read.length !== 3) return null
  const [key, at, id] = read as readonly unknown[]
  if (typeof at !== 'string' || Number.isNaN(Date.parse(at))) return null
  if (typeof id !== 'string' || !/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null
  if (sort === 'mostRecent') return key === at ? { key: at, at, id } : null
  return typeof key === 'number' && Number.isFinite(key) && key <= 5 ? { key, at, id } : null
}
