import { carImagePath } from '@volante/domain/car-image'
import type { ColorKind, ColorPart } from '@volante/domain/configuration/catalogue'
import type { Finish } from '../../../ui/car/paint.ts'
import { bodyNameFor } from '../../../ui/car/bodies.ts'
import { CarSilhouette } from '../../../ui/CarSilhouette.tsx'
import { PictureArea } from '../../../ui/PictureArea.tsx'
import type { LoadedCar } from '../load-car.ts'

export const FINISHES: Readonly<Record<ColorKind, Finish>> = {
  solid: 'solid',
  metallic: 'metallic',
  pearly: 'pearl',
  special: 'special',
}

/** Three quarters from the front: the view of stage and summary. */
export const HERO_VIEW = 'front34'

const UNPAINTED = { hex: '#c2c5c8', kind: 'solid' } as const

interface CarPictureProps {
  readonly model: Pick<LoadedCar['model'], 'slug' | 'body' | 'dimensions'>
  readonly color: ColorPart | undefined
  /** Paths below /api/assets of the pictures there are. */
  readonly pictures: readonly string[]
  readonly label: string
}

/** The picture in the chosen colour, its smaller one when that fails, then the drawing in the chosen paint. */
export function CarPicture({ model, color, pictures, label }: CarPictureProps) {
  const { length, height } = model.dimensions
  const { hex, kind } = color ?? UNPAINTED
  const [src = null, smaller] = (['extraLarge', 'large'] as const).flatMap((size) => {
    const image = carImagePath({ model: model.slug, view: HERO_VIEW, colorCode: color?.code ?? '', size })
    return 'path' in image && pictures.includes(image.path) ? [`/api/assets/${image.path}`] : []
  })
  return (
    <PictureArea
      src={src}
      fallbackSrc={smaller}
      alt={label}
      width={1280}
      height={560}
      isFirst
      drawing={
        <CarSilhouette
          body={bodyNameFor(model.body, length)}
          paint={hex}
          finish={FINISHES[kind]}
          length={length}
          height={height}
          label={label}
        />
      }
    />
  )
}
