/** What a push service says of a message to a device (RFC 8030 §5, §7.3). */
export const isTaken = (status: number): boolean => status >= 200 && status < 300

/** It knows the device no more. */
export const isGone = (status: number): boolean => status === 404 || status === 410

/** It cannot be reached, is asked too often, or is in trouble. */
export const isWorthAnotherTry = (status: number): boolean => status === 0 || status === 429 || status >= 500
