import { collectReads } from '@volante/domain/scan/collect-reads'
import { judgeRead } from '@volante/domain/scan/judge-read'
import { SCAN } from '@volante/domain/scan/scan-settings'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type OpenCamera, openCamera, rememberCamera, stop } from './camera.ts'
import { frameOf, framesOf } from './pictures.ts'
import type { Frame } from './read-codes.ts'
import { openReaders, type Readers } from './reader-threads.ts'

/** A camera that nobody looks at, or that found nothing for so long, is let go. */
const LONGEST = 60_000

export type ScannerView = 'reason' | 'opening' | 'live' | 'paused' | 'denied' | 'unread' | 'failed' | 'read'

/** What was read: the chassis, or what it may be where a sign may have been misread. */
export interface Read {
  readonly chassis: string
  readonly candidates: readonly string[]
}

/** Camera, pictures and what was read in them, until the dialog closes. */
export function useScanner() {
  const [view, setView] = useState<ScannerView>('reason')
  const [camera, setCamera] = useState<OpenCamera | null>(null)
  const [read, setRead] = useState<Read | null>(null)
  const readers = useReaders()
  const isGone = useRef(false)
  useEffect(() => () => void (camera && stop(camera.stream)), [camera])
  useEffect(() => {
    isGone.current = false
    return () => void (isGone.current = true)
  }, [])

  const leave = (to: ScannerView) => {
    setCamera(null)
    setView(to)
  }
  const open = async (id?: string) => {
    setView('opening')
    const found = await openCamera(id)
    // The dialog was closed while the browser asked.
    if (isGone.current) return void (found && stop(found.stream))
    setCamera(found)
    setView(found ? 'live' : 'denied')
    if (found && id !== undefined) rememberCamera(id)
  }
  const show = (text: string): boolean => {
    const judged = judgeRead(text)
    if (judged.kind === 'none') return false
    setRead(judged.kind === 'sure' ? { chassis: judged.chassis, candidates: [] } : { chassis: '', ...judged })
    if (camera) rememberCamera(camera.id)
    leave('read')
    return true
  }
  const readPhoto = async (photo: Blob) => {
    leave('opening')
    const found = await readTwice(readers(), await framesOf(photo)).catch(() => undefined)
    if (found === undefined) setView('failed')
    else if (found === null || !show(found)) setView('unread')
  }
  return { view, camera, read, readers, open, show, leave, readPhoto }
}

/** One set of threads while the dialog is open, made when the first picture is there. */
function useReaders(): () => Readers {
  const kept = useRef<Readers | null>(null)
  useEffect(() => () => kept.current?.close(), [])
  return () => (kept.current ??= openReaders())
}

async function readTwice(readers: Readers, frames: readonly Frame[]): Promise<string | null> {
  let reads: readonly string[] = []
  for (const frame of frames) {
    const { reads: all, found } = collectReads(reads, (await readers.read(frame)) ?? [])
    if (found !== null) return found
    reads = all
  }
  return null
}

interface Live {
  readonly readers: () => Readers
  /** Returns whether it was taken. */
  onRead(text: string): boolean
  /** The page is not looked at any more, or nothing was found for long. */
  onPause(): void
  onFail(): void
}

/** Reads a video's pictures, so many a second, until something was read twice. */
export function useReading(
  video: RefObject<HTMLVideoElement | null>,
  { readers, onRead, onPause, onFail }: Live,
): void {
  const collected = useRef<readonly string[]>([])
  const look = useEffectEvent(async () => {
    const frame = video.current && frameOf(video.current)
    const answer = frame && readers().read(frame)
    if (!answer) return
    const { reads, found } = collectReads(collected.current, await answer)
    collected.current = found !== null && !onRead(found) ? [] : reads
  })
  const pause = useEffectEvent(onPause)
  const fail = useEffectEvent(onFail)
  useEffect(() => {
    const looks = setInterval(() => void look().catch(() => fail()), 1_000 / SCAN.frequency)
    const end = setTimeout(() => pause(), LONGEST)
    const hide = () => document.hidden && pause()
    document.addEventListener('visibilitychange', hide)
    return () => {
      clearInterval(looks)
      clearTimeout(end)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
}
