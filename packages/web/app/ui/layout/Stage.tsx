import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import css from './Stage.module.css'

/** The brand's dark scene: everything inside takes the stage's colours. Give it a name when it is a landmark. */
export function Stage({ className, ...section }: ComponentProps<'section'>) {
  return <section {...section} className={classes(css.stage, className)} />
}
