import { useEffect, useRef, useState } from 'react'

/** A column that moves is told, and its arrow keeps the focus where the line itself was taken up and put down. */
export function useMoves(chosen: Readonly<Record<string, string>>) {
  const [status, setStatus] = useState('')
  const place = useRef<HTMLFormElement>(null)
  const pressed = useRef('')
  useEffect(() => {
    const [name, step] = pressed.current.split(' ')
    pressed.current = ''
    if (!name || document.activeElement !== document.body) return
    const arrow = (by: string | undefined) => place.current?.querySelector<HTMLElement>(`[data-move="${name} ${by}"]`)
    ;(arrow(step) ?? arrow(step === '1' ? '-1' : '1'))?.focus({ preventScroll: true })
  }, [chosen])
  return {
    status,
    place,
    moved(arrow: string, words: string) {
      pressed.current = arrow
      setStatus(words)
    },
  }
}
