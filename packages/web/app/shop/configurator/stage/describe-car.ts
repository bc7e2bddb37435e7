import type { Mvs } from '@volante/contract/car-shapes'
import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { selectedParts } from '@volante/domain/configuration/rules'
import type { View } from '../../../car-photo/photos.ts'
import type { Texts } from '../../../texts/texts.tsx'

/** The car in a sentence, as it is configured; with a view what its picture shows, for those who cannot see it. */
export function describeCar(
  { t }: Texts,
  { modelName, versionName, year }: Mvs,
  index: CatalogueIndex,
  build: Build,
  view?: View,
): string {
  const parts = selectedParts(index, build)
  const nameOf = (type: 'COLOR' | 'COATING') => parts.find((part) => part.type === type)?.name ?? ''
  const items = parts.filter(({ type }) => type === 'ITEM' || type === 'ACCESSORY').map(({ name }) => name)
  return t('configurator.description-of-car', {
    car: `${modelName} ${versionName}`,
    year: String(year),
    view: view ?? '',
    color: nameOf('COLOR'),
    coating: nameOf('COATING'),
    hasCoating: nameOf('COATING') === '' ? 'no' : 'yes',
    count: items.length,
    items: items.join(', '),
  })
}
