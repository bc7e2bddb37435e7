import { BODIES } from '../../ui/car/bodies.ts'
import type { ShownModel } from './load-model.ts'

/** How far behind its nose a car's front wheels have their middle, in millimetres: where it is pictured its own, else its drawing's. */
export function frontAxle({
  photos,
  drawing,
  dimensions,
}: Pick<ShownModel, 'photos' | 'drawing' | 'dimensions'>): number {
  const { axles, length: drawn } = BODIES[drawing]
  return photos?.frontOverhang ?? (axles[0] / drawn) * dimensions.length
}
