import { marks } from '../../enhance/marks.ts'
import type { Drawing } from './icons.ts'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import css from './Button.module.css'
import { classes } from '../classes.ts'
import { Icon } from './Icon.tsx'
import { Spinner } from '../feedback/Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'medium' | 'large'

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined
  readonly size?: ButtonSize | undefined
  readonly isWide?: boolean | undefined
  readonly className?: string | undefined
}

export function buttonClass({ variant = 'secondary', size = 'medium', isWide = false, className }: ButtonLook): string {
  return classes(css.button, css[variant], css[size], isWide && css.wide, className)
}

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'>, ButtonLook {
  readonly icon?: Drawing | undefined
  readonly iconEnd?: Drawing | undefined
  /** What to say while the answer is awaited; the button then keeps its width and takes no second press. */
  readonly pending?: ReactNode
  /** The same on a page to read, where its script says when (`setPending`). */
  readonly whilePending?: ReactNode
  readonly children: ReactNode
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    isWide,
    className,
    icon,
    iconEnd,
    pending,
    whilePending,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const isPending = Boolean(pending)
  const press = (event: MouseEvent<HTMLButtonElement>) => (isPending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide, className })}
      onClick={press}
      aria-disabled={isPending || rest['aria-disabled']}
      {...marks({ pending: isPending })}
    >
      <span className={css.label}>
        {icon ? <Icon icon={icon} /> : null}
        {children}
        {iconEnd ? <Icon icon={iconEnd} /> : null}
      </span>
      <output className={css.pending}>{isPending ? <Spinner size={18}>{pending}</Spinner> : null}</output>
      {whilePending ? (
        <template {...marks({ 'pending-look': true })}>
          <Spinner size={18}>{whilePending}</Spinner>
        </template>
      ) : null}
    </button>
  )
}
