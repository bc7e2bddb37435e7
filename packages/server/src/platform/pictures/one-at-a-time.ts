/** Too many wait already. */
export class TooBusy extends Error {}

export type OneAtATime = <T>(
  key: string,
  who: string,
  work: () => Promise<T>,
  after?: (made: T) => Promise<void>,
) => Promise<T>

/**
 * Returns what does one piece of work after the other. Who asks for a key that waits or is under way gets the same answer.
 * `after` follows the answer while the key still counts as under way. Refuses (`TooBusy`) more than `most` that wait, and
 * more than `mostEach` of one asker, so that nobody takes all the places.
 */
export function oneAtATime(most: number, mostEach: number): OneAtATime {
  // A key names what is made, so what is kept under it is of that type.
  const underway = new Map<string, Promise<unknown>>()
  const byAsker = new Map<string, number>()
  let last: Promise<unknown> = Promise.resolve()
  const count = (who: string, by: 1 | -1) => {
    const now = (byAsker.get(who) ?? 0) + by
    if (now > 0) byAsker.set(who, now)
    else byAsker.delete(who)
  }
  return async <T>(key: string, who: string, work: () => Promise<T>, after?: (made: T) => Promise<void>) => {
    const same = underway.get(key)
    if (same) return same as Promise<T>
    if (underway.size >= most || (byAsker.get(who) ?? 0) >= mostEach) throw new TooBusy('too many wait')
    count(who, 1)
    const made = last.then(work)
    underway.set(key, made)
    last = made
      .then(after)
      .catch(() => {})
      .finally(() => {
        underway.delete(key)
        count(who, -1)
      })
    return made
  }
}
