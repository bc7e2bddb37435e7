import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { dropPlace, keyPlace } from './drop-place.ts'

/** The row that is carried and the place it would fall to, both from 0. */
interface Held {
  readonly from: number
  readonly to: number
}

interface OrderDrag {
  readonly count: number
  /** Changes with the order: the row that was put down has the focus again, wherever it now stands. */
  readonly version: string
  /** A row was put down elsewhere. */
  readonly drop: (from: number, to: number) => void
  readonly tell: (what: 'held' | 'at' | 'left', held: Held) => void
}

/** Rows that are carried by their handle, with a pointer or by keys: Enter or Space takes and puts down, arrows carry, Escape leaves all as it was. */
export function useOrderDrag({ count, version, drop, tell }: OrderDrag) {
  const list = useRef<HTMLOListElement>(null)
  const [held, setHeld] = useState<Held | null>(null)
  const dropped = useRef<string | null>(null)
  useEffect(() => {
    const id = dropped.current
    dropped.current = null
    if (id !== null && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-handle]`)?.focus()
  }, [version])
  const carry = (next: Held, what: 'held' | 'at') => {
    setHeld(next)
    if (next.to !== held?.to) tell(what, next)
    list.current?.children[next.to]?.scrollIntoView({ block: 'nearest' })
  }
  const putDown = (isLeft = false) => {
    setHeld(null)
    if (!held) return
    if (isLeft || held.from === held.to) return tell('left', held)
    dropped.current = list.current?.children[held.from]?.getAttribute('data-row') ?? null
    drop(held.from, held.to)
  }
  return {
    list,
    held,
    handle: (at: number) => ({
      'data-handle': true,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        carry({ from: at, to: at }, 'held')
      },
      onPointerMove({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        if (!held || !currentTarget.hasPointerCapture(pointerId)) return
        const boxes = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect())
        carry({ ...held, to: dropPlace(boxes, held.from, clientY) }, 'at')
      },
      onPointerUp: () => putDown(),
      onPointerCancel: () => putDown(true),
      onBlur: () => putDown(true),
      onKeyDown(event: KeyboardEvent) {
        const { key } = event
        const to = held && keyPlace(key, held.to, count)
        const isPress = key === 'Enter' || key === ' '
        if (isPress && held) putDown()
        else if (isPress) carry({ from: at, to: at }, 'held')
        else if (held && key === 'Escape') putDown(true)
        else if (held && to !== null) carry({ ...held, to }, 'at')
        else return
        event.preventDefault()
      },
    }),
  }
}
