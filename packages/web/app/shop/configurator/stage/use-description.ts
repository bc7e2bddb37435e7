import type { Build } from '@volante/domain/configuration/catalogue'
import type { View } from '../../../car-photo/photos.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { describeCar } from './describe-car.ts'

/** The car in a sentence; with a view what its picture shows, and instead of the car as it is another build. */
export function useDescription(view?: View, shown?: Build): string {
  const texts = useTexts()
  const { data, index, build } = useConfigurator()
  return describeCar(texts, data.car.mvs, index, shown ?? build, view)
}
