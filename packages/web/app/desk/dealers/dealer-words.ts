interface Named {
  readonly code: string
  readonly name: string
}

/** A dealer as it is suggested to who looks for one among many: names alone may be the same. */
export const dealerWords = ({ code, name }: Named): string => `${name} (${code})`

/** Takes what an address says of a dealer, its code or the words that were suggested; returns the code. */
export const codeIn = (text: string): string => /\(([^()]+)\)\s*$/.exec(text)?.[1] ?? text.trim()
