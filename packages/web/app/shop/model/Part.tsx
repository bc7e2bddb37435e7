import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Stage } from '../../ui/layout/Stage.tsx'
import css from './model.module.css'

interface PartProps {
  /** What its heading's id begins with. */
  readonly of: string
  readonly title: string
  /** On the page itself unless stated; a band from edge to edge on mist or in the brand's own colours. */
  readonly ground?: 'mist' | 'stage'
  readonly id?: string
  readonly children: ReactNode
}

/** A part of the model's page under its heading. */
export function Part({ of, title, ground, id, children }: PartProps) {
  const Ground = ground === 'stage' ? Stage : 'section'
  return (
    <Ground
      id={id}
      className={classes(css.part, ground && css.band, ground === 'mist' && css.mist)}
      aria-labelledby={`${of}-title`}
    >
      <Stack gap={5}>
        <h2 id={`${of}-title`} className="text-36">
          {title}
        </h2>
        {children}
      </Stack>
    </Ground>
  )
}
