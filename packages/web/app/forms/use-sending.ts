import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useActionData, useLocation, useNavigation, useSubmit } from 'react-router'
import { KIND } from './refused.ts'

/** Whether the page is read anew for another query of its address: what its forms would send is about to change. */
export function useIsRenewed(): boolean {
  const { state, location, formMethod = 'GET' } = useNavigation()
  const { pathname } = useLocation()
  return state === 'loading' && formMethod === 'GET' && location.pathname === pathname
}

/** Takes a form's kind and what is done first with what it posts: it is sent once, however often it is pressed; who comes back to the page may send it again. */
export function useSending(kind: string, prepare?: (posted: FormData) => Promise<boolean>) {
  const { state, formData } = useNavigation()
  const submit = useSubmit()
  /** A second press comes before anything is drawn. */
  const isBusy = useRef(false)
  const [isPreparing, setPreparing] = useState(false)
  /** The browser kept the page as it was when it was left for the receipt. */
  const [isBack, setBack] = useState(false)
  /** Comes before the page's data are read again: what it shows may be pressed from then on. */
  const answer = useActionData<unknown>()
  const [sentAfter, setSentAfter] = useState<unknown>(undefined)
  useEffect(() => {
    if (state === 'idle') isBusy.current = false
  }, [state])
  useEffect(() => {
    isBusy.current = false
  }, [answer])
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => {
      isBusy.current = false
      setBack(persisted)
    }
    addEventListener('pageshow', release)
    return () => removeEventListener('pageshow', release)
  }, [])
  const sendPrepared = async (posted: FormData) => {
    setPreparing(true)
    const isReady = await prepare?.(posted)
    if (isReady) void submit(posted, { method: 'post' })
    else isBusy.current = false
    setPreparing(false)
  }
  const sendOnce = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy.current) return event.preventDefault()
    isBusy.current = true
    setBack(false)
    setSentAfter(answer)
    if (!prepare) return
    event.preventDefault()
    void sendPrepared(new FormData(event.currentTarget))
  }
  const isAnswered = answer !== sentAfter
  return { isSending: isPreparing || (!isBack && !isAnswered && formData?.get(KIND) === kind), sendOnce }
}
