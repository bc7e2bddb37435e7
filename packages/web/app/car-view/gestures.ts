export interface Hands {
  /** The hand's way since the last call, in shares of the place's width and height. */
  readonly drag: (across: number, down: number) => void
  /** The hand let go, at so many widths a millisecond. */
  readonly release: (speed: number) => void
  readonly zoom: (factor: number) => boolean
  /** Returns whether the key meant something. */
  readonly key: (key: string) => boolean
}

interface Finger {
  x: number
  y: number
}

/** A hand that rested this long before it let go gives no swing. */
const REST = 60

/** Turns what pointers, wheel and keys do on an element into ways, speeds and factors; returns what ends it. */
export function listenToHands(place: HTMLElement, hands: Hands): () => void {
  const listening = new AbortController()
  const { signal } = listening
  followFingers(place, hands, signal)
  place.addEventListener(
    'wheel',
    (event) => {
      // The page keeps its wheel until the car is in hand: focused, or pinched on a touch pad.
      if (!event.ctrlKey && document.activeElement !== place) return
      if (hands.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)))) event.preventDefault()
    },
    { signal, passive: false },
  )
  place.addEventListener(
    'keydown',
    (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      if (hands.key(event.key)) event.preventDefault()
    },
    { signal },
  )
  return () => listening.abort()
}

function followFingers(place: HTMLElement, hands: Hands, signal: AbortSignal): void {
  const fingers = new Map<number, Finger>()
  let speed = 0
  let movedAt = 0
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return
    place.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    speed = 0
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const before = spread(fingers)
    const [across, along] = [event.clientX - finger.x, event.clientY - finger.y]
    Object.assign(finger, { x: event.clientX, y: event.clientY })
    if (fingers.size > 1) {
      if (before > 0) hands.zoom(spread(fingers) / before)
      return
    }
    const share = across / place.clientWidth
    const ms = Math.max(event.timeStamp - movedAt, 1)
    speed = 0.6 * (share / ms) + 0.4 * speed
    movedAt = event.timeStamp
    hands.drag(share, along / place.clientHeight)
  }
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId) || fingers.size > 0) return
    hands.release(event.type === 'pointerup' && event.timeStamp - movedAt < REST ? speed : 0)
  }
  place.addEventListener('pointerdown', down, { signal })
  place.addEventListener('pointermove', move, { signal })
  place.addEventListener('pointerup', up, { signal })
  place.addEventListener('pointercancel', up, { signal })
}

/** How far the first two fingers are apart. */
function spread(fingers: ReadonlyMap<number, Finger>): number {
  const [a, b] = fingers.values()
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
}
