import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { lookAt, openTask } from './search-state.ts'
import type { Demand, SearchOptions, Solution, State, Step, Task } from './search-state.ts'

/** Counted in states, not in milliseconds, so that every machine gives the same answer. */
const STATES = 600
const DIVE_STATES = 300

/**
 * Takes a build and a demand; returns the sets of decisions that make a valid build of it, cheapest first, then the least
 * price shift. Best-first search over broken rules: each rule can only be mended by its own few steps. When the states run
 * out without an answer it dives for the first valid build instead. No answer: the demand cannot be met.
 */
export function solve(index: CatalogueIndex, build: Build, demand: Demand, options: SearchOptions): Solution[] {
  const opened = openTask(index, build, demand, options)
  if (!opened) return []
  const found = bestFirst(...opened, options.enough)
  if (found.length > 0) return found.sort(byCostThenPrice)
  const dive = diveFrom(...opened, { left: DIVE_STATES })
  return dive ? [dive] : []
}

/** Ties end with the sets themselves, so that the order never depends on the way the search went. */
const byCostThenPrice = (a: Solution, b: Solution): number =>
  a.cost - b.cost || Math.abs(a.priceShift) - Math.abs(b.priceShift) || (a.selected.join() < b.selected.join() ? -1 : 1)

function bestFirst(task: Task, start: State, enough: number): Solution[] {
  const open: { state: State; steps: readonly Step[] }[][] = []
  const seen = new Set<string>()
  const found: Solution[] = []
  const visit = (state: State | null) => {
    const key = state && [state.must, state.out, state.paint].join('|')
    if (!state || !key || seen.has(key)) return
    seen.add(key)
    const { solution, steps } = lookAt(task, state)
    if (steps.length === 0) found.push(solution)
    else (open[solution.cost] ??= []).push({ state, steps })
  }
  visit(start)
  while (seen.size < STATES) {
    const cheapest = open.findIndex((bucket) => bucket && bucket.length > 0)
    const next = open[cheapest]?.pop()
    if (!next || found.filter(({ cost }) => cost < cheapest).length >= enough) break
    for (const step of next.steps) visit(step(next.state))
  }
  return found
}

function diveFrom(task: Task, state: State, budget: { left: number }): Solution | null {
  const { solution, steps } = lookAt(task, state)
  if (steps.length === 0) return solution
  for (const step of steps) {
    if (budget.left-- <= 0) return null
    const next = step(state)
    const found = next && diveFrom(task, next, budget)
    if (found) return found
  }
  return null
}
