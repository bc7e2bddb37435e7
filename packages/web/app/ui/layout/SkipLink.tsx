import type { ReactNode } from 'react'
import { marks } from '../../enhance/marks.ts'
import css from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Identifier of the element to jump to. */
  readonly to: string
  readonly children: ReactNode
}

export const SkipLink = ({ to, children }: SkipLinkProps) => (
  <a {...marks({ 'at-once': true })} className={css.link} href={`#${to}`}>
    {children}
  </a>
)
