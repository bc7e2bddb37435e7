import { useTexts } from '../../../texts/texts.tsx'
import { useConfigurator } from '../configurator-context.tsx'
import { describeCar } from './describe-car.ts'

export function useDescription(): string {
  const texts = useTexts()
  const { data, index, build } = useConfigurator()
  return describeCar(texts, data.car.mvs, index, build)
}
