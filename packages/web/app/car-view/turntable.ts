import { listenToHands } from './gestures.ts'
import { startLoop, watchVisible } from './loop.ts'
import { type Pose, poseAfterKey } from './pose.ts'
import { advance, atRest, dragged, isMoving, released, sent, zoomed } from './turn.ts'

export interface Turntable {
  /** Shows another view. */
  readonly send: (goal: Pose) => void
  /** The car looks different: draw it again. */
  readonly ask: () => void
  readonly pose: () => Pose
  readonly stop: () => void
}

interface TurntableOptions {
  readonly place: HTMLElement
  readonly start: Pose
  /** Nothing moves by itself. */
  readonly isCalm: boolean
  /** `coarser` is below 1 while a slow device turns the car. */
  readonly draw: (pose: Pose, coarser: number) => void
  /** The car came to rest. */
  readonly onRest: (pose: Pose) => void
}

const COARSE = 0.55
/** Milliseconds a picture: slower ones are drawn coarser while the car moves. */
const SLOW = 40

/** Lets hands, keys and wheel turn what `draw` shows; draws only what is new and seen. */
export function startTurntable({ place, start, isCalm, draw, onRest }: TurntableOptions): Turntable {
  let turn = atRest(start)
  let isHeld = false
  let pace = 16
  const loop = startLoop((ms) => {
    const wasMoving = isHeld || isMoving(turn)
    turn = advance(turn, ms)
    const moves = isHeld || isMoving(turn)
    if (wasMoving) pace = 0.8 * pace + 0.2 * ms
    draw(turn.pose, moves && pace > SLOW ? COARSE : 1)
    if (!moves) onRest(turn.pose)
    return isMoving(turn)
  })
  const set = (next: typeof turn) => {
    turn = next
    loop.ask()
  }
  const endHands = listenToHands(place, {
    drag(across, down) {
      isHeld = true
      set(dragged(turn, across, down))
    },
    release(speed) {
      if (!isHeld) return
      isHeld = false
      set(released(turn, speed, isCalm))
    },
    zoom(factor) {
      const { zoom } = turn.pose
      set(zoomed(turn, factor))
      return turn.pose.zoom !== zoom
    },
    key(key) {
      const goal = poseAfterKey(key, turn.goal ?? turn.pose)
      if (goal) set(sent(turn, goal, isCalm))
      return goal !== null
    },
  })
  const endWatch = watchVisible(place, loop.setVisible)
  const resized = new ResizeObserver(loop.ask)
  resized.observe(place)
  return {
    send: (goal) => set(sent(turn, goal, isCalm)),
    ask: loop.ask,
    pose: () => turn.goal ?? turn.pose,
    stop() {
      endHands()
      endWatch()
      resized.disconnect()
      loop.stop()
    },
  }
}
