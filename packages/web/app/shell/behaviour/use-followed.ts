import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** What the dealer says is on the page within five seconds. */
const POLL_MS = 4_000

/** Reads the page's data again while somebody looks at it and it may change. */
export function useFollowed(isOpen: boolean): void {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (!isOpen) return
    const look = () => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate()
    }
    const timer = setInterval(look, POLL_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isOpen, revalidate, state])
}
