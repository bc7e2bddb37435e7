import { useState } from 'react'
import { passes, type RangeFilter, writeFilter } from './range-filter.ts'
import type { RangeModel } from './range.ts'

/** The filter of the address, changed at once and written back into it, so that a link shows the same cars. */
export function useRangeFilter(models: readonly RangeModel[], initial: RangeFilter) {
  const [filter, setFilter] = useState(initial)
  const [isTouched, setTouched] = useState(false)
  const change = (next: RangeFilter) => {
    setFilter(next)
    setTouched(true)
    history.replaceState(history.state, '', location.pathname + writeFilter(next))
  }
  return { filter, isTouched, change, found: models.filter((model) => passes(model, filter)) }
}
