import { addAll, addBit, commonPositions, emptyBits, hasBit, intersects, positionsOf } from './bits.ts'
import type { Bits } from './bits.ts'
import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { closureAt, knownPositions, partsIn, selectedBits } from './rules.ts'

/** What the answer must hold and must not hold, as positions. */
export type Demand = { readonly must: readonly number[]; readonly out: readonly number[] }

/** One decision beyond the demand: to give up a chosen part, to take an alternative, to take a colour or a coating. */
export type Decision = { readonly kind: 'drop' | 'pick' | 'color' | 'coating'; readonly at: number }

export type SearchOptions = {
  /** Cost of giving up a chosen part; taking an alternative, another colour or another coating costs 1. */
  readonly dropCost: number
  /** Stop once this many results are known and nothing as cheap is open. */
  readonly enough: number
  /** Whether a colour, a coating or a part of another group may stand for an alternative that it brings along. */
  readonly throughOthers: boolean
}

/** The decisions that lead from the build to a valid one, and what is selected then. */
export type Solution = {
  readonly decisions: readonly Decision[]
  readonly color: number | undefined
  readonly coating: number | undefined
  readonly selected: Bits
  readonly cost: number
  /** Cents between the two builds' parts, an unknown price counting as nothing. */
  readonly priceShift: number
}

type Paint = readonly [color: number | undefined, coating: number | undefined]
export type State = {
  readonly must: Bits
  readonly out: Bits
  readonly picks: readonly number[]
  readonly paint: Paint
}
export type Step = (state: State) => State | null
export type Task = {
  readonly index: CatalogueIndex
  readonly families: readonly [colors: Bits, coatings: Bits]
  readonly roots: readonly number[]
  readonly paint: Paint
  readonly wanted: Bits
  readonly priceBefore: number
  readonly dropCost: number
  /** What may be taken for an alternative that it brings along. */
  readonly bringers: readonly number[]
}

/** Takes a build and a demand; returns the search's task and first state, null when the demand contradicts itself. */
export function openTask(
  index: CatalogueIndex,
  build: Build,
  demand: Demand,
  { dropCost, throughOthers }: SearchOptions,
): [Task, State] | null {
  const blank = emptyBits(index.nodes.length)
  const families = [index.colorBits, index.coatingBits] as const
  const first: State = { must: blank, out: blank, picks: [], paint: [undefined, undefined] }
  const steps = [...demand.out.map(forbid), ...demand.must.map((at) => require({ index, families }, at))]
  const start = steps.reduce<State | null>((state, step) => state && step(state), first)
  if (!start) return null
  const [color, coating] = start.paint
  const task: Task = {
    index,
    families,
    roots: knownPositions(index, build.chosen),
    paint: [color ?? index.colors.get(build.colorCode ?? ''), coating ?? index.coatings.get(build.coatingCode ?? '')],
    wanted: start.must,
    priceBefore: pricesOf(index, selectedBits(index, build)),
    dropCost,
    bringers: throughOthers ? bringersIn(index) : [],
  }
  return [task, start]
}

/** Takes a state; returns what it amounts to and the steps that mend its first broken rule. Without steps it is valid. */
export function lookAt(task: Task, state: State): { readonly solution: Solution; readonly steps: readonly Step[] } {
  const { index, roots, families } = task
  const stands = (at: number) => !intersects(closureAt(index, at), state.out)
  const paint = [0, 1].map(
    (family) => state.paint[family] ?? [task.paint[family] ?? -1].find((at) => at >= 0 && stands(at)),
  )
  const [selected, base] = [state.must.slice(), task.wanted.slice()]
  for (const at of [...roots.filter(stands), ...paint.filter((position) => position !== undefined)]) {
    addAll(selected, closureAt(index, at))
    addAll(base, closureAt(index, at))
  }
  const unpainted = paint.findIndex((at, family) => at === undefined && families[family]?.some((word) => word !== 0))
  const steps = mendClash(index, selected) ?? mendGroup(task, selected) ?? mendPaint(task, unpainted) ?? []
  const repainted = paint.map((at, family) => (at === task.paint[family] ? 0 : 1))
  const dropped = roots.filter((root) => !stands(root))
  const picked = neededPicks(index, base, state.picks)
  const decisions: Decision[] = [
    ...dropped.map((at) => ({ kind: 'drop', at }) as const),
    ...(repainted[0] === 1 ? [{ kind: 'color', at: paint[0] ?? -1 } as const] : []),
    ...(repainted[1] === 1 ? [{ kind: 'coating', at: paint[1] ?? -1 } as const] : []),
    ...picked.map((at) => ({ kind: 'pick', at }) as const),
  ]
  const cost = decisions.length + dropped.length * (task.dropCost - 1)
  const priceShift = steps.length === 0 ? pricesOf(index, selected) - task.priceBefore : 0
  return { solution: { decisions, color: paint[0], coating: paint[1], selected, cost, priceShift }, steps }
}

