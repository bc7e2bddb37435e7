/**
 * What is still over a limit, with its size: each may only shrink, and a row that is no longer needed fails the check. New
 * code has no row.
 */
export const CROWDED: Readonly<Record<string, number>> = {}

/** Edges between rooms of the web, by how many imports. */
export const BORDERS: Readonly<Record<string, number>> = {}

export const LINES_PER_PAGE: Readonly<Record<string, number>> = {
  shop: 500,
  checkout: 350,
  account: 350,
  desk: 350,
  admin: 350,
}
