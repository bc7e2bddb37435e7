import type { Drawing } from './icons.ts'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import css from './Button.module.css'
import { type ButtonLook, buttonClass } from './Button.tsx'
import { Icon } from './Icon.tsx'

export interface LinkButtonProps extends Omit<LinkProps, 'className'>, ButtonLook {
  readonly icon?: Drawing | undefined
  readonly iconEnd?: Drawing | undefined
  readonly children: ReactNode
}

/** Goes somewhere, so it is a link; it only looks like a button. */
export function LinkButton({ variant, size, isWide, className, icon, iconEnd, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={buttonClass({ variant, size, isWide, className })}>
      <span className={css.label}>
        {icon ? <Icon icon={icon} /> : null}
        {children}
        {iconEnd ? <Icon icon={iconEnd} /> : null}
      </span>
    </Link>
  )
}