const forbid =
  (at: number): Step =>
  (state) => {
    if (hasBit(state.must, at)) return null
    const out = state.out.slice()
    addBit(out, at)
    return { ...state, out }
  }

/** Takes a position into the car with all it includes; whatever clashes with it is out for good. */
function require({ index, families }: Pick<Task, 'index' | 'families'>, at: number): Step {
  const closure = closureAt(index, at)
  const family = families.findIndex((bits) => hasBit(bits, at))
  return (state) => {
    if (family >= 0 && (state.paint[family] ?? at) !== at) return null
    const [must, out] = [state.must.slice(), state.out.slice()]
    addAll(must, closure)
    for (const added of positionsOf(closure)) addAll(out, index.clashes[added] ?? closure)
    if (intersects(must, out)) return null
    const [color, coating] = state.paint
    return { ...state, must, out, paint: [family === 0 ? at : color, family === 1 ? at : coating] }
  }
}

function pick(task: Task, at: number): Step {
  const take = require(task, at)
  const isPaint = task.families.some((family) => hasBit(family, at))
  return (state) => {
    const next = take(state)
    return next && !isPaint ? { ...next, picks: [...next.picks, at] } : next
  }
}

function mendClash(index: CatalogueIndex, selected: Bits): Step[] | null {
  for (const at of positionsOf(selected)) {
    const clashes = index.clashes[at] ?? selected
    if (intersects(clashes, selected)) return [at, ...commonPositions(clashes, selected).slice(0, 1)].map(forbid)
  }
  return null
}

function mendGroup(task: Task, selected: Bits): Step[] | null {
  for (const at of positionsOf(selected)) {
    const open = task.index.groups[at]?.find((group) => !intersects(group, selected))
    if (open) return [...closersOf(task, open).map((closer) => pick(task, closer)), forbid(at)]
  }
  return null
}

const closersOf = ({ index, bringers }: Task, open: Bits): number[] => [
  ...positionsOf(open),
  ...bringers.filter((at) => !hasBit(open, at) && intersects(closureAt(index, at), open)),
]

/** Colours, coatings and everybody's alternatives. */
function bringersIn({ nodes, colorBits, coatingBits, groups }: CatalogueIndex): number[] {
  const found = emptyBits(nodes.length)
  for (const bits of [colorBits, coatingBits, ...groups.flat()]) addAll(found, bits)
  return positionsOf(found)
}

function mendPaint(task: Task, family: number): Step[] | null {
  const paints = task.families[family]
  return paints ? positionsOf(paints).map((at) => require(task, at)) : null
}

/** A pick that another pick, or what stands anyway, includes is no decision. */
function neededPicks(index: CatalogueIndex, base: Bits, picks: readonly number[]): number[] {
  let needed = picks.filter((at) => !hasBit(base, at))
  for (const at of needed)
    if (needed.some((other) => other !== at && hasBit(closureAt(index, other), at)))
      needed = needed.filter((other) => other !== at)
  return needed
}

const pricesOf = (index: CatalogueIndex, selected: Bits): number =>
  partsIn(index, selected).reduce((sum, { price }) => sum + (price ?? 0), 0)
