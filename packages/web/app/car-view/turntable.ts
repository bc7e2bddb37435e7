import { filmPlayer, type FilmState } from './film/film.ts'
import { listenToHands } from './gestures.ts'
import { startLoop, watchVisible } from './loop.ts'
import { type Pose, poseAfterKey } from './pose.ts'
import { advance, atRest, dragged, isMoving, released, sent, zoomed } from './turn.ts'

export interface Turntable {
  /** Shows another view. */
  readonly send: (goal: Pose) => void
  /** Begins the film of the car; hands, keys and `send` end it. */
  readonly play: () => void
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
  /** The film was begun, or is over: to its end, or by somebody. */
  readonly onFilm: (state: FilmState) => void
}

const COARSE = 0.55
/** Milliseconds a picture: slower ones are drawn coarser while the car moves. */
const SLOW = 40

/** Lets hands, keys and wheel turn what `draw` shows; draws only what is new and seen. */
export function startTurntable({ place, start, isCalm, draw, onRest, onFilm }: TurntableOptions): Turntable {
  let turn = atRest(start)
  let isHeld = false
  let pace = 16
  const film = filmPlayer(isCalm, onFilm)
  const loop = startLoop((ms) => {
    const isMoved = () => isHeld || film.isOn() || isMoving(turn)
    const wasMoving = isMoved()
    const filmed = film.pose()
    turn = filmed ? atRest(filmed) : advance(turn, ms)
    if (wasMoving) pace = 0.8 * pace + 0.2 * ms
    draw(turn.pose, isMoved() && pace > SLOW ? COARSE : 1)
    if (!isMoved()) onRest(turn.pose)
    return film.isOn() || isMoving(turn)
  })
  const set = (next: typeof turn) => {
    film.leave()
    turn = next
    loop.ask()
  }
  const hands = listenToHands(place, {
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
      if (key === 'Escape') return film.leave()
      const goal = poseAfterKey(key, turn.goal ?? turn.pose)
      if (goal) set(sent(turn, goal, isCalm))
      return goal !== null
    },
  })
  const ends = [hands, watchVisible(place, loop.setVisible), watchSize(place, loop.ask), loop.stop]
  return {
    send: (goal) => set(sent(turn, goal, isCalm)),
    play() {
      film.begin()
      loop.ask()
    },
    ask: loop.ask,
    pose: () => turn.goal ?? turn.pose,
    stop: () => ends.forEach((end) => end()),
  }
}

function watchSize(place: HTMLElement, changed: () => void): () => void {
  const observer = new ResizeObserver(changed)
  observer.observe(place)
  return () => observer.disconnect()
}
