import { useLayoutEffect, useSyncExternalStore } from 'react'
import { useActionData } from 'react-router'

let shown = 0
const readers = new Set<() => void>()

function count(step: 1 | -1): void {
  shown += step
  for (const read of readers) read()
}

function subscribe(read: () => void): () => void {
  readers.add(read)
  return () => readers.delete(read)
}

/** The page shows that something was refused, as long as this is so: its title says it too. */
export function useProblemShown(isShown: boolean): void {
  useLayoutEffect(() => {
    if (!isShown) return
    count(1)
    return () => count(-1)
  }, [isShown])
}

/** Whether the page shows that something was refused. While it is made, only the answer of its action can tell. */
export function usePageProblem(): boolean {
  const answer: unknown = useActionData()
  const isRefused = typeof answer === 'object' && answer !== null && 'error' in answer && answer.error !== null
  return useSyncExternalStore(
    subscribe,
    () => shown > 0,
    () => isRefused,
  )
}
