import { type RefObject, useEffect, useRef, useState } from 'react'
import { isDataSaver } from '../data-saver.ts'
import type { FilmState } from './film.ts'
import type { Recording } from './record.ts'

interface Filmed {
  readonly source: RefObject<HTMLCanvasElement | null> | undefined
  readonly stage: RefObject<HTMLElement | null>
  readonly title: string
}

export interface MadeFilm {
  readonly file: File
  /** Under which this page has it. */
  readonly address: string
}

/** The film of the car: whether it runs, and its file once it ran to its end, where the browser can write one. */
export function useFilm({ source, stage, title }: Filmed) {
  const [isOn, setOn] = useState(false)
  const [made, setMade] = useState<MadeFilm | null>(null)
  const recording = useRef<Recording | null>(null)
  useEffect(() => () => recording.current?.drop(), [])
  useEffect(() => () => void (made && URL.revokeObjectURL(made.address)), [made])
  /** Without what writes it down the film is seen all the same. */
  const prepare = async () => {
    if (!source?.current || !stage.current || isDataSaver()) return
    const asked = { source: source.current, stage: stage.current, title }
    recording.current?.drop()
    recording.current = await import('./record.ts')
      .then(({ startRecording }) => startRecording(asked))
      .catch(() => null)
  }
  const onFilm = (now: FilmState) => {
    setOn(now === 'on')
    if (now === 'on') return setMade(null)
    const ended = recording.current
    recording.current = null
    if (now === 'left') return ended?.drop()
    void ended?.end().then((file) => setMade(file && { file, address: URL.createObjectURL(file) }))
  }
  return { isOn, made, prepare, onFilm, onDrawn: () => recording.current?.frame() }
}
