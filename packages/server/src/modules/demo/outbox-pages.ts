import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/process/platform.ts'
import { letterInOutbox } from './queries.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What a mail reader allows a letter: pictures of this host and styles, no script; shown in the outbox's own frame. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  'cache-control': 'no-store',
  'cross-origin-embedder-policy': 'require-corp',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
}

/** The demo's letters as their readers see them, and the files they carry. */
export function mountOutboxPages(scope: FastifyInstance, { db, providers }: Platform): void {
  const found = ({ id }: { readonly id: string }) => (UUID.test(id) ? letterInOutbox(db, id) : undefined)
  scope.get<{ Params: { id: string } }>('/:id', async ({ params }, reply) => {
    const html = (await found(params))?.html
    return html ? reply.type('text/html; charset=utf-8').headers(HEADERS).send(html) : reply.code(404).send()
  })
  scope.get<{ Params: { id: string; nth: string } }>('/:id/:nth', async ({ params }, reply) => {
    const file = (await found(params))?.attachments[Number(params.nth)]
    const content = file && (await providers.files.get(file.key))
    if (!file || !content) return reply.code(404).send()
    const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`
    return reply
      .type(file.type)
      .headers({ ...HEADERS, 'content-disposition': disposition })
      .send(Readable.from(content))
  })
}
