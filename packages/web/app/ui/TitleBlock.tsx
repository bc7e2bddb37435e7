import type { ReactNode } from 'react'
import css from './TitleBlock.module.css'

interface TitleBlockProps {
  readonly title: ReactNode
  readonly lead?: ReactNode
}

/** What a page is, and in a sentence what it is for. */
export const TitleBlock = ({ title, lead }: TitleBlockProps) => (
  <header className={css.head}>
    <h1>{title}</h1>
    {lead ? <p className={css.lead}>{lead}</p> : null}
  </header>
)
