import type { ReactNode } from 'react'
import css from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Identifier of the element to jump to. */
  readonly to: string
  readonly children: ReactNode
}

export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <a className={css.link} href={`#${to}`} data-at-once>
      {children}
    </a>
  )
}
