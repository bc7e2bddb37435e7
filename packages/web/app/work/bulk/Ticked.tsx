import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import css from './bulk.module.css'

interface TickedProps {
  readonly id: string
  readonly name: string
  readonly isOn: boolean
  /** What leads to the row. */
  readonly children: ReactNode
}

/** A row's first cell with the box that chooses it for the bar below the list. */
export function Ticked({ id, name, isOn, children }: TickedProps) {
  const { t } = useTexts()
  return (
    <span className={css.ticked}>
      <input
        key={String(isOn)}
        type="checkbox"
        name="who"
        value={id}
        form="bulk"
        defaultChecked={isOn}
        aria-label={t('work.bulk.tick', { name })}
      />
      {children}
    </span>
  )
}
