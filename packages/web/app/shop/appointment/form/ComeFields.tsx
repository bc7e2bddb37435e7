import type { SlotDay } from '@volante/contract/scheduler'
import type { ReactNode } from 'react'
import { SlotFields } from '../days/SlotFields.tsx'
import { WhoFields } from './WhoFields.tsx'

interface ComeFieldsProps {
  readonly days: readonly SlotDay[]
  readonly day: SlotDay
  /** The address of this page on another day. */
  readonly hrefOf: (day: string) => string
  /** Full days lead to the waiting list. */
  readonly mayWait?: boolean
  /** Sent with it. */
  readonly hidden?: Readonly<Record<string, string>>
  /** What is asked beside when and who. */
  readonly children?: ReactNode
}

/** What whoever comes to a dealer tells: when, what the page asks beside it, and who. */
export function ComeFields({ days, day, hrefOf, mayWait = true, hidden = {}, children }: ComeFieldsProps) {
  return (
    <>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SlotFields days={days} day={day} hrefOf={hrefOf} mayWait={mayWait} />
      {children}
      <WhoFields />
    </>
  )
}
