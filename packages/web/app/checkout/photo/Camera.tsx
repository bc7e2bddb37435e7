import { Camera as CameraIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { TimeLeft } from '../time/TimeLeft.tsx'
import css from './photo.module.css'

interface CameraProps {
  readonly photo: { readonly attemptsLeft: number; readonly endsAt: string; readonly now: string } | null
  /** Where photos go, and under what. */
  readonly order?: string
  readonly token?: string
  /** What to do when the attempts are over. */
  readonly human: ReactNode
}

/** More are never allowed. */
const MOST = 9

/** The phone's camera with an oval to fit the face in; everything the oval shows is also said (CK9). Set to work by start-selfie.ts. */
export function Camera({ photo, order, token, human }: CameraProps) {
  const { t } = useTexts()
  const attempts = Object.fromEntries(
    Array.from({ length: MOST + 1 }, (_, count) => [`data-attempts-${count}`, t('checkout.photo.attempts', { count })]),
  )
  return (
    <section
      className={css.camera}
      aria-labelledby="camera-title"
      data-start="selfie"
      data-order={order}
      data-token={token}
      data-failed={t('checkout.photo.failed')}
      data-denied={t('checkout.photo.denied')}
      data-sending={t('checkout.photo.sending')}
      {...attempts}
    >
      <h2 id="camera-title" className="unseen">
        {t('checkout.photo.camera')}
      </h2>
      <div className={css.open} data-view="open">
        <ul className={css.hints}>
          {(['light', 'face', 'glasses'] as const).map((hint) => (
            <li key={hint}>{t(`checkout.photo.hint.${hint}`)}</li>
          ))}
        </ul>
        <Button variant="primary" size="large" icon={CameraIcon} isWide data-open>
          {t('checkout.photo.open')}
        </Button>
        <label className={css.pick}>
          <input type="file" accept="image/*" capture="user" aria-label={t('checkout.photo.pick')} data-pick />
          <Icon icon={CameraIcon} /> {t('checkout.photo.pick')}
        </label>
      </div>
      <div className={css.frame} data-view="camera" hidden>
        <video className={css.video} playsInline muted aria-label={t('checkout.photo.video')} />
        <span className={css.oval} aria-hidden="true" />
      </div>
      <p className={css.guide} data-view="camera" hidden>
        {t('order.selfie.ready')}
      </p>
      <Button
        variant="primary"
        size="large"
        isWide
        whilePending={t('checkout.photo.sending')}
        data-shoot
        data-view="camera"
        hidden
      >
        {t('checkout.photo.shoot')}
      </Button>
      <p className={css.said} role="status" data-said />
      <p className={css.soft} data-attempts data-view="open camera">
        {photo ? t('checkout.photo.attempts', { count: photo.attemptsLeft }) : null}
      </p>
      {photo ? (
        <TimeLeft
          endsAt={photo.endsAt}
          now={photo.now}
          label={t('checkout.photo.left')}
          until="checkout.photo.sendBy"
        />
      ) : null}
      <div data-view="done" hidden>
        <InlineMessage tone="good" title={t('order.selfie.success')}>
          {token ? t('checkout.photo.backToComputer') : null}
        </InlineMessage>
      </div>
      <div data-view="over" hidden>
        {human}
      </div>
    </section>
  )
}
