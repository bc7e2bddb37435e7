import { type RefObject, useEffect } from 'react'

/**
 * Gives what appears the focus, so that it is heard and seen. What came with the page has it from the browser (`autofocus`), long before
 * the script: who has begun to type meanwhile keeps it.
 */
export function useFocus(box: RefObject<HTMLElement | null>, isShown = true): void {
  useEffect(() => {
    if (isShown && !box.current?.hasAttribute('autofocus')) box.current?.focus()
  }, [box, isShown])
}
