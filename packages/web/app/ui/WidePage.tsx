import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import css from './WidePage.module.css'

/** A reading page's grid; its columns and gaps are the page's own. */
export const WidePage = ({ className, ...rest }: ComponentProps<'div'>) => (
  <div {...rest} className={classes(css.page, className)} />
)

interface OpeningProps {
  readonly title: string
  /** What the page is about, in a sentence or two. */
  readonly lead: ReactNode
  readonly children?: ReactNode
}

/** The first thing on a page, across all of its columns. */
export const Opening = ({ title, lead, children }: OpeningProps) => (
  <header className={css.opening}>
    <h1>{title}</h1>
    <p className={css.lead}>{lead}</p>
    {children}
  </header>
)
