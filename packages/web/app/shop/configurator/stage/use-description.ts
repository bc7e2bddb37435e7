import type { View } from '../../../car-photo/photos.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { describeCar } from './describe-car.ts'

export function useDescription(view?: View): string {
  const texts = useTexts()
  const { data, index, build } = useConfigurator()
  return describeCar(texts, data.car.mvs, index, build, view)
}
