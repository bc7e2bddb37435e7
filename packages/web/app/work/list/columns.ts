/** Takes a list's columns, the one that names a row first, what an address says of them, and which are shown unless it says some: all unless stated; returns those that are shown, in their order. */
export function shownColumns(all: readonly string[], text: string, own = all): readonly string[] {
  const named = text.split('.')
  const known = [...new Set(named)].filter((name) => all.includes(name) && name !== all[0])
  return known.length === 0 && named[0] !== all[0] ? own : [...all.slice(0, 1), ...known]
}

/** Takes the columns that are shown unless told, and those to show; returns them as an address says them, blank where they are the list's own. */
export const columnsText = (own: readonly string[], shown: readonly string[]): string =>
  shown.join('.') === own.join('.') ? '' : shown.join('.')

/** Takes what an address says; returns the columns it names that the list no longer has. */
export const goneColumns = (all: readonly string[], text: string): readonly string[] =>
  text.split('.').filter((name) => name !== '' && !all.includes(name))

/** Takes the shown columns, one of them and a step; returns them with it moved, never before the one that names a row; null where it cannot move so. */
export function movedColumn(shown: readonly string[], name: string, step: 1 | -1): readonly string[] | null {
  const at = shown.indexOf(name)
  const other = shown[at + step]
  if (at < 1 || at + step < 1 || other === undefined) return null
  return shown.with(at, other).with(at + step, name)
}
