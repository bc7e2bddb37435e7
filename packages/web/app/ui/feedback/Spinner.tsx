import type { ReactNode } from 'react'
import css from './Spinner.module.css'

export interface SpinnerProps {
  readonly children: ReactNode
  readonly size?: number
}

/** Never turns without a word: reduced motion shows the word and a still ring. */
export function Spinner({ children, size = 20 }: SpinnerProps) {
  return (
    <span className={css.spinner}>
      <svg className={css.ring} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity=".25" strokeWidth="2" />
        <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span>{children}</span>
    </span>
  )
}
