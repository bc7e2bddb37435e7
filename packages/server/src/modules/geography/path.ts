/** A path part nobody filled: empty, or what a page writes when it forgot to. */
export const isBlank = (value: string | undefined): boolean =>
  value === undefined || ['', 'undefined', 'null'].includes(value.trim())
