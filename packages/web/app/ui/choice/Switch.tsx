import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import css from './Switch.module.css'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  readonly label: ReactNode
}

/** Takes effect at once; a choice that waits for a button is a Checkbox. */
export function Switch({ label, className, ...input }: SwitchProps) {
  return (
    <label className={classes(css.switch, className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its own state; aria-checked would contradict it */}
      <input {...input} type="checkbox" role="switch" className={css.native} />
      <span className={css.track} aria-hidden="true">
        <span className={css.thumb} />
      </span>
      <span>{label}</span>
    </label>
  )
}
