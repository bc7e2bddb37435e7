import type { Tone } from '../data/Tag.tsx'

export interface NewMessage {
  readonly tone: Tone
  readonly text: string
  /** For what needs an action: stays until it is closed. */
  readonly isLasting?: boolean
}

export interface KeptMessage extends NewMessage {
  readonly id: number
  readonly isShown: boolean
}

export type MessageEvent =
  | { readonly type: 'added'; readonly message: NewMessage }
  | { readonly type: 'closed'; readonly id: number }

const KEPT = 30

/** Takes all messages, newest last, and what happened; returns them anew. A closed one stays readable in the list. */
export function keepMessages(kept: readonly KeptMessage[], event: MessageEvent): readonly KeptMessage[] {
  if (event.type === 'closed')
    return kept.map((message) => (message.id === event.id ? { ...message, isShown: false } : message))
  const id = (kept.at(-1)?.id ?? 0) + 1
  return [...kept, { ...event.message, id, isShown: true }].slice(-KEPT)
}
