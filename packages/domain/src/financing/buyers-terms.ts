import type { BuyersTerms } from './simulate.ts'

/** Keeps in the browser on which terms its buyer looks at every car; it names nobody. */
export const TERMS_COOKIE = 'volante-terms'

/** Takes terms; returns them as the cookie holds them: `35-48` is 35 % down and 48 instalments. */
export const termsCookie = ({ entrancePercent, count }: BuyersTerms): string => `${entrancePercent}-${count}`

/** Takes what the cookie holds; returns the terms, null where it holds none: up to 99 % down, 1 to 120 instalments. */
export function readTermsCookie(text: string | undefined): BuyersTerms | null {
  const [, entrance, months] = /^(\d{1,2}(?:\.\d{1,6})?)-(\d{1,3})$/.exec(text ?? '') ?? []
  if (entrance === undefined || months === undefined) return null
  const terms = { entrancePercent: Number(entrance), count: Number(months) }
  return terms.count >= 1 && terms.count <= 120 ? terms : null
}
