import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Icon } from '../action/Icon.tsx'
import css from './InlineMessage.module.css'
import { TONE_ICONS, type Tone } from '../data/Tag.tsx'
import tones from '../data/tones.module.css'
import { Row, Stack } from '../layout/Stack.tsx'

export interface InlineMessageProps {
  readonly tone: Tone
  readonly title?: ReactNode
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** Read out when it appears; leave it off for what was there from the start. */
  readonly isLive?: boolean
}

export function InlineMessage({ tone, title, children, actions, isLive = false }: InlineMessageProps) {
  return (
    <div
      className={classes(css.message, tones[tone])}
      role={isLive ? (tone === 'bad' ? 'alert' : 'status') : undefined}
    >
      <Icon icon={TONE_ICONS[tone]} className={css.icon} />
      <Stack gap={1}>
        {title ? <p className="strong">{title}</p> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <Row className={css.actions}>{actions}</Row> : null}
      </Stack>
    </div>
  )
}
