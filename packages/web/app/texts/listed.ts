import type { Texts } from './texts.tsx'

/** Takes names as they stand alone (Cliente, Concessionária); returns them in one line, only the first with its capital: Cliente e concessionária. */
export const listed = ({ list }: Pick<Texts, 'list'>, names: readonly string[]): string =>
  list(names.map((name, at) => (at === 0 || isShort(name) ? name : name.charAt(0).toLocaleLowerCase() + name.slice(1))))

/** CRM, DETRAN: capitals of their own. */
const isShort = (name: string): boolean => /^\p{Lu}{2}/u.test(name)
