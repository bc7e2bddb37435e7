import type { ReactNode } from 'react'
import css from './Card.module.css'

/** Only for things that can be picked up and moved, e.g. a saved car. Never a card in a card. */
export function Card({ children }: { readonly children: ReactNode }) {
  return <article className={css.card}>{children}</article>
}
