import { Ban, Check, Link2 } from '../action/icons.ts'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../action/Icon.tsx'
import css from './OptionCard.module.css'
import { LargerPicture } from './LargerPicture.tsx'

export interface OptionCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'className'> {
  readonly type?: 'checkbox' | 'radio'
  readonly title: ReactNode
  readonly description?: ReactNode
  /** What it holds or brings along. */
  readonly contents?: ReactNode
  readonly price?: ReactNode
  readonly picture?: ReactNode
  /** The same for a place as wide as a window: pressing the picture opens it. */
  readonly larger?: ReactNode
  /** Why it cannot be chosen now, naming what blocks it; the card stays in the tab order. */
  readonly blockedBy?: ReactNode
  /** Why it is chosen without a choice: standard, or part of a pack. */
  readonly includedWith?: ReactNode
  readonly onBlocked?: () => void
  readonly className?: string | undefined
}

export function OptionCard(props: OptionCardProps) {
  const {
    type = 'checkbox',
    title,
    description,
    contents,
    price,
    picture,
    larger,
    blockedBy,
    includedWith,
    onBlocked,
    className,
    ...input
  } = props
  const id = useId()
  const isFixed = Boolean(blockedBy) || Boolean(includedWith)
  const said = (
    <>
      {description ? <span>{description}</span> : null}
      {contents ? <span>{contents}</span> : null}
    </>
  )
  return (
    <div className={classes(css.card, className)} data-blocked={blockedBy ? true : undefined}>
      <input
        {...input}
        type={type}
        className={css.native}
        aria-labelledby={`${id}-title ${id}-price`}
        aria-describedby={`${id}-text`}
        aria-disabled={isFixed || undefined}
        onClick={(event) => {
          input.onClick?.(event)
          if (!isFixed) return
          event.preventDefault()
          onBlocked?.()
        }}
      />
      <span className={css.words}>
        <span id={`${id}-title`} className={css.title}>
          {title}
        </span>
        <span id={`${id}-text`} className={css.text}>
          {said}
          {blockedBy ? <Reason icon={Ban}>{blockedBy}</Reason> : null}
          {includedWith ? <Reason icon={Link2}>{includedWith}</Reason> : null}
        </span>
      </span>
      <span id={`${id}-price`} className={css.price}>
        {price}
      </span>
      <span className={classes(css.box, type === 'radio' && css.round)} aria-hidden="true">
        <Icon icon={Check} size={16} className={css.check} />
      </span>
      {larger ? (
        <LargerPicture title={title} picture={picture} larger={larger}>
          {said}
          <strong>{price}</strong>
        </LargerPicture>
      ) : (
        picture && <span className={css.picture}>{picture}</span>
      )}
    </div>
  )
}

function Reason({ icon, children }: { readonly icon: typeof Ban; readonly children: ReactNode }) {
  return (
    <span className={css.reason}>
      <Icon icon={icon} size={16} />
      <span>{children}</span>
    </span>
  )
}
