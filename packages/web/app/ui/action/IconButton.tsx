import type { Drawing } from './icons.ts'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { Icon } from './Icon.tsx'
import css from './IconButton.module.css'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  readonly icon: Drawing
  /** Says what a press does. */
  readonly label: string
  /** In words, too; `wide` where its container has room for them. */
  readonly isLabelShown?: boolean | 'wide'
  readonly size?: 'small' | 'medium'
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, isLabelShown = false, size = 'medium', className, type = 'button', ...rest } = props
  return (
    <button
      {...rest}
      type={type}
      className={classes(css.button, css[size], className)}
      title={isLabelShown ? undefined : label}
    >
      <Icon icon={icon} />
      <span className={isLabelShown ? classes(css.label, isLabelShown === 'wide' && css.wide) : 'unseen'}>{label}</span>
    </button>
  )
}
