import { useEffect, useState } from 'react'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { type PhotoAnswer, photoCalls, type PhotoResult, type PhotoWay } from './photo-calls.ts'
import { pictureOf } from './picture.ts'

const OVER: readonly string[] = ['maximum attempts exceeded', 'human review']
const OVER_CODES: readonly string[] = ['antiFraud.maxAttempts', 'antiFraud.timeExceeded']

/** The security photo on the phone: camera, one photo at a time, what was found in it, and when a person decides (CK9). */
export function useSelfie(way: Omit<PhotoWay, 'site'>) {
  const { t } = useTexts()
  const { id: site } = useSite()
  const [view, setView] = useState<'open' | 'done' | 'over'>('open')
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [status, setStatus] = useState('')
  const [attemptsLeft, setAttemptsLeft] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  const calls = photoCalls({ ...way, site })
  useEffect(() => () => stopTracks(stream), [stream])

  const end = (how: 'done' | 'over') => {
    setView(how)
    setStream(null)
  }
  const showAnswer = ({ state, attemptsLeft: left, message }: PhotoAnswer): boolean => {
    setAttemptsLeft(left)
    setStatus(message?.text ?? '')
    if (state === 'success') end('done')
    else if (OVER.includes(state)) end('over')
    else return true
    return false
  }
  /** Returns whether there may be another photo. */
  const show = (result: PhotoResult): boolean => {
    if ('answer' in result) return showAnswer(result.answer)
    setStatus(result.refused ?? t('checkout.photo.failed'))
    if (OVER_CODES.includes(result.code)) end('over')
    return false
  }
  const isOpened = async (): Promise<boolean> => {
    const result = await calls.open()
    return result === null || show(result)
  }
  const send = async (source: HTMLVideoElement | Blob): Promise<void> => {
    setSending(true)
    setStatus(t('checkout.photo.sending'))
    const picture = await pictureOf(source)
    if (picture) show(await calls.take(picture))
    else setStatus(t('checkout.photo.failed'))
    setSending(false)
  }

  return {
    view,
    stream,
    status,
    attemptsLeft: attemptsLeft ?? undefined,
    isSending,
    async openCamera() {
      if (!(await isOpened())) return
      const opened = await frontCamera()
      setStream(opened)
      if (!opened) setStatus(t('checkout.photo.denied'))
    },
    sendFrame: (video: HTMLVideoElement) => void send(video),
    sendFile: async (file: File) => void ((await isOpened()) && (await send(file))),
  }
}

const frontCamera = (): Promise<MediaStream | null> =>
  // Browsers offer no camera to pages that came over a plain line.
  navigator.mediaDevices?.getUserMedia({ video: { facingMode: 'user', width: { ideal: 1280 } } }).catch(() => null) ??
  Promise.resolve(null)

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
