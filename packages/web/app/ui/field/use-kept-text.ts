import { useEffect, useRef, useState } from 'react'

type Kept = HTMLInputElement & HTMLTextAreaElement

/** A field that posts a text, behind something better to fill it in with once script runs: the field keeps the text, so that forms read it and drafts are put back in it. */
export function useKeptText(first: string) {
  const kept = useRef<Kept>(null)
  const [text, setText] = useState(first)
  const [isLive, setLive] = useState(false)
  useEffect(() => {
    const field = kept.current
    if (!field) return
    const follow = () => setText(field.value)
    setLive(true)
    follow()
    field.addEventListener('input', follow)
    return () => field.removeEventListener('input', follow)
  }, [])
  return {
    kept,
    text,
    isLive,
    put(next: string) {
      if (!kept.current) return
      kept.current.value = next
      kept.current.dispatchEvent(new Event('input', { bubbles: true }))
    },
  }
}
