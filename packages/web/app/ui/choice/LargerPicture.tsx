import { X } from '../action/icons.ts'
import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { IconButton } from '../action/IconButton.tsx'
import { classes } from '../classes.ts'
import card from './OptionCard.module.css'
import css from './LargerPicture.module.css'

interface LargerPictureProps {
  readonly title: ReactNode
  /** In its place on a card, and as wide as a window. */
  readonly picture: ReactNode
  readonly larger: ReactNode
  /** What is said of it. */
  readonly children: ReactNode
}

/** A picture that opens larger where it is pressed, without script too; Esc and a press beside it close it again. */
export function LargerPicture({ title, picture, larger, children }: LargerPictureProps) {
  const { t } = useTexts()
  const id = useId()
  return (
    <>
      <button type="button" className={classes(card.picture, css.open)} popoverTarget={id}>
        {picture}
        <span className="unseen">
          {t('ui.larger')} {title}
        </span>
      </button>
      <div id={id} popover="auto" role="dialog" aria-labelledby={`${id}-title`} className={css.window}>
        <div className={css.head}>
          <strong id={`${id}-title`}>{title}</strong>
          <IconButton icon={X} label={t('ui.close')} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <div className={classes(card.picture, css.large)}>{larger}</div>
        {children}
      </div>
    </>
  )
}
