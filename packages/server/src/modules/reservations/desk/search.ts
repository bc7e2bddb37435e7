import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { likeText } from '../../../platform/words/like.ts'

const MOST_WORDS = 6
/** A number that is typed with its country's or trunk's digits still ends in these. */
const PHONE_DIGITS = 10

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * Takes what was typed; returns the condition on `orders` that finds it: every word somewhere in name, e-mail, number,
 * chassis or model; digits alone in the telephone, or as the whole document, a part of which nobody may look for.
 */
export function foundBy(typed: string): RawBuilder<SqlBool> {
  const digits = typed.replace(/\D/g, '')
  if (digits.length >= 4 && !/[\p{L}@]/u.test(typed)) {
    const piece = `%${digits.slice(-PHONE_DIGITS)}%`
    return sql<SqlBool>`(search like ${piece} or document = ${digits})`
  }
  const words = plain(typed)
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
  const document = typed.replace(/[^0-9A-Za-z]/g, '').toUpperCase()
  return sql<SqlBool>`((${sql.join(words.map(isMentioned), sql` and `)}) or document = ${document})`
}

/** Of a short word only the beginning of a word is looked for: less has no index. */
const isMentioned = (word: string) => sql<SqlBool>`search like ${`%${word.length < 3 ? ' ' : ''}${likeText(word)}%`}`
