/** From and to of a day, "HH:MM"; the end is the first minute no longer inside. */
export type Stretch = readonly [from: string, to: string]

/** Takes "HH:MM", returns the minutes since midnight. */
export const minutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** Takes minutes since midnight, returns "HH:MM". */
export const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** Takes a stretch, returns its minutes; none or less where it ends before it begins. */
export const length = ([from, to]: Stretch): number => minutes(to) - minutes(from)
export const least = (a: string, b: string): string => (a < b ? a : b)
export const most = (a: string, b: string): string => (a > b ? a : b)

/** Takes stretches of a day, returns them in order, those that overlap or touch as one. */
export function joined(hours: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = []
  for (const [from, to] of hours.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const last = out.at(-1)
    if (last && from <= last[1]) out[out.length - 1] = [last[0], most(last[1], to)]
    else out.push([from, to])
  }
  return out
}

/** Takes stretches and one that is taken out of them, returns what is left. */
export const without = (hours: readonly Stretch[], [from, to]: Stretch): Stretch[] =>
  hours.flatMap((one): Stretch[] => {
    if (to <= one[0] || from >= one[1]) return [one]
    const left: Stretch[] = [
      [one[0], from],
      [to, one[1]],
    ]
    return left.filter(([start, end]) => start < end)
  })
