import { PictureArea } from '../ui/data/PictureArea.tsx'
import { CarDrawing } from './CarDrawing.tsx'
import { HERO_VIEW, photoFile, type View } from './photos.ts'
import { drawn, type PicturedCar } from './pictured-car.ts'
import { travel } from './travel.ts'

interface LiveCarPhotoProps {
  readonly car: PicturedCar
  readonly view?: View
  readonly label: string
  readonly sizes: string
  /** As wide as a stage (`onStage`): on screens of high density in its largest file. */
  readonly isWide?: boolean
  readonly isFirst?: boolean
  /** The car's name between pages, once on each: there it moves to where the next page shows it. */
  readonly travelsAs?: string | undefined
}

/** The picture of a car on pages with React: its smaller file when it fails, then the drawing. Elsewhere it is `CarPhoto`. */
export function LiveCarPhoto({
  car,
  view = HERO_VIEW,
  label,
  sizes,
  isWide,
  isFirst = false,
  travelsAs,
}: LiveCarPhotoProps) {
  return (
    <PictureArea
      file={photoFile(car.photos, view, car.paint.code, isWide)}
      alt={label}
      sizes={sizes}
      isFirst={isFirst}
      style={travel(travelsAs)}
      drawing={<CarDrawing {...drawn(car)} label={label} />}
    />
  )
}
