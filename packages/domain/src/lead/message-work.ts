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
export const MESSAGE_ACTS = ['answer', 'close', 'reopen', 'note', 'takeBack'] as const
export type MessageAct = (typeof MESSAGE_ACTS)[number]

/**
 * Takes how a message stands, what is done with it and what was done so far, the oldest first; returns how it stands then, null
 * where that cannot be done.
 */
export function messageAfter(
  stage: MessageStage,
  act: MessageAct,
  done: readonly MessageAct[] = [],
): MessageStage | null {
  switch (act) {
    case 'note':
      return stage
    case 'answer':
      return stage === 'closed' ? null : 'answered'
    case 'close':
      return stage === 'closed' ? null : 'closed'
    case 'reopen':
      return stage === 'closed' ? 'new' : null
    case 'takeBack':
      return stagesOf(done).at(-2) ?? null
  }
}

/** Each stage that what was done has led to and nobody has taken back; notes lead to none. */
function stagesOf(done: readonly MessageAct[]): readonly MessageStage[] {
  const stages: MessageStage[] = ['new']
  for (const act of done) {
    if (act === 'takeBack') stages.pop()
    else if (act !== 'note') stages.push(messageAfter(stages.at(-1) ?? 'new', act) ?? 'new')
  }
  return stages
}
