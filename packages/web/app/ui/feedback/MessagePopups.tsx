import { X } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../action/Icon.tsx'
import { IconButton } from '../action/IconButton.tsx'
import css from './MessagePopups.module.css'
import type { Said } from './kept-messages.ts'
import { useMessages } from './messages.tsx'
import { TONE_ICONS, type Tone } from '../data/Tag.tsx'

const SHOWN_FOR = 5000

/** Once a page, near its end; what was shown stays in MessageList. */
export function MessagePopups({ duration = SHOWN_FOR }: { readonly duration?: number }) {
  const texts = useTexts()
  const { said, tell } = useMessages()
  return (
    <section className={css.stack} aria-label={texts.t('ui.messages')}>
      <div aria-live="polite" aria-relevant="additions" className={css.live}>
        {said
          .filter((message) => message.isShown)
          .map((message) => (
            <MessagePopup
              key={message.id}
              message={message}
              duration={duration}
              onClose={() => tell({ type: 'closed', id: message.id })}
            />
          ))}
      </div>
    </section>
  )
}

interface MessagePopupProps {
  readonly message: Said
  readonly duration: number
  readonly onClose: () => void
}

function MessagePopup({ message, duration, onClose }: MessagePopupProps) {
  const [isHeld, setHeld] = useState(false)
  useEffect(() => {
    if (isHeld || message.isLasting) return
    const timer = setTimeout(onClose, duration)
    return () => clearTimeout(timer)
  })
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <PopupCard
      tone={message.tone}
      onClose={onClose}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {message.text}
    </PopupCard>
  )
}

interface PopupCardProps extends ComponentProps<'div'> {
  readonly tone: Tone
  readonly onClose?: () => void
}

export function PopupCard({ tone, onClose, children, ...rest }: PopupCardProps) {
  const { t } = useTexts()
  return (
    <div {...rest} className={classes(css.popup, css[tone])}>
      <Icon icon={TONE_ICONS[tone]} className={css.icon} />
      <p className={css.text} data-words>
        {children}
      </p>
      <IconButton icon={X} label={t('ui.close')} onClick={onClose} />
    </div>
  )
}

/** Everything that was said since the page was opened, newest first. */
export function MessageList() {
  const texts = useTexts()
  const { said } = useMessages()
  if (said.length === 0) return <p className={css.none}>{texts.t('ui.noMessages')}</p>
  return <KeptMessages said={said.toReversed()} />
}

export function KeptMessages({ said }: { readonly said: readonly Pick<Said, 'id' | 'tone' | 'text'>[] }) {
  return (
    <ol role="list" className={css.list}>
      {said.map((message) => (
        <li key={message.id} className={classes(css.kept, css[message.tone])}>
          <Icon icon={TONE_ICONS[message.tone]} className={css.icon} />
          <span data-words>{message.text}</span>
        </li>
      ))}
    </ol>
  )
}
