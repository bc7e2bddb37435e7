import { createHash } from 'node:crypto'
import { givenName } from '@volante/domain/person/person-name'
import type { PushKind } from '@volante/domain/push/push'
import type { Ctx } from '../../platform/http/ctx.ts'
import { letterHtml, type LetterPicture } from './letter-html.ts'
import { letterParts } from './letter-parts.ts'
import type { LetterFile } from './provider.ts'

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
  /** Message key of its texts: `<key>.subject` and `<key>.body`, whose form `letterParts` describes; `link` among the values is what its button leads to. */
  readonly text: string
  readonly values: Readonly<Record<string, string | number>>
  /** Above the words; the subject unless told. */
  readonly heading?: string
  readonly picture?: LetterPicture | undefined
  readonly attachments?: readonly LetterFile[]
  /** Whose devices are told of it too, where they want such messages. */
  readonly push?: { readonly accountId: string | null; readonly kind: PushKind } | undefined
}

/** How a customer is greeted: whoever typed the name may not be whom the letter reaches, so nothing but a plain first name is repeated. */
export const greeted = (ctx: Ctx, name: string): string => givenName(name) ?? ctx.text('account.mail.someone')

/** Writes one letter in the site's language and look, and hands it to the mail; nobody writes to who was forgotten meanwhile. */
export async function sendLetter(ctx: Ctx, letter: LetterOrder): Promise<void> {
  const { cause, to, text, values, picture, attachments = [] } = letter
  if (to === '' || to.endsWith('@erased.invalid')) return
  const { site } = ctx
  const subject = ctx.text(`${text}.subject`, values)
  const body = ctx.text(`${text}.body`, values)
  const heading = letter.heading ?? subject.replace(` · ${site.brandName}`, '')
  const parts = letterParts(body, typeof values.link === 'string' ? values.link : undefined)
  const html = letterHtml(site, { heading, parts, picture })
  await ctx.providers.mail.send({
    id: letterId(...cause),
    site: site.id,
    to,
    subject,
    body,
    html,
    attachments,
    at: ctx.now,
  })
  await tellDevices(ctx, letter, heading)
}

/** In one line, leading to the same page. */
async function tellDevices(ctx: Ctx, { push, cause, values: { link } }: LetterOrder, heading: string): Promise<void> {
  if (!push?.accountId || typeof link !== 'string') return
  const { pathname, search } = new URL(link)
  const tag = letterId(...cause).replaceAll('-', '')
  const payload = { title: ctx.site.brandName, body: heading, path: pathname + search, tag }
  await ctx.enqueue('push.tell', { site: ctx.site.id, ...push, ...payload })
}
