import { X } from '../action/icons.ts'
import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../action/Icon.tsx'
import { IconButton } from '../action/IconButton.tsx'
import css from './MessagePopups.module.css'
import type { KeptMessage } from './kept-messages.ts'
import { useMessages } from './messages.tsx'
import { TONE_ICONS } from '../data/Tag.tsx'
import tones from '../data/tones.module.css'
import { Stack } from '../layout/Stack.tsx'

const SHOWN_FOR = 5000

/** Once a page, near its end; what was shown stays in MessageList. */
export function MessagePopups({ duration = SHOWN_FOR }: { readonly duration?: number }) {
  const texts = useTexts()
  const { messages, tell } = useMessages()
  return (
    <section className={css.stack} aria-label={texts.t('ui.messages')}>
      <Stack gap={2} align="end" aria-live="polite" aria-relevant="additions">
        {messages
          .filter((message) => message.isShown)
          .map((message) => (
            <MessagePopup
              key={message.id}
              message={message}
              duration={duration}
              onClose={() => tell({ type: 'closed', id: message.id })}
            />
          ))}
      </Stack>
    </section>
  )
}

interface MessagePopupProps {
  readonly message: KeptMessage
  readonly duration: number
  readonly onClose: () => void
}

function MessagePopup({ message, duration, onClose }: MessagePopupProps) {
  const { t } = useTexts()
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || message.isLasting) return
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
  })
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={classes(css.popup, tones[message.tone])}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon icon={TONE_ICONS[message.tone]} className={css.icon} />
      <p className={css.text}>{message.text}</p>
      <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
    </div>
  )
}

/** Everything that was said since the page was opened, newest first. */
export function MessageList() {
  const texts = useTexts()
  const { messages } = useMessages()
  if (messages.length === 0) return <p className="soft small">{texts.t('ui.noMessages')}</p>
  return (
    <ol role="list">
      {messages.toReversed().map((message) => (
        <li key={message.id} className={classes(css.kept, tones[message.tone])}>
          <Icon icon={TONE_ICONS[message.tone]} className={css.icon} />
          <span>{message.text}</span>
        </li>
      ))}
    </ol>
  )
}
