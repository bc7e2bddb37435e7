import { signature } from '../../payments/signature.ts'
import { type NewsRow, toNews } from './box.ts'

/** Takes a row of the bank's book and the key; returns the signed news as a bank sends it. */
export function signedNews(row: NewsRow, key: string, now: Date) {
  const { at, ...news } = toNews(row)
  const body = Buffer.from(JSON.stringify({ ...news, at: at.toISOString() }))
  return { body, signature: signature(key, body, now) }
}
