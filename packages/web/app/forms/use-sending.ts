import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { KIND } from './refused.ts'

/** Takes a form's kind: it is sent once, however often it is pressed; who comes back to the page may send it again. */
export function useSending(kind: string) {
  const { state, formData } = useNavigation()
  /** A second press comes before anything is drawn. */
  const isBusy = useRef(false)
  /** The browser kept the page as it was when it was left for the receipt. */
  const [isBack, setBack] = useState(false)
  useEffect(() => {
    if (state === 'idle') isBusy.current = false
  }, [state])
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => {
      isBusy.current = false
      setBack(persisted)
    }
    addEventListener('pageshow', release)
    return () => removeEventListener('pageshow', release)
  }, [])
  const sendOnce = (event: FormEvent) => {
    if (isBusy.current) return event.preventDefault()
    isBusy.current = true
    setBack(false)
  }
  return { isSending: !isBack && formData?.get(KIND) === kind, sendOnce }
}
