import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { restingDetent } from './detents.ts'

interface Drag {
  readonly startY: number
  readonly startShare: number
  share: number
  lastY: number
  lastTime: number
  speed: number
}

/** Returns the ref of a sheet and the handlers that let a finger carry it; between press and release the height is written past React. */
export function useSheetDrag(detents: readonly number[], rest: (detent: number) => void) {
  const sheet = useRef<HTMLElement>(null)
  const drag = useRef<Drag | null>(null)
  const moved = useRef(false)
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const height = sheet.current?.getBoundingClientRect().height ?? 0
      const share = height / window.innerHeight
      drag.current = {
        startY: event.clientY,
        startShare: share,
        share,
        lastY: event.clientY,
        lastTime: event.timeStamp,
        speed: 0,
      }
      moved.current = false
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const now = drag.current
      if (!now || !sheet.current) return
      const elapsed = Math.max(1, event.timeStamp - now.lastTime) / 1000
      now.speed = (now.lastY - event.clientY) / window.innerHeight / elapsed
      now.share = Math.max(0.1, Math.min(0.95, now.startShare + (now.startY - event.clientY) / window.innerHeight))
      now.lastY = event.clientY
      now.lastTime = event.timeStamp
      moved.current ||= Math.abs(now.startY - event.clientY) > 6
      sheet.current.dataset.dragged = 'true'
      sheet.current.style.setProperty('--sheet', String(now.share))
    },
    onPointerUp() {
      const now = drag.current
      drag.current = null
      if (!now || !sheet.current) return
      delete sheet.current.dataset.dragged
      if (!moved.current) return
      const detent = restingDetent(now.share, now.speed, detents)
      // React does not write a value that it believes is still there.
      sheet.current.style.setProperty('--sheet', String(detents[detent]))
      rest(detent)
    },
    /** A drag ends in a click on the same element: it must not count as a press. */
    onClickCapture(event: MouseEvent<HTMLElement>) {
      if (moved.current) event.stopPropagation()
      moved.current = false
    },
  }
  return { sheet, handlers }
}
