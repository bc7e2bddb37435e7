import type { ReactNode } from 'react'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import css from './gallery.module.css'

export interface SectionProps {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

export function Section({ id, title, children }: SectionProps) {
  return (
    <Stack as="section" gap={6} id={id} className={css.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-36">
        {title}
      </h2>
      <Columns least="340px" gap={[7, 6]} align="start">
        {children}
      </Columns>
    </Stack>
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
    <Stack gap={3} className={css.specimen} data-wide={isWide || undefined}>
      <h3 className="soft fine undisplayed">{name}</h3>
      <Stack>{children}</Stack>
    </Stack>
  )
}
