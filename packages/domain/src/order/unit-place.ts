import { type OrderTextKey, STAGES, type Stage } from './stages.ts'

/** Where the car is when its delivery is promised; `order`: it is still to be built. */
export const UNIT_PLACES = ['dealer', 'yard', 'transit', 'production', 'order'] as const
export type UnitPlace = (typeof UNIT_PLACES)[number]

const BUILT: readonly UnitPlace[] = ['dealer', 'yard', 'transit']

/** Takes where a car is; returns the stages its order goes through: what is built already has no production. */
export const stagesOfPlace = (place: UnitPlace): readonly Stage[] =>
  STAGES.filter((stage) => stage !== 'production' || !BUILT.includes(place))

/** Takes a stage and where the car is; returns the key of what happens in it. */
export const stageText = (stage: Stage, place: UnitPlace): OrderTextKey =>
  stage === 'contract' || stage === 'shipping'
    ? `order.stage.${stage}.text.${place}`
    : stage === 'reservation' && place === 'order'
      ? 'order.stage.reservation.text.order'
      : `order.stage.${stage}.text`
