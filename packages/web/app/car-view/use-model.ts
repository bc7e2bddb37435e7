import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { CarAppearance, Engine } from './engine/start-engine.ts'
import { geometryFor, type ViewFiles } from './files.ts'
import { levelFor, thisDevice } from './levels.ts'
import { modelPainter, type Painter } from './painter.ts'
import type { Size } from './shot.ts'

interface UseModel {
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly files: ViewFiles
  /** Metres. */
  readonly size: Size
  readonly appearance: CarAppearance
  /** WebGL or the model cannot be had, or WebGL was lost. */
  readonly onLost: () => void
}

/** Sharpness of what the car mirrors, in pixels of a cube's side. */
const MIRROR = { full: 256, light: 128 } as const

/** What draws the car, null until it can; another one whenever the car is dressed otherwise. */
export function useModel({ canvas, files, size, appearance, onLost }: UseModel): Painter | null {
  const [engine, setEngine] = useState<Engine | null>(null)
  const start = useEffectEvent(async (place: HTMLCanvasElement, signal: AbortSignal) => {
    const level = levelFor(thisDevice())
    const loading = load(geometryFor(files, level) ?? '', signal)
    const [{ startEngine }, bytes] = await Promise.all([import('./engine/start-engine.ts'), loading])
    signal.throwIfAborted()
    return startEngine({ canvas: place, bytes, size, mirror: MIRROR[level], appearance, signal })
  })
  const lose = useEffectEvent(onLost)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    const stopping = new AbortController()
    const { signal } = stopping
    let started: Engine | null = null
    const failed = () => signal.aborted || lose()
    place.addEventListener('webglcontextlost', failed, { signal })
    start(place, signal).then((made) => {
      started = made
      if (signal.aborted) made.stop()
      else setEngine(made)
    }, failed)
    return () => {
      stopping.abort()
      started?.stop()
      setEngine(null)
    }
  }, [canvas])
  return usePainter(engine, files, appearance)
}

/** Dresses the car at once, and again when what it wears for the first time has come; what does not come is not seen. */
function usePainter(engine: Engine | null, { fittings }: ViewFiles, appearance: CarAppearance): Painter | null {
  const [painter, setPainter] = useState<Painter | null>(null)
  const bring = useMemo(() => engine && bringer(engine), [engine])
  useEffect(() => {
    if (!engine || !bring) return
    const stopping = new AbortController()
    const { signal } = stopping
    const draw = () => {
      const missing = engine.wear(appearance)
      setPainter(() => modelPainter(engine))
      return missing
    }
    const missing = draw()
    const coming = fittings
      .filter(({ name, geometry }) => geometry && missing.includes(name))
      .map(({ name, geometry }) => bring(name, geometry ?? ''))
    if (missing.length > 0) void Promise.allSettled(coming).then(() => signal.aborted || draw())
    return () => stopping.abort()
  }, [engine, bring, fittings, appearance])
  return engine && painter
}

/** Takes an engine; returns what brings it a geometry, once however often it is asked for meanwhile; what failed can be asked for again. */
function bringer(engine: Engine): (name: string, address: string) => Promise<void> {
  const coming = new Map<string, Promise<void>>()
  return (name, address) => {
    const known = coming.get(name) ?? load(address).then((bytes) => engine.bring(name, bytes))
    coming.set(name, known)
    known.catch(() => coming.delete(name))
    return known
  }
}

async function load(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(address, signal ? { signal } : {})
  if (!answer.ok) throw new Error(`no model at ${address}`)
  return answer.arrayBuffer()
}
