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

const UNPAINTED = { hex: '#c2c5c8', kind: 'solid' } as const

interface CarPictureProps {
  readonly model: Pick<LoadedCar['model'], 'slug' | 'body' | 'dimensions'>
  readonly color: ColorPart | undefined
  /** Paths below /api/assets of the pictures there are. */
  readonly pictures: readonly string[]
  readonly label: string
}

/** `assets/cars/<model>/front34-<colour code>.webp`, then `front34.webp`, then the drawing in the chosen paint. */
export function CarPicture({ model, color, pictures, label }: CarPictureProps) {
  const { length, height } = model.dimensions
  const { hex, kind } = color ?? UNPAINTED
  const pictureOf = (name: string) => {
    const path = `cars/${model.slug}/${name}.webp`
    return pictures.includes(path) ? `/api/assets/${path}` : null
  }
  const own = color ? pictureOf(`front34-${color.code}`) : null
  const general = pictureOf('front34')
  return (
    <PictureArea
      key={own ?? general}
      src={own ?? general}
      fallbackSrc={general ?? undefined}
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
