import { isCabinView } from '@volante/domain/car/car-image'
import { marks } from '../enhance/marks.ts'
import { classes } from '../ui/classes.ts'
import { Picture } from '../ui/data/Picture.tsx'
import { useAsset } from '../ui/data/PictureArea.tsx'
import { CarDrawing } from './CarDrawing.tsx'
import css from './CarPhoto.module.css'
import { drawingAddress } from './drawing-address.ts'
import { type Facing, facingIn, HERO_VIEW, photoFile, type View } from './photos.ts'
import { type CarWords, drawn, type PicturedCar } from './pictured-car.ts'
import { travel } from './travel.ts'
import { usePictureWords } from './use-picture-words.ts'
import { sideFrame, widthToScale } from './side-frame.ts'

export interface CarPhotoProps {
  readonly car: PicturedCar
  readonly view?: View
  /** What is shown; without them the picture is decoration, as where the car's name stands beside it. */
  readonly words?: CarWords | undefined
  /** How wide it is shown, as a list of the `sizes` attribute. */
  readonly sizes: string
  /** As wide as a stage (`onStage`, `closeUp`): on screens of high density in its largest file. */
  readonly isWide?: boolean
  /** The first picture of a page loads at once. */
  readonly isFirst?: boolean
  /** From the side, too, in the place of the other views. */
  readonly isOnStage?: boolean
  readonly facing?: Facing
  /** Length in millimetres that would fill the width, so that a row is true to scale. */
  readonly fullWidthAt?: number
  readonly className?: string | undefined
  /** The car's name between pages, once on each: there it moves to where the next page shows it. */
  readonly travelsAs?: string | undefined
}

/**
 * The picture of a car; its smaller file when it does not arrive, its drawing where there is none. On pages without React the small
 * script sees to it (`photos.enhance.ts`). The configurator's stage has `LiveCarPhoto`.
 */
export function CarPhoto({
  car,
  view = HERO_VIEW,
  words,
  sizes,
  isWide,
  isFirst,
  isOnStage,
  facing,
  fullWidthAt,
  className,
  travelsAs,
}: CarPhotoProps) {
  const says = usePictureWords()
  const file = photoFile(car.photos, view, car.paint.code, isWide)
  const { status, isFallback, report, picture } = useAsset(file?.src)
  if (!file || status === 'error')
    return (
      <CarDrawing
        {...drawn(car)}
        label={says(words, 'side')}
        {...(facing ? { facing } : {})}
        {...(fullWidthAt ? { fullWidthAt } : {})}
        className={className}
      />
    )
  const side = view === 'side' && !isOnStage ? sideFrame(car) : null
  const width = fullWidthAt && side ? { inlineSize: widthToScale(car.length, fullWidthAt) } : {}
  return (
    <span
      className={classes(css.photo, side ? css.side : isCabinView(view) ? css.cabin : css.hero, className)}
      style={{ ...side?.place, ...width, ...travel(travelsAs) }}
      data-facing={facingIn(view, facing)}
      {...marks({
        photo: 'loading',
        drawing: drawingAddress(car, facing),
        'drawing-words': says(words, 'side') || undefined,
      })}
    >
      <Picture
        key={String(isFallback)}
        ref={picture}
        file={isFallback ? { ...file, sources: [] } : file}
        sizes={sizes}
        alt={says(words, view)}
        isFirst={isFirst ?? false}
        style={side?.picture}
        onLoad={() => report('loaded')}
        onError={() => report('failed')}
      />
    </span>
  )
}
