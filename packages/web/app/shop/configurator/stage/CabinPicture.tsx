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
  readonly from: CabinView
  /** Shows the car from outside; null while it is looked at from inside alone. */
  readonly onLeave: (() => void) | null
}

/** The cabin in the chosen coating, by a press from the next place. */
export function CabinPicture({ model, photos, coatingCode, from, onLeave }: CabinPictureProps) {
  const { t } = useTexts()
  const views = cabinViews(photos)
  const [chosen, choose] = useState(from)
  const view = views.find((one) => one === chosen) ?? views[0] ?? 'driver'
  const next = views[(views.indexOf(view) + 1) % views.length]
  const label = useDescription(view)
  const car = { ...model, photos, paint: { ...UNPAINTED, code: coatingCode } }
  return (
    <div className={css.cabin}>
      <LiveCarPhoto key={view} car={car} view={view} label={label} {...onStage(1280)} isFirst />
      {next && next !== view ? (
        <IconButton
          icon={Camera}
          label={t('configurator.see-from', { view: next })}
          isLabelShown="wide"
          className={css.toggle}
          onClick={() => choose(next)}
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
