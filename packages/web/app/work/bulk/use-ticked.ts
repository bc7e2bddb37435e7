import { useSyncExternalStore } from 'react'

const countNow = (): number => document.querySelectorAll('input[form="bulk"]:checked').length

function listen(changed: () => void): () => void {
  document.addEventListener('change', changed)
  return () => document.removeEventListener('change', changed)
}

/** Takes how many rows are ticked as the page comes; returns how many are. */
export const useTicked = (atFirst: number): number => useSyncExternalStore(listen, countNow, () => atFirst)
