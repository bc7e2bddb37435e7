import { useEffect, useEffectEvent, useRef } from 'react'

interface WorkKeys {
  /** ⌘K or Ctrl+K. */
  onPalette(): void
  /** `?` */
  onHelp(): void
  /** `g` and a letter. */
  onGo(letter: string): void
}

const TYPED_INTO = 'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], dialog *'
const OFF = 'volante-keys'
const WAIT_MS = 1500

/** Single keys may be switched off (WCAG 2.1.4); this browser remembers it. */
export const areKeysOn = (): boolean => localStorage.getItem(OFF) !== 'off'
export const switchKeys = (isOn: boolean): void =>
  isOn ? localStorage.removeItem(OFF) : localStorage.setItem(OFF, 'off')

/** The keys of every page of the workplace; none while something is typed, and none that a list or a review has taken. */
export function useWorkKeys(keys: WorkKeys): void {
  const goneAt = useRef(-WAIT_MS)
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event
    if (event.defaultPrevented || event.altKey) return
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() !== 'k' || event.shiftKey) return
      event.preventDefault()
      return keys.onPalette()
    }
    if (!(target instanceof Element) || target.matches(TYPED_INTO) || !areKeysOn()) return
    const isAfterGo = event.timeStamp - goneAt.current < WAIT_MS
    goneAt.current = key === 'g' && !isAfterGo ? event.timeStamp : -WAIT_MS
    if (isAfterGo) keys.onGo(key)
    else if (key === '?') keys.onHelp()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
