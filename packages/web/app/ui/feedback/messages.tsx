import { createContext, type ReactNode, useContext, useMemo, useReducer } from 'react'
import { keepMessages, type MessageEvent, type NewMessage, type KeptMessage } from './kept-messages.ts'

interface Messages {
  readonly messages: readonly KeptMessage[]
  readonly tell: (event: MessageEvent) => void
}

const MessagesContext = createContext<Messages | null>(null)

export function MessagesProvider({ children }: { readonly children: ReactNode }) {
  const [kept, tell] = useReducer(keepMessages, [])
  const messages = useMemo(() => ({ messages: kept, tell }), [kept])
  return <MessagesContext value={messages}>{children}</MessagesContext>
}

export function useMessages(): Messages & { readonly say: (message: NewMessage) => void } {
  const messages = useContext(MessagesContext)
  if (!messages) throw new Error('useMessages outside MessagesProvider')
  const { messages: kept, tell } = messages
  return useMemo(() => ({ messages: kept, tell, say: (message) => tell({ type: 'added', message }) }), [kept, tell])
}
