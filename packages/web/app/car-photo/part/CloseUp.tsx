import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { SeenPart } from './seen-part.ts'
import css from './CloseUp.module.css'

/** Of the place, so that something stays around what is shown. */
const SHARE = 0.84
/** How near: of an option's card, and where more points of the screen would show what the picture has not. */
const [NEAREST, NEAREST_WIDE] = [4, 2.4]
/** Of the place and of the whole picture, width by height. */
const [PLACE, WHOLE] = [4 / 3, 16 / 9]
/** Of an option's card, in pixels. */
const CARD = 72
/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

interface CloseUpProps {
  /** What is shown of the picture: left, top, right and bottom as shares; null for all of it. */
  readonly box: SeenPart['box']
  /** The whole frame is picture, up to its edges. */
  readonly isInside: boolean
  /** Of the place, in pixels; that of an option's card without it. */
  readonly width?: number
  /** The picture, 16 by 9, as wide as this list of the `sizes` attribute says. */
  readonly children: (sizes: string) => ReactNode
}

/** A close look at a picture for a card that says in words what is seen. */
export function CloseUp({ box, isInside, width = CARD, children }: CloseUpProps) {
  const [left, top, right, bottom] = box ?? WHOLE_FRAME
  const [wide, high] = [((right - left) * WHOLE) / PLACE, bottom - top]
  const zoom = Math.min(width > CARD ? NEAREST_WIDE : NEAREST, Math.max(1, SHARE / Math.max(wide, high)))
  const focus: Focus = { '--x': (left + right) / 2, '--y': (top + bottom) / 2, '--zoom': zoom }
  return (
    <span className={classes(css.crop, isInside && css.inside)} style={focus}>
      <span className={css.whole}>{children(`${Math.round((width * zoom * WHOLE) / PLACE)}px`)}</span>
    </span>
  )
}
