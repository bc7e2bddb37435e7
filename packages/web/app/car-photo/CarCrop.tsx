import type { CSSProperties } from 'react'
import { classes } from '../ui/classes.ts'
import css from './CarCrop.module.css'
import { CarPhoto } from './CarPhoto.tsx'
import { closeUp, type Facing, facingIn, type View } from './photos.ts'
import type { CarWords, PicturedCar } from './pictured-car.ts'

/** A part of a picture: the point of it that stands in the middle (shares of width and height), and how much larger than its place it is. */
export interface Crop {
  readonly view: View
  readonly x: number
  readonly y: number
  readonly zoom: number
}

interface CarCropProps extends Crop {
  readonly car: PicturedCar
  readonly words?: CarWords | undefined
  readonly facing?: Facing | undefined
  /** Widest place in pixels, which the picture outgrows. */
  readonly width: number
  readonly className?: string | undefined
}

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

/** A close look at a car: the same file as the whole picture, so it costs nothing where that one is shown too. */
export function CarCrop({ view, x, y, zoom, car, words, facing, width, className }: CarCropProps) {
  const focus: Focus = { '--x': facingIn(view, facing) === 'right' ? 1 - x : x, '--y': y, '--zoom': zoom }
  return (
    <span className={classes(css.crop, className)} style={focus}>
      <CarPhoto
        car={car}
        view={view}
        words={words}
        {...(facing ? { facing } : {})}
        isOnStage
        {...closeUp(Math.round(width * zoom))}
        className={css.whole}
      />
    </span>
  )
}
