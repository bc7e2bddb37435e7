/** Reasons the contact page offers; their texts are `contact.reason.<code>`. Other senders may state their own. */
export const CONTACT_REASONS = [
  'QUESTION',
  'COMPLAINT',
  'PRAISE',
  'SUGGESTION',
  'PRIVACY',
  'REPENTANCE',
  'OTHER',
] as const

/** What a message is about: its reason, or that it went to a dealer. */
export const MESSAGE_SUBJECTS = [...CONTACT_REASONS, 'DEALER'] as const

/** How a message stands: nobody answered it, somebody did, nothing is left to do. */
export const MESSAGE_STAGES = ['new', 'answered', 'closed'] as const
export type MessageStage = (typeof MESSAGE_STAGES)[number]

/** What staff do with a message; each is kept with who did it and when. */
export const MESSAGE_ACTS = ['answer', 'close', 'reopen', 'note'] as const
export type MessageAct = (typeof MESSAGE_ACTS)[number]

/** Takes how a message stands and what is done with it; returns how it stands then, null where that cannot be done. */
export function messageAfter(stage: MessageStage, act: MessageAct): MessageStage | null {
  switch (act) {
    case 'note':
      return stage
    case 'answer':
      return stage === 'closed' ? null : 'answered'
    case 'close':
      return stage === 'closed' ? null : 'closed'
    case 'reopen':
      return stage === 'closed' ? 'new' : null
  }
}
