import { type OrderTextKey, STAGES, type Stage } from './stages.ts'

/** Where the car is when its delivery is promised; `order`: it is still to be built. */
export const UNIT_PLACES = ['dealer', 'yard', 'transit', 'production', 'order'] as const
export type UnitPlace = (typeof UNIT_PLACES)[number]

const BUILT: readonly UnitPlace[] = ['dealer', 'yard', 'transit']

/** Takes where a car is; returns the stages its order goes through: what is built already has no production. */
export const stagesOfPlace = (place: UnitPlace): readonly Stage[] =>
  STAGES.filter((stage) => stage !== 'production' || !BUILT.includes(place))

/** Takes an event's status and where the car was when it was reserved; returns how history tells it of a car that is built to order, null where it is told as ever. */
export function happened(
  status: string,
  place: UnitPlace,
): { readonly title: OrderTextKey; readonly sentence: OrderTextKey } | null {
  const situation = place === 'order' ? OF_ORDERED[status] : undefined
  return situation ? { title: `order.now.${situation}.title`, sentence: `order.now.${situation}` } : null
}

/** Nothing of the stock was set aside. */
const OF_ORDERED: Readonly<Record<string, 'ordered' | 'orderedPapers'>> = {
  PRE_RESERVE: 'ordered',
  RESERVE: 'orderedPapers',
}

/** Takes a stage and where the car is; returns the key of what happens in it. */
export const stageText = (stage: Stage, place: UnitPlace): OrderTextKey =>
  stage === 'contract' || stage === 'shipping'
    ? `order.stage.${stage}.text.${place}`
    : stage === 'reservation' && place === 'order'
      ? 'order.stage.reservation.text.order'
      : `order.stage.${stage}.text`
