/** The text for a LIKE pattern, in which it stands for itself. */
export const likeText = (text: string): string => text.replace(/[\\%_]/g, '\\$&')

/** The LIKE pattern of what somebody typed, found anywhere. */
export const containing = (typed: string): string => `%${likeText(typed.trim())}%`
