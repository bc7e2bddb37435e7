import { ChevronDown } from '../action/icons.ts'
import type { ReactNode } from 'react'
import css from './Disclosure.module.css'
import { Icon } from '../action/Icon.tsx'

export interface DisclosureProps {
  readonly title: ReactNode
  readonly isOpen?: boolean
  /** Disclosures of one name close each other. */
  readonly name?: string | undefined
  readonly children: ReactNode
}

/** Native, so it opens before the script arrives and the browser's find-in-page opens it. */
export function Disclosure({ title, isOpen = false, name, children }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={isOpen} name={name}>
      <summary className={css.summary}>
        <span>{title}</span>
        <Icon icon={ChevronDown} className={css.chevron} />
      </summary>
      <div className={css.content}>{children}</div>
    </details>
  )
}
