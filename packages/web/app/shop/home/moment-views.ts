import type { BrandStage } from '@volante/contract/site'
import { CAR_VIEWS } from '@volante/domain/car/car-image'
import type { View } from '../../car-photo/photos.ts'

type Moment = BrandStage['moments'][number]

/** From where a figure shows. */
const SEEN_FROM: Readonly<Record<Moment, View>> = {
  'engine.power': 'front34',
  'engine.torque': 'front34',
  'performance.acceleration': 'side',
  'performance.road': 'side',
  'capacities.luggage': 'rear34',
  'capacities.payload': 'rear34',
  'capacities.towing': 'rear34',
  'dimensions.clearance': 'side',
}

/** Takes up to three moments; returns a view for each, none twice: the one it shows best from, or one that is left. */
export function viewsOf(moments: readonly Moment[]): View[] {
  const taken: View[] = []
  for (const moment of moments) {
    const best = SEEN_FROM[moment]
    taken.push(taken.includes(best) ? (CAR_VIEWS.find((view) => !taken.includes(view)) ?? best) : best)
  }
  return taken
}
