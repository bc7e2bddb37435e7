import { createHash } from 'node:crypto'
import { givenName } from '@volante/domain/person/person-name'
import type { Ctx } from '../../platform/http/ctx.ts'

/** Takes what caused a letter, or another effect outside, and which one it is; returns a uuid of it: a job that runs again has no second effect. */
export const letterId = (...cause: readonly string[]): string =>
  createHash('sha256')
    .update(cause.join(' '))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

export interface LetterOrder {
  /** What it is about and which one it is: the same cause twice is one letter. */
  readonly cause: readonly string[]
  readonly to: string
  /** Message key of its texts: `<key>.subject` and `<key>.body`. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
}

/** How a customer is greeted: whoever typed the name may not be whom the letter reaches, so nothing but a plain first name is repeated. */
export const greeted = (ctx: Ctx, name: string): string => givenName(name) ?? ctx.text('account.mail.someone')

/** Writes one letter in the site's language and hands it to the mail; nobody writes to who was forgotten meanwhile. */
export async function sendLetter(ctx: Ctx, { cause, to, text, values }: LetterOrder): Promise<void> {
  if (to === '' || to.endsWith('@erased.invalid')) return
  await ctx.providers.mail.send({
    id: letterId(...cause),
    site: ctx.site.id,
    to,
    subject: ctx.text(`${text}.subject`, values),
    body: ctx.text(`${text}.body`, values),
    at: ctx.now,
  })
}
