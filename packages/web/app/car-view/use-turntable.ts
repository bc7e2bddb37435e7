import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FilmState } from './film/film.ts'
import { isCalm } from './levels.ts'
import type { Painter } from './painter.ts'
import type { Pose } from './pose.ts'
import { startTurntable, type Turntable } from './turntable.ts'

interface Watcher {
  readonly onDrawn: () => void
  readonly onFilm: (now: FilmState) => void
}

/** The car under hands and keys, first at `asked` and sent there again when it changes: where it is seen from once it rests, whether it was drawn, and what sends it elsewhere. */
export function useTurntable(
  place: RefObject<HTMLElement | null>,
  painter: Painter | null,
  asked: Pose,
  watcher: Watcher,
) {
  const [pose, setPose] = useState(asked)
  const [isDrawn, setDrawn] = useState(false)
  const table = useRef<Turntable | null>(null)
  const draw = useEffectEvent((at: Pose, coarser: number) => {
    painter?.(at, coarser)
    watcher.onDrawn()
    setDrawn(painter !== null)
  })
  const start = useEffectEvent(() => asked)
  const filmed = useEffectEvent(watcher.onFilm)
  useEffect(() => {
    if (!place.current) return
    const started = startTurntable({
      place: place.current,
      start: start(),
      isCalm: isCalm(),
      draw: (at, coarser) => draw(at, coarser),
      onRest: setPose,
      onFilm: (now) => filmed(now),
    })
    table.current = started
    return started.stop
  }, [place])
  useEffect(() => table.current?.send(asked), [asked])
  // Another painter shows another colour, or the first there is.
  useEffect(() => table.current?.ask(), [painter])
  return { pose, isDrawn, table }
}
