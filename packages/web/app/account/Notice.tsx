import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import type { Tone } from '../ui/data/Tag.tsx'
import css from './area.module.css'

/** What just happened, first on the page that it led to: heard and seen before anything else. */
export function Notice({ tone = 'good', children }: { readonly tone?: Tone; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  useEffect(() => box.current?.focus(), [key])
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded to say this, with or without script
    <div ref={box} className={css.notice} tabIndex={-1} autoFocus>
      <InlineMessage tone={tone}>{children}</InlineMessage>
    </div>
  )
}
