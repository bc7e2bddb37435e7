import { addAll, addBit, type Bits, emptyBits, hasBit, intersects, positionsOf } from '../configuration/bits.ts'
import type { CatalogueIndex } from '../configuration/catalogue-index.ts'
import { closureAt, isValid } from '../configuration/rules.ts'

/** The cheapest way to so many items of equipment, as positions of the catalogue; prices are cents with the paint. */
export interface CheapestBuild {
  readonly count: number
  readonly priceCents: number
  readonly items: readonly number[]
  readonly color: number | null
  readonly coating: number | null
}

/** Counted in branches, not in milliseconds, so that every machine gives the same answer; what the demo sells takes hundreds. */
const BRANCHES = 200_000

interface Task {
  readonly index: CatalogueIndex
  /** What can be chosen and has a price, the cheapest first. */
  readonly items: readonly number[]
  readonly prices: readonly number[]
  readonly isItem: Bits
  readonly paints: readonly Paint[]
  /** By number of items: the cheapest build with so many or more. */
  readonly best: CheapestBuild[]
  left: number
}

interface Paint {
  readonly color: number | null
  readonly coating: number | null
  readonly bits: Bits
}

interface State {
  readonly selected: Bits
  readonly out: Bits
  readonly priceCents: number
  readonly count: number
}

/**
 * Takes a catalogue and what must be in; returns for each number of items the cheapest valid build that has so many or more,
 * from the fewest items to the most, each dearer than the one before. Exact, by branch and bound: an item is taken or left
 * out, and a branch ends where even its cheapest open items cannot make a cheaper build than those that are known.
 */
export function cheapestBuilds(index: CatalogueIndex, must: readonly number[] = []): readonly CheapestBuild[] {
  const task = taskOf(index)
  const start = firstState(task, must)
  if (!start || index.catalogue.basePrice === null) return []
  explore(task, start, 0)
  const found = task.best.filter((one, at) => one && one !== task.best[at + 1])
  return found.sort((a, b) => a.count - b.count)
}

function taskOf(index: CatalogueIndex): Task {
  const { nodes } = index
  const prices = nodes.map(({ price }) => price ?? Number.POSITIVE_INFINITY)
  const isItem = emptyBits(nodes.length)
  nodes.forEach(({ type }, at) => {
    if (type === 'ITEM') addBit(isItem, at)
  })
  const priceOf = (at: number): number => prices[at] ?? 0
  const costOf = (bits: Bits) => positionsOf(bits).reduce((sum, at) => sum + priceOf(at), 0)
  const items = positionsOf(isItem)
    .filter((at) => Number.isFinite(costOf(closureAt(index, at))))
    .sort((a, b) => priceOf(a) - priceOf(b) || a - b)
  const paints = paintsOf(index).filter(({ bits }) => Number.isFinite(costOf(bits)))
  const paintCost = new Map(paints.map((paint) => [paint, priceOf(paint.color ?? -1) + priceOf(paint.coating ?? -1)]))
  paints.sort((a, b) => (paintCost.get(a) ?? 0) - (paintCost.get(b) ?? 0))
  return { index, items, prices, isItem, paints, best: [], left: BRANCHES }
}

/** Every colour with every coating. */
function paintsOf(index: CatalogueIndex): Paint[] {
  const family = (bits: Bits): readonly (number | null)[] => {
    const positions = positionsOf(bits)
    return positions.length > 0 ? positions : [null]
  }
  return family(index.colorBits).flatMap((color) =>
    family(index.coatingBits).map((coating) => {
      const bits = emptyBits(index.nodes.length)
      for (const at of [color, coating]) if (at !== null) addAll(bits, closureAt(index, at))
      return { color, coating, bits }
    }),
  )
}

function firstState(task: Task, must: readonly number[]): State | null {
  const blank = emptyBits(task.index.nodes.length)
  const start: State = { selected: blank, out: blank, priceCents: task.index.catalogue.basePrice ?? 0, count: 0 }
  return must.reduce<State | null>(
    (state, at) => state && (hasBit(state.selected, at) ? state : take(task, state, at)),
    start,
  )
}

/** With an item and all it includes; null where that breaks a rule or takes what was left out. */
function take({ index, prices, isItem }: Task, state: State, item: number): State | null {
  const added = closureAt(index, item)
  if (intersects(added, state.out)) return null
  const selected = state.selected.slice()
  let { priceCents, count } = state
  for (const at of positionsOf(added)) {
    if (hasBit(selected, at)) continue
    if (intersects(index.clashes[at] ?? selected, state.selected)) return null
    addBit(selected, at)
    priceCents += prices[at] ?? 0
    if (hasBit(isItem, at)) count += 1
  }
  for (const at of positionsOf(added)) if (intersects(index.clashes[at] ?? added, selected)) return null
  return Number.isFinite(priceCents) ? { selected, out: state.out, priceCents, count } : null
}

function explore(task: Task, state: State, from: number): void {
  if (task.left-- <= 0 || !mayBeCheaper(task, state, from)) return
  let next = from
  while (hasBit(state.selected, task.items[next] ?? -1)) next += 1
  const item = task.items[next]
  if (item === undefined) return note(task, state)
  const taken = take(task, state, item)
  if (taken) explore(task, taken, next + 1)
  const out = state.out.slice()
  addBit(out, item)
  explore(task, { ...state, out }, next + 1)
}

/** Whether the cheapest open items could still lead to a build that is cheaper than the known one of its size. */
function mayBeCheaper({ index, items, prices, best, paints }: Task, state: State, from: number): boolean {
  const [paint] = paints
  if (!paint) return false
  let { count } = state
  let least = state.priceCents + (prices[paint.color ?? -1] ?? 0) + (prices[paint.coating ?? -1] ?? 0)
  if (least < (best[count]?.priceCents ?? Number.POSITIVE_INFINITY)) return true
  for (let nth = from; nth < items.length; nth += 1) {
    const at = items[nth] ?? 0
    if (hasBit(state.selected, at) || intersects(index.clashes[at] ?? state.out, state.selected)) continue
    count += 1
    least += prices[at] ?? 0
    if (least < (best[count]?.priceCents ?? Number.POSITIVE_INFINITY)) return true
  }
  return false
}

/** Keeps a whole build in its cheapest paint, wherever it is the cheapest with so many items or fewer. */
function note(task: Task, { selected, priceCents, count }: State): void {
  const { index, prices, paints, best, isItem } = task
  let cheapest: (Paint & { readonly total: number }) | null = null
  for (const paint of paints) {
    const added = positionsOf(paint.bits).filter((at) => !hasBit(selected, at))
    const total = added.reduce((sum, at) => sum + (prices[at] ?? 0), priceCents)
    if (total >= (cheapest?.total ?? best[count]?.priceCents ?? Number.POSITIVE_INFINITY)) continue
    const full = selected.slice()
    addAll(full, paint.bits)
    // A paint that brings an item is tried with the builds that have it.
    if (!added.some((at) => hasBit(isItem, at)) && isValid(index, full)) cheapest = { ...paint, total }
  }
  if (!cheapest) return
  const { color, coating, total } = cheapest
  const items = positionsOf(selected).filter((at) => hasBit(isItem, at))
  const build: CheapestBuild = { count, priceCents: total, items, color, coating }
  best[count] = build
  // At the same price more items are better than fewer.
  for (let size = count - 1; size >= 0 && total <= (best[size]?.priceCents ?? Number.POSITIVE_INFINITY); size -= 1)
    best[size] = build
}
