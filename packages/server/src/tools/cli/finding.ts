/** What a check found: fine, or what is wrong and what to do about it. */
export interface Finding {
  readonly isFine: boolean
  readonly text: string
}

export const fine = (text: string): Finding => ({ isFine: true, text })
export const wrong = (text: string): Finding => ({ isFine: false, text })
