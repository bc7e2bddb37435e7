import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Stack } from '../ui/layout/Stack.tsx'
import { WorkHead } from './WorkHead.tsx'
import css from './work.module.css'

interface RecordPageProps {
  readonly title: string
  /** Whether something on the page was refused: its title says so first. */
  readonly problem?: string | false
  readonly text?: ReactNode
  /** The list it belongs to. */
  readonly back?: { readonly to: string; readonly text: string }
  readonly children: ReactNode
}

/** A page of the workplace about one thing, or one step with several. */
export function RecordPage({ title, problem, text, back, children }: RecordPageProps) {
  return (
    <Stack gap={5} className={css.record}>
      <WorkHead title={problem || title} />
      <Stack as="header" gap={1} align="start" className={css.head}>
        {back && <Link to={back.to}>{back.text}</Link>}
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </Stack>
      {children}
    </Stack>
  )
}
