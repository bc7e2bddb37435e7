import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './Table.module.css'

export interface TableProps {
  readonly caption: string
  readonly isCaptionHidden?: boolean | undefined
  readonly isDense?: boolean
  readonly className?: string | undefined
  /** thead and tbody: th with scope for every head. */
  readonly children: ReactNode
}

/** A real table; when it is wider than its place it scrolls, heads stay, and the keyboard can reach the scrolling. */
export function Table({ caption, isCaptionHidden = false, isDense = false, className, children }: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={css.scroll} aria-label={caption} tabIndex={0}>
      <table className={classes(css.table, isDense && css.dense, className)}>
        <caption className={isCaptionHidden ? 'unseen' : css.caption}>{caption}</caption>
        {children}
      </table>
    </section>
  )
}
