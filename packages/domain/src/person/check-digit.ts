/**
 * Takes digits or capitals and one weight a character; returns the weighted sum, a character counting ASCII code - 48
 * (A is 17).
 */
export function weightedSum(text: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * (text.charCodeAt(at) - 48), 0)
}

/**
 * Takes digits or capitals and their weights; returns the modulo 11 check digit of CPF and CNPJ: remainder 0 or 1
 * gives 0.
 */
export function modulo11Digit(text: string, weights: readonly number[]): number {
  const rest = weightedSum(text, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/**
 * Takes a text; returns whether it repeats one character, which passes the arithmetic of CPF, CNPJ and CNH but is
 * never issued.
 */
export function isOneCharacterRepeated(text: string): boolean {
  return text !== '' && text === text.charAt(0).repeat(text.length)
}
