import { useEffect, useRef, useState } from 'react'

/** The code of the list's dealer that the pointer or the focus is on, for the map; put `list` on the list. */
export function usePointed() {
  const list = useRef<HTMLOListElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const element = list.current
    const point = ({ target }: Event) => {
      const item = target instanceof Element ? target.closest<HTMLElement>('[data-dealer]') : null
      setPointed(item?.dataset.dealer ?? null)
    }
    const leave = () => setPointed(null)
    element?.addEventListener('pointerover', point)
    element?.addEventListener('focusin', point)
    element?.addEventListener('pointerleave', leave)
    return () => {
      element?.removeEventListener('pointerover', point)
      element?.removeEventListener('focusin', point)
      element?.removeEventListener('pointerleave', leave)
    }
  }, [])
  return { list, pointed }
}
