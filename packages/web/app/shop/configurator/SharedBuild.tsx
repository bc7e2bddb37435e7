import { openBuild, readAddress } from '@volante/domain/configuration/address'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { seenColor } from '@volante/domain/configuration/seen-color'
import { HERO_VIEW } from '../../car-photo/photos.ts'
import { SharedPicture } from '../../car-photo/SharedPicture.tsx'
import { useTexts } from '../../texts/texts.tsx'
import type { ConfiguratorData } from './load-configurator.ts'
import { describeCar } from './stage/describe-car.ts'

interface SharedBuildProps {
  readonly data: ConfiguratorData
  readonly query: string
}

/** The picture beside a link to a build: that very car, in its colour and under its roof. */
export function SharedBuild({ data: { car, photos }, query }: SharedBuildProps) {
  const texts = useTexts()
  const index = indexCatalogue(car.catalogue)
  const { build } = openBuild(index, readAddress(new URLSearchParams(query)))
  return (
    <SharedPicture
      photos={photos}
      colorCode={seenColor(index, build)?.code}
      alt={describeCar(texts, car.mvs, index, build, HERO_VIEW)}
    />
  )
}
