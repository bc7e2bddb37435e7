/** One data object of an EMV QR code: a 2-digit id and a value of 1 to 99 characters. */
export type EmvField = readonly [id: string, value: string]

/** Takes fields in order; returns them as id, 2-digit length, value; throws on what the format cannot hold (EMV MPM 3.2). */
export function writeEmv(fields: readonly EmvField[]): string {
  return fields.map(writeField).join('')
}

/** Takes a template's text; returns its values by id, or null where a length lies or an id comes twice (EMV MPM 3.2). */
export function readEmv(text: string): ReadonlyMap<string, string> | null {
  const values = new Map<string, string>()
  for (let at = 0; at < text.length; ) {
    const head = /^(\d\d)(\d\d)/.exec(text.slice(at, at + 4))
    const [, id = '', length = ''] = head ?? []
    const value = text.slice(at + 4, at + 4 + Number(length))
    if (!head || value === '' || value.length < Number(length) || values.has(id)) return null
    values.set(id, value)
    at += 4 + value.length
  }
  return values
}

function writeField([id, value]: EmvField): string {
  if (!/^\d\d$/.test(id)) throw new RangeError(`an EMV id has two digits: ${id}`)
  // Other characters take several bytes each, and readers do not agree on which of the two a length counts.
  if (!/^[\x20-\x7e]{1,99}$/.test(value)) throw new RangeError(`EMV field ${id} takes 1 to 99 ASCII characters`)
  return `${id}${String(value.length).padStart(2, '0')}${value}`
}
