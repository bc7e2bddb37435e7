import { useCallback, useEffect, useRef } from 'react'
import type { MaskName } from './masks.ts'

/** Takes a mask's name or none; returns a ref for the input. The mask arrives after the first paint and keeps what was typed before. */
export function useMask(mask: MaskName | undefined): (element: HTMLInputElement | null) => void {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!mask) return
    let stop: (() => void) | undefined
    let isGone = false
    void import('./start-mask.ts').then(({ startMask }) => {
      if (!isGone && input.current) stop = startMask(input.current, mask)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [mask])
  return useCallback((element: HTMLInputElement | null) => {
    input.current = element
  }, [])
}
