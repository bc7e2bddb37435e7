/** Takes class names and conditions; returns the ones that are there, as one attribute value. */
export function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
