import type { ReactNode } from 'react'
import css from './work.module.css'

interface FactsProps {
  /** Value by name; what has no value is left out. */
  readonly of: Readonly<Record<string, ReactNode>>
}

/** What is known of a record, name beside value. */
export function Facts({ of }: FactsProps) {
  return (
    <dl className={css.facts}>
      {Object.entries(of).map(([name, value]) =>
        value ? (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
