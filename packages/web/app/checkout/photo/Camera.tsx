import { Camera as CameraIcon } from '../../ui/action/icons.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { FilePick } from '../../forms/FilePick.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { TimeLeft } from '../../order-live/TimeLeft.tsx'
import css from './photo.module.css'
import { useSelfie } from './use-selfie.ts'

interface CameraProps {
  readonly photo: { readonly attemptsLeft: number; readonly endsAt: string; readonly now: string } | null
  /** Where photos go, and under what. */
  readonly order?: string
  readonly token?: string
  /** What to do when the attempts are over. */
  readonly human: ReactNode
}

/** The phone's camera with an oval to fit the face in; everything the oval shows is also said (CK9). */
export function Camera({ photo, order, token, human }: CameraProps) {
  const { t } = useTexts()
  const selfie = useSelfie({ order: order ?? null, token: token ?? null })
  const { view, stream, status } = selfie
  const attemptsLeft = selfie.attemptsLeft ?? photo?.attemptsLeft
  const isOpen = view === 'open'
  return (
    <section className={css.camera} aria-labelledby="camera-title">
      <h2 id="camera-title" className="unseen">
        {t('checkout.photo.camera')}
      </h2>
      {isOpen && stream ? <Viewfinder stream={stream} selfie={selfie} /> : null}
      {isOpen && !stream ? <Beginning selfie={selfie} /> : null}
      <p className={css.status} role="status">
        {status}
      </p>
      {isOpen && attemptsLeft !== undefined ? (
        <p className="soft small">{t('checkout.photo.attempts', { count: attemptsLeft })}</p>
      ) : null}
      {photo ? (
        <TimeLeft
          endsAt={photo.endsAt}
          now={photo.now}
          label={t('checkout.photo.left')}
          until="checkout.photo.sendBy"
        />
      ) : null}
      {view === 'done' ? (
        <InlineMessage tone="good" title={t('order.selfie.success')}>
          {token ? t('checkout.photo.backToComputer') : null}
        </InlineMessage>
      ) : null}
      {view === 'over' ? human : null}
    </section>
  )
}

type Selfie = ReturnType<typeof useSelfie>

function Beginning({ selfie: { isSending, openCamera, sendFile } }: { readonly selfie: Selfie }) {
  const { t } = useTexts()
  return (
    <div className={css.open}>
      <ul className={css.hints}>
        {(['light', 'face', 'glasses'] as const).map((hint) => (
          <li key={hint}>{t(`checkout.photo.hint.${hint}`)}</li>
        ))}
      </ul>
      <Button variant="primary" size="large" icon={CameraIcon} isWide onClick={openCamera}>
        {t('checkout.photo.open')}
      </Button>
      <FilePick
        icon={CameraIcon}
        accept="image/*"
        capture="user"
        aria-label={t('checkout.photo.pick')}
        disabled={isSending}
        onPick={([file]) => file && sendFile(file)}
      >
        {t('checkout.photo.pick')}
      </FilePick>
    </div>
  )
}

function Viewfinder({ stream, selfie }: { readonly stream: MediaStream; readonly selfie: Selfie }) {
  const { t } = useTexts()
  const video = useRef<HTMLVideoElement>(null)
  const shoot = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!video.current) return
    video.current.srcObject = stream
    void video.current.play()
    shoot.current?.focus()
  }, [stream])
  return (
    <>
      <div className={css.frame}>
        <video ref={video} className={css.video} playsInline muted aria-label={t('checkout.photo.video')} />
        <span className={css.oval} aria-hidden="true" />
      </div>
      <p className={css.guide}>{t('order.selfie.ready')}</p>
      <Button
        ref={shoot}
        variant="primary"
        size="large"
        isWide
        pending={selfie.isSending ? t('checkout.photo.sending') : undefined}
        onClick={() => video.current && selfie.sendFrame(video.current)}
      >
        {t('checkout.photo.shoot')}
      </Button>
    </>
  )
}
