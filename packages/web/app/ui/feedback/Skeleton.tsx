import { classes } from '../classes.ts'
import css from './Skeleton.module.css'

export interface SkeletonProps {
  /** `text` is a line, `title` a headline, `block` takes its parent's shape. */
  readonly shape?: 'text' | 'title' | 'block'
  readonly lines?: number
}

/** Has the shape of what is coming; the region around it says aria-busy. */
export function Skeleton({ shape = 'text', lines = 1 }: SkeletonProps) {
  return (
    <span className={css.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        <span key={i} className={classes(css.bone, css[shape])} />
      ))}
    </span>
  )
}
