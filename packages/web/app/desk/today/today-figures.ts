import type { Today } from '@volante/contract/work'
import { QUEUE_NAMES, type Queue } from '@volante/domain/order/queues'
import { STAGES, type Stage } from '@volante/domain/order/stages'
import { STOCK_AGE_NAMES, type StockAge } from '@volante/domain/stock/stock-age'
import { COUNTED_LISTS, type FigureName, figureOf, type Figure, SUMMED_LIST } from '@volante/domain/work/figures'
import type { TextId } from '../../texts/ids.ts'
import { addressOf } from '../../work/list/list-address.ts'
import { queueList } from '../work/queue-address.ts'

/** A number and the list that it counts. */
export interface ShownFigure {
  readonly name: TextId
  readonly count: number
  readonly to: string
  readonly isLate: boolean
  /** A sum is counted to its end. */
  readonly isSum: boolean
}

/** The figures of a part of the page, each with its words and the address of the list narrowed to what it counts. */
export const figuresOf = ({ figures, from, to }: Today, part: Figure['part']): ShownFigure[] =>
  figures.flatMap(({ name, count }) => {
    const figure = figureOf(name)
    if (figure.part !== part) return []
    const { isLate = false, list } = figure
    return [{ name: textOf(name), count, to: addressFor(figure, { from, to }), isLate, isSum: list === SUMMED_LIST }]
  })

function addressFor({ list, asked, isOfDays }: Figure, days: Readonly<Record<'from' | 'to', string>>): string {
  if (list === 'queues') return queueList(asked.queue as Queue).path
  // Without a filter, the address would open what its reader saved as their own list.
  const at = { path: COUNTED_LISTS[list].path, opensSaved: true }
  return addressOf(at, isOfDays ? { ...asked, from: days.from, to: days.to } : asked)
}

type Own = Exclude<FigureName, Queue | Stage | StockAge>
const among = <Name extends FigureName>(names: readonly Name[], name: FigureName): name is Name =>
  names.some((one) => one === name)

function textOf(name: FigureName): TextId {
  if (among(QUEUE_NAMES, name)) return `work.queue.${name}`
  if (among(STAGES, name)) return `order.stage.${name}`
  if (among(STOCK_AGE_NAMES, name)) return `work.stock.age.${name}`
  return `desk.today.${name satisfies Own}`
}
