/** Draws when there is something new, and never while nobody can see it. */
export interface Loop {
  /** Something changed. */
  readonly ask: () => void
  readonly setVisible: (isVisible: boolean) => void
  readonly stop: () => void
}

/** A pause longer than this is not motion: the car does not jump after it. */
const LONGEST_STEP = 50

/** Takes what draws one picture, given the milliseconds since the last, and returns whether another one follows. */
export function startLoop(draw: (ms: number) => boolean): Loop {
  let [isAsked, isVisible, isStopped] = [false, true, false]
  let request = 0
  let last = 0
  const next = () => {
    if (!isAsked || !isVisible || isStopped || request !== 0) return
    request = requestAnimationFrame((now) => {
      request = 0
      const ms = last === 0 ? 16 : Math.min(now - last, LONGEST_STEP)
      isAsked = false
      const goesOn = draw(ms)
      isAsked ||= goesOn
      last = isAsked ? now : 0
      next()
    })
  }
  return {
    ask() {
      isAsked = true
      next()
    },
    setVisible(visible) {
      isVisible = visible
      last = 0
      if (!visible && request !== 0) {
        cancelAnimationFrame(request)
        request = 0
      }
      next()
    },
    stop() {
      isStopped = true
      cancelAnimationFrame(request)
    },
  }
}

/** Takes an element; says whether it can be seen, now and whenever that changes; returns what ends it. */
export function watchVisible(element: Element, say: (isVisible: boolean) => void): () => void {
  let isInView = true
  const tell = () => say(isInView && document.visibilityState === 'visible')
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? true
    tell()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', tell)
  return () => {
    observer.disconnect()
    document.removeEventListener('visibilitychange', tell)
  }
}
