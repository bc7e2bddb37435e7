import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import type { SeenPart } from './seen-part.ts'
import css from './CloseUp.module.css'

/** Of the place, so that something stays around what is shown. */
const SHARE = 0.84
/** How much wider a picture (16 by 9) is than its place (4 by 3) of the same height. */
const WIDER = 4 / 3
/** A roof of another colour is seen of the whole car. */
const WHOLE_FRAME = [0, 0, 1, 1] as const

/** How near a picture is brought at most: nearer, a large one would show on screens of high density that it has no more points. */
const NEAREST = { small: 4, large: 2.4 } as const

interface Focus extends CSSProperties {
  readonly '--x': number
  readonly '--y': number
  readonly '--zoom': number
}

interface CloseUpProps {
  /** What is shown of the picture: left, top, right and bottom as shares; all of it without. */
  readonly box: SeenPart['box']
  /** The whole frame is picture, up to its edges. */
  readonly isInside: boolean
  /** In a place larger than an option's card. */
  readonly isLarge?: boolean
  /** Takes how wide a picture is for a place so many pixels wide, as the `sizes` attribute says it; returns the picture, 16 by 9. */
  readonly children: (widthIn: (place: number) => string) => ReactNode
}

/** A close look at a picture for a card that says in words what is seen. */
export function CloseUp({ box = WHOLE_FRAME, isInside, isLarge = false, children }: CloseUpProps) {
  const [left, top, right, bottom] = box
  const share = Math.max((right - left) * WIDER, bottom - top)
  const zoom = Math.min(isLarge ? NEAREST.large : NEAREST.small, Math.max(1, SHARE / share))
  const focus: Focus = { '--x': (left + right) / 2, '--y': (top + bottom) / 2, '--zoom': zoom }
  return (
    <span className={classes(css.crop, isInside && css.inside)} style={focus}>
      <span className={css.whole}>{children((place) => `${Math.round(place * zoom * WIDER)}px`)}</span>
    </span>
  )
}
