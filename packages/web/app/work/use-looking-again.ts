import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 1_000

/** A page whose change is under way looks again by itself. */
export function useLookingAgain(isRunning: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [isRunning, revalidate])
}
