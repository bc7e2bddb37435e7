import { CircleAlert, CircleCheck, Info, type Drawing, TriangleAlert } from '../action/icons.ts'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../action/Icon.tsx'
import css from './Tag.module.css'
import tones from './tones.module.css'

export function Tag({ children }: { readonly children: ReactNode }) {
  return <span className={css.tag}>{children}</span>
}

export type Tone = 'good' | 'warn' | 'bad' | 'info'

export const TONE_ICONS: Readonly<Record<Tone, Drawing>> = {
  good: CircleCheck,
  warn: TriangleAlert,
  bad: CircleAlert,
  info: Info,
}

export interface StatusTagProps {
  readonly tone: Tone
  /** The state in a word: the hue alone never says it. */
  readonly children: ReactNode
}

export function StatusTag({ tone, children }: StatusTagProps) {
  return (
    <span className={classes(css.tag, css.status, tones[tone])}>
      <Icon icon={TONE_ICONS[tone]} size={14} />
      {children}
    </span>
  )
}
