export const MOST = 4
export const FEWEST = 2
/** Id of what another choice replaces: all of the page. */
export const PART = 'comparison'

/** Takes the address's version codes and those on sale; returns up to four known ones, in order, and how many it left out. */
export function comparedSet(asked: readonly string[], onSale: ReadonlySet<string>) {
  const given = [...new Set(asked.filter((code) => code !== ''))]
  const known = given.filter((code) => onSale.has(code))
  const codes = known.slice(0, MOST)
  return { codes, unknown: given.length - known.length, tooMany: known.length - codes.length }
}

/** Whether only differing rows are shown: as the address says, else for versions of one model. */
export function isOnlyDifferences(asked: readonly string[], models: readonly string[]): boolean {
  const last = asked.at(-1)
  return last === undefined ? new Set(models).size === 1 : last === '1'
}
