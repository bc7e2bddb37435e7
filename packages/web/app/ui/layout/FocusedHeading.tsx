import { type ReactNode, useRef } from 'react'
import { useFocus } from '../feedback/use-focus.ts'
import css from './layout.module.css'

/** A page's title where something was waited for: the first thing heard, whether the page was opened or came in place. */
export function FocusedHeading({
  as: Tag = 'h1',
  children,
}: {
  readonly as?: 'h1' | 'h2'
  readonly children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocus(heading)
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- without script too
    <Tag ref={heading} autoFocus tabIndex={-1} className={css.focused}>
      {children}
    </Tag>
  )
}
