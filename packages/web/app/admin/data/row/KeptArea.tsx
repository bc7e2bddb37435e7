import type { ReactNode, RefObject } from 'react'
import { TextArea } from '../../../ui/field/TextArea.tsx'

interface KeptAreaProps {
  readonly id: string
  readonly name: string
  readonly label: ReactNode
  readonly hint: ReactNode
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly text: string
  readonly isLive: boolean
}

/** The text that is posted: filled in by hand without script, by what stands beside it with. */
export const KeptArea = ({ id, name, label, hint, field, text, isLive }: KeptAreaProps) => (
  <div hidden={isLive}>
    <TextArea id={id} name={name} label={label} hint={hint} ref={field} defaultValue={text} />
  </div>
)
