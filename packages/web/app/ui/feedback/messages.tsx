import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react'
import { keepMessages, type MessageEvent, type NewMessage, type Said } from './kept-messages.ts'

interface Messages {
  readonly said: readonly Said[]
  readonly tell: (event: MessageEvent) => void
}

const MessagesContext = createContext<Messages | null>(null)

export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [said, tell] = useReducer(keepMessages, [])
  const messages = useMemo(() => ({ said, tell }), [said])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useMessages(): Messages & { readonly say: (message: NewMessage) => void } {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages outside MessagesProvider')
  const { said, tell } = messages
  return useMemo(() => ({ said, tell, say: (message) => tell({ type: 'said', message }) }), [said, tell])
}
