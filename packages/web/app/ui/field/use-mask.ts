import { useCallback, useRef } from 'react'
import type { MaskName } from './masks.ts'

/**
 * Takes a mask's name or none; returns a ref for the input. The mask is fetched where something stands in the input or somebody turns
 * to it. A field whose mask does not come is read all the same.
 */
export function useMask(mask: MaskName | undefined): (element: HTMLInputElement | null) => void {
  const end = useRef<AbortController>(null)
  return useCallback(
    (element) => {
      end.current?.abort()
      if (!mask || !element) return
      const { signal } = (end.current = new AbortController())
      const start = () =>
        import('./start-mask.ts').then(
          ({ startMask }) => startMask(element, mask, signal),
          () => {},
        )
      if (element.value || element === document.activeElement) void start()
      else for (const kind of ['focus', 'input']) element.addEventListener(kind, start, { signal, once: true })
    },
    [mask],
  )
}
