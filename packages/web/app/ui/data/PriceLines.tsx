import type { ReactNode } from 'react'
import { Stack } from '../layout/Stack.tsx'
import css from './PriceLines.module.css'
import { Price } from './Price.tsx'

export interface PriceLine {
  readonly id: string
  readonly title: ReactNode
  readonly note?: ReactNode
  /** Integer cents; null when it could not be had, a text such as "incluso" instead of zero. */
  readonly amount: number | null | ReactNode
  readonly isTotal?: boolean
}

/** The itemised price, aligned on the comma. */
export function PriceLines({ lines }: { readonly lines: readonly PriceLine[] }) {
  return (
    <Stack as="dl" gap={0}>
      {lines.map(({ id, title, note, amount, isTotal = false }) => (
        <div key={id} className={css.line} data-total={isTotal || undefined}>
          <dt>
            {title}
            {note ? <span className={css.note}>{note}</span> : null}
          </dt>
          <dd className={css.amount}>
            {typeof amount === 'number' || amount === null ? (
              <Price amount={amount} hasCents size={isTotal ? 'medium' : 'inherit'} />
            ) : (
              amount
            )}
          </dd>
        </div>
      ))}
    </Stack>
  )
}
