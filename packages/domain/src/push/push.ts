/** What people are told of on their devices, each agreed to on its own; the last one advertises. */
export const PUSH_KINDS = ['orders', 'appointments', 'loans', 'recalls', 'reminders', 'offers'] as const
export type PushKind = (typeof PUSH_KINDS)[number]

/** What somebody wants who added a device and chose nothing: what concerns them, no advertising (LGPD art. 7 I; Ley 25.326 art. 5). */
export const WANTED_AT_FIRST: readonly PushKind[] = PUSH_KINDS.filter((kind) => kind !== 'offers')

export const PUSH_STATES = ['DRAFT', 'SCHEDULED', 'SENDING', 'DONE', 'STOPPED'] as const
export type PushState = (typeof PUSH_STATES)[number]

/** As much as phones show without opening it. */
export const MOST_TITLE = 60
export const MOST_TEXT = 180
