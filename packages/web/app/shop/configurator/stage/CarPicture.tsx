import type { OutsideView } from '@volante/domain/car/car-image'
import type { ColorKind } from '@volante/domain/configuration/catalogue'
import type { SeenColor } from '@volante/domain/configuration/seen-color'
import { UNPAINTED } from '../../../car-photo/part/seen-part.ts'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { type CarPhotos, HERO_VIEW, onStage } from '../../../car-photo/photos.ts'
import type { Finish } from '../../../ui/car/paint.ts'
import type { LoadedCar } from '../load-car.ts'

export const FINISHES: Readonly<Record<ColorKind, Finish>> = {
  solid: 'solid',
  metallic: 'metallic',
  pearly: 'pearl',
  special: 'special',
}

interface CarPictureProps {
  readonly model: LoadedCar['model']
  readonly color: Omit<SeenColor, 'fittings'> | undefined
  readonly photos: CarPhotos | null
  readonly label: string
  readonly side?: OutsideView
  /** One of several, as wide as a hand. */
  readonly isSmall?: boolean
}

/** The car in the chosen colour under the chosen roof, on stage and summary. */
export function CarPicture({ model, color, photos, label, side = HERO_VIEW, isSmall = false }: CarPictureProps) {
  const paint = color ? { ...color, finish: FINISHES[color.kind] } : UNPAINTED
  const place = isSmall ? { sizes: '300px' } : onStage(1280)
  return (
    <LiveCarPhoto
      car={{ ...model, paint, photos }}
      view={side}
      label={label}
      {...place}
      isFirst={!isSmall}
      travelsAs={isSmall ? undefined : model.slug}
    />
  )
}
