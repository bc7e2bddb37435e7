// Crockford's base 32: no I, L, O and U, so that a protocol read aloud or written by hand survives.
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const BODY_LENGTH = 11

/**
 * Takes 11 random bytes; returns a protocol people can read out, 4F7K-9QXR-TZ3M: 55 bits of chance and a check
 * character.
 */
export function protocolOf(bytes: Uint8Array): string {
  const body = Array.from(bytes.subarray(0, BODY_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('')
  if (body.length !== BODY_LENGTH) throw new RangeError(`A protocol needs ${BODY_LENGTH} bytes`)
  return `${body}${checkCharacter(body)}`.replace(/(.{4})(?=.)/g, '$1-')
}

/**
 * Takes what a person typed; returns the protocol in its written form, or null when it is none (wrong length, letter
 * or check character).
 */
export function readProtocol(text: string): string | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  if (!/^[0-9A-HJKMNP-TV-Z]{12}$/.test(plain)) return null
  const isWhole = checkCharacter(plain.slice(0, BODY_LENGTH)) === plain.slice(BODY_LENGTH)
  return isWhole ? plain.replace(/(.{4})(?=.)/g, '$1-') : null
}

// Luhn modulo 32: every single wrong character and nearly every swap of neighbours is noticed.
function checkCharacter(body: string): string {
  const sum = Array.from(body).reduceRight((total, character, at) => {
    const value = ALPHABET.indexOf(character) * ((body.length - at) % 2 === 1 ? 2 : 1)
    return total + Math.floor(value / 32) + (value % 32)
  }, 0)
  return ALPHABET.charAt((32 - (sum % 32)) % 32)
}
