import { type ReactNode, useId } from 'react'
import { Disclosure } from './Disclosure.tsx'
import css from './Disclosure.module.css'

export interface AccordionProps {
  readonly items: readonly { readonly id: string; readonly title: ReactNode; readonly content: ReactNode }[]
  /** Only one open at a time. */
  readonly isExclusive?: boolean
  readonly openId?: string
}

export function Accordion({ items, isExclusive = false, openId }: AccordionProps) {
  const name = useId()
  return (
    <div className={css.accordion}>
      {items.map(({ id, title, content }) => (
        <Disclosure key={id} title={title} isOpen={id === openId} name={isExclusive ? name : undefined}>
          {content}
        </Disclosure>
      ))}
    </div>
  )
}
