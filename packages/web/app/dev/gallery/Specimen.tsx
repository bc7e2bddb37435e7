import type { ReactNode } from 'react'
import css from './gallery.module.css'

export interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={css.sectionTitle}>
        {title}
      </h2>
      <div className={css.grid}>{children}</div>
    </section>
  )
}

interface SpecimenProps {
  /** The component's name as it is imported. */
  readonly name: string
  readonly isWide?: boolean
  readonly children: ReactNode
}

export function Specimen({ name, isWide = false, children }: SpecimenProps) {
  return (
    <div className={css.specimen} data-wide={isWide || undefined}>
      <h3 className={css.name}>
        <code>{name}</code>
      </h3>
      <div className={css.place}>{children}</div>
    </div>
  )
}

export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={css.row}>{children}</div>
}
