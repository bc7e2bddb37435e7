import { createHash } from 'node:crypto'
import type { FileAnswer } from '@volante/contract/kit'
import { checkBook } from '@volante/domain/logbook/check-book'
import { signatureCheck } from '@volante/domain/signature/signed'
import { ENTRY_KINDS } from '@volante/domain/logbook/entry'
import type { Ctx } from '../../platform/http/ctx.ts'
import { escaped } from '../../platform/words/escaped.ts'
import { signedBook } from './book.ts'
import { SHOW_BOOK, STYLE } from './file-parts.ts'
import { logbookKeys } from './keys.ts'
import type { BookRow } from './queries.ts'

const WORDS = 'made whole broken unsupported car corrects corrected withdrawn revision'.split(' ')
const REASONS = ['forged', 'key', 'other', 'order', 'removed']

/** A book as a page that shows what was signed and checks it with the reader's own browser; it loads nothing and asks nobody. */
export async function bookFile(ctx: Ctx, book: BookRow): Promise<FileAnswer> {
  const { language } = ctx.site
  const signed = await signedBook(ctx, book)
  const keys = (await logbookKeys(ctx.db)).map(({ kid, x }) => ({ kid, x }))
  const script = `${signatureCheck.toString()}\n${checkBook.toString()}\n${SHOW_BOOK}`
  const policy = `default-src 'none'; base-uri 'none'; form-action 'none'; script-src '${sumOf(script)}'; style-src '${sumOf(STYLE)}'`
  const title = escaped(say(ctx, 'title'))
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p id="facts"></p>
<p id="verdict" role="status">${escaped(say(ctx, 'checking'))}</p><noscript><p>${escaped(say(ctx, 'noScript'))}</p></noscript>
<ol id="entries"></ol><p>${escaped(say(ctx, 'sure', { site: ctx.site.brandName }))}</p></main>
${data('logbook', { book: signed, keys })}
${data('words', wordsOf(ctx))}
<script>${script}</script></body></html>
`
  const name = `${say(ctx, 'name')}-${book.car.slice(-4)}.html`
  return { type: 'text/html; charset=utf-8', name, body: Buffer.from(html), cacheControl: 'no-store' }
}

const say = (ctx: Ctx, name: string, values: Readonly<Record<string, string>> = {}) =>
  ctx.text(`logbook.file.${name}`, values)

/** What the page says by itself; places stay places. */
function wordsOf(ctx: Ctx) {
  const places = { n: '{n}', why: '{why}', count: '{count}', day: '{day}' }
  const all = (names: readonly string[], under: string) =>
    Object.fromEntries(names.map((name) => [name, ctx.text(`logbook.${under}.${name}`, places)]))
  return { ...all(WORDS, 'file'), why: all(REASONS, 'why'), kinds: all(ENTRY_KINDS, 'kind') }
}

const data = (id: string, value: object): string =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

const sumOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`
