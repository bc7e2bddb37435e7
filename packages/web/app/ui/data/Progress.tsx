import { type ReactNode, useId } from 'react'
import css from './Progress.module.css'

export interface ProgressProps {
  readonly label: ReactNode
  /** From 0 to `max`; left out while nobody knows. */
  readonly value?: number
  readonly max?: number
  /** The value in words: "3 de 5 documentos". */
  readonly text?: ReactNode
}

export function Progress({ label, value, max = 1, text }: ProgressProps) {
  const id = useId()
  return (
    <div className={css.progress}>
      <label htmlFor={id} className="strong">
        {label}
      </label>
      {text ? <span className="soft tabular">{text}</span> : null}
      <progress id={id} className={css.bar} value={value} max={max} />
    </div>
  )
}
