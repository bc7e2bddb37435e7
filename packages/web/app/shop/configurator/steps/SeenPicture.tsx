import { isCabinView } from '@volante/domain/car/car-image'
import type { CSSProperties } from 'react'
import { LiveCarPhoto } from '../../../car-photo/LiveCarPhoto.tsx'
import type { View } from '../../../car-photo/photos.ts'
import type { PicturedCar } from '../../../car-photo/pictured-car.ts'
import { classes } from '../../../ui/classes.ts'
import css from './SeenPicture.module.css'

/** Of the place, so that something stays around what is shown. */
const SHARE = 0.84
const NEAREST = 4
/** Of the place and of the whole picture, width by height. */
const [PLACE, WHOLE] = [4 / 3, 16 / 9]
const PLACE_WIDTH = 72

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

interface SeenPictureProps {
  readonly car: PicturedCar
  readonly view: View
  /** What is shown of the picture: left, top, right and bottom as shares. */
  readonly box: readonly [number, number, number, number]
}

/** A close look at a car for a card that says in words what is seen. */
export function SeenPicture({ car, view, box: [left, top, right, bottom] }: SeenPictureProps) {
  const [wide, high] = [((right - left) * WHOLE) / PLACE, bottom - top]
  const zoom = Math.min(NEAREST, Math.max(1, SHARE / Math.max(wide, high)))
  const focus: Focus = { '--x': (left + right) / 2, '--y': (top + bottom) / 2, '--zoom': zoom }
  const sizes = `${Math.round((PLACE_WIDTH * zoom * WHOLE) / PLACE)}px`
  return (
    <span className={classes(css.crop, isCabinView(view) && css.cabin)} style={focus}>
      <span className={css.whole}>
        <LiveCarPhoto car={car} view={view} label="" sizes={sizes} />
      </span>
    </span>
  )
}
