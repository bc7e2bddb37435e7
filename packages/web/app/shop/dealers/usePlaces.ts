import { useEffect, useState } from 'react'
import { basePath } from '../../shell/slugs.ts'
import { useSite } from '../../shell/root-data.ts'
import type { Choice } from '../../ui/Select.tsx'

/** After the last key; the spec's half a second feels late for suggestions. */
const WAIT_MS = 180

/** Takes what is typed; answers cities that begin or go on like it. Without an answer there are simply no suggestions. */
export function usePlaces(typed: string): readonly Choice[] {
  const site = useSite()
  const [places, setPlaces] = useState<readonly Choice[]>([])
  const address = `${basePath(site)}/dealers/places?q=${encodeURIComponent(typed.trim())}`
  const isWorthAsking = /\p{L}{2}/u.test(typed)
  useEffect(() => {
    if (!isWorthAsking) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      fetch(address, { signal: stop.signal })
        .then(async (answer) => (answer.ok ? setPlaces(choicesOf(await answer.json())) : undefined))
        .catch(() => undefined)
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [address, isWorthAsking])
  return places
}

const choicesOf = (labels: readonly string[]): Choice[] => labels.map((label) => ({ value: label, label }))
