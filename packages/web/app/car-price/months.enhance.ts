import { readTermsCookie, TERMS_COOKIE } from '@volante/domain/financing/buyers-terms'
import type { Enhancement } from '../enhance/enhancements.ts'
import { markOf, marked } from '../enhance/marks.ts'
import { cookies } from '../shell/behaviour/cookies.ts'
import type { MonthlyWords } from './monthly.ts'

const known = new Map<string, MonthlyWords | null>()

/** Shared pages are made for nobody: who has terms of his own sees each month on those, asked for all at once. */
async function showOwnMonths(part: ParentNode): Promise<void> {
  const cookie = cookies()[TERMS_COOKIE]
  if (!readTermsCookie(cookie)) return
  const places = [...part.querySelectorAll(marked('month'))]
  const unknown = [...new Set(places.map(carOf))].filter((car) => !known.has(car))
  if (unknown.length > 0) {
    const query = new URLSearchParams(unknown.map((car) => ['car', car]))
    const response = await fetch(`${siteBase()}/financing/months?${query}`).catch(() => null)
    if (!response?.ok) return
    const answers: (MonthlyWords | null)[] = await response.json()
    for (const [at, car] of unknown.entries()) known.set(car, answers[at] ?? null)
  }
  // What was swapped in meanwhile has the same cars.
  for (const place of document.querySelectorAll(marked('month'))) fill(place)
}

function fill(place: Element): void {
  const words = known.get(carOf(place))
  if (!words) return
  for (const part of place.querySelectorAll(marked('month-words'))) {
    const name = markOf(part, 'month-words')
    if (name === 'line' || name === 'rate' || name === 'cost') part.textContent = words[name]
  }
}

/** `/br/fiat`: every page of a site lies below it. */
const siteBase = (): string => location.pathname.split('/', 3).join('/')

const carOf = (place: Element): string => markOf(place, 'month') ?? ''

export default {
  start: () => void showOwnMonths(document),
  prepare(part) {
    for (const place of part.querySelectorAll(marked('month'))) fill(place)
    void showOwnMonths(part)
  },
} satisfies Enhancement
