import type { Ref } from 'react'

/** Hands one element to a caller's ref and to our own. */
export function bothRefs<E>(outer: Ref<E> | undefined, own: (element: E | null) => void, element: E | null): void {
  if (typeof outer === 'function') outer(element)
  else if (outer) outer.current = element
  own(element)
}
