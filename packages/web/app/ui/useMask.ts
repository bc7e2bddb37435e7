import type { Maskito, MaskitoOptions } from '@maskito/core'
import { useCallback, useEffect, useRef } from 'react'

/** Takes a mask or none; answers a ref for the input. The mask arrives after the first paint and keeps what was typed before. */
export function useMask(mask: MaskitoOptions | undefined): (element: HTMLInputElement | null) => void {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!mask) return
    let active: Maskito | undefined
    let isGone = false
    void import('@maskito/core').then((core) => {
      if (!isGone && input.current) active = new core.Maskito(input.current, mask)
    })
    return () => {
      isGone = true
      active?.destroy()
    }
  }, [mask])
  return useCallback((element: HTMLInputElement | null) => {
    input.current = element
  }, [])
}
