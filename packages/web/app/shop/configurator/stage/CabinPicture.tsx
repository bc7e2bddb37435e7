import { CABIN_VIEWS, type CabinView } from '@volante/domain/car/car-image'
import { useState } from 'react'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { IconButton } from '../../../ui/action/IconButton.tsx'
import { Camera } from '../../../ui/action/icons.ts'
import type { LoadedCar } from '../load-car.ts'
import { classes } from '../../../ui/classes.ts'
import css from './CabinPicture.module.css'
import { HERO_VIEW, onStage, type CarPhotos } from '../../../car-photo/photos.ts'
import { UNPAINTED } from '../../../car-photo/part/seen-part.ts'
import { useDescription } from './use-description.ts'

/** Takes a car's pictures; returns its views from inside. */
export const cabinViews = (photos: CarPhotos | null): readonly CabinView[] =>
  CABIN_VIEWS.filter((view) => photos?.views.includes(view))

interface CabinPictureProps {
  readonly model: LoadedCar['model']
  readonly photos: CarPhotos
  /** With what is worn in the cabin (`seenCabin`). */
  readonly coatingCode: string
  /** Where one looks from first. */
  readonly from: CabinView | null
  /** Shows the car from outside; null while it is looked at from inside alone. */
  readonly onLeave: (() => void) | null
}

/** The cabin in the chosen coating: from the driver's seat unless another place comes first, by a press from the other one. */
export function CabinPicture({ model, photos, coatingCode, from, onLeave }: CabinPictureProps) {
  const { t } = useTexts()
  const [first = 'driver', second] = cabinViews(photos).toSorted((a, b) => Number(b === from) - Number(a === from))
  const [isFirst, setFirst] = useState(true)
  const view = isFirst || !second ? first : second
  const label = useDescription(view)
  const car = { ...model, photos, paint: { ...UNPAINTED, code: coatingCode } }
  return (
    <div className={css.cabin}>
      <LiveCarPhoto key={view} car={car} view={view} label={label} {...onStage(1280)} isFirst />
      {second ? (
        <IconButton
          icon={Camera}
          label={t('configurator.see-from', { view: isFirst ? second : first })}
          isLabelShown="wide"
          className={css.toggle}
          onClick={() => setFirst(!isFirst)}
        />
      ) : null}
      {onLeave ? (
        <IconButton
          icon={Camera}
          label={t('configurator.see-side', { view: HERO_VIEW })}
          isLabelShown="wide"
          className={classes(css.toggle, css.out)}
          onClick={onLeave}
        />
      ) : null}
    </div>
  )
}
