import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { type Arrangement, arranged } from './Stack.tsx'
import css from './layout.module.css'

interface PageProps extends Omit<ComponentProps<'div'>, 'style'>, Pick<Arrangement, 'gap'> {
  /** `wide` for what is looked at, `content` for what is read and filled in, `narrow` for one form. */
  readonly width?: 'wide' | 'content' | 'narrow'
}

/** A page's parts beneath each other, with the page's own margins; further columns come from its class. */
export const Page = ({ width = 'wide', gap, className, ...rest }: PageProps) => (
  <div {...rest} className={classes(css.page, css[width], className)} style={arranged({ gap })} />
)

interface OpeningProps extends Omit<ComponentProps<'header'>, 'title'> {
  readonly title: ReactNode
  /** What the page is about, in a sentence or two. */
  readonly lead?: ReactNode
  readonly size?: 'large' | 'small'
}

/** The first thing on a page, across all of its columns. */
export const Opening = ({ title, lead, size = 'large', children, className, ...rest }: OpeningProps) => (
  <header {...rest} className={classes(css.opening, css[size], className)}>
    <h1>{title}</h1>
    {lead ? <p className={css.lead}>{lead}</p> : null}
    {children}
  </header>
)
