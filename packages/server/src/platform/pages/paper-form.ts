import multipart from '@fastify/multipart'
import { CallError } from '@volante/contract/kit'
import type { FastifyInstance } from 'fastify'
import { type StoredUploads, withUpload } from '../files/with-upload.ts'
import type { RequestInfo } from '../http/ctx.ts'
import { leavesMuchUnread } from '../http/errors.ts'
import type { Table } from '../http/local.ts'
import { uploadPlace } from '../http/mount.ts'
import { CSRF_COOKIE, requestInfo } from '../http/request-info.ts'
import { runCall } from '../http/runner.ts'
import { countCall } from '../limits/count-call.ts'
import type { Platform } from '../process/platform.ts'
import { siteOf } from '../sites/sites.ts'
import { backTo } from './consent/consent.ts'
import type { Addresses } from './page-responses.ts'
import { isToken, mayBeOurForm, XSRF_FIELD } from './xsrf.ts'

/** Said in the address, so that it is known whatever the files are. */
interface Where {
  /** What it is a paper of, one of both. */
  readonly order?: string
  readonly car?: string
  readonly paper?: string
}

const NO_COOKIES = { set: () => {}, clear: () => {} }

/**
 * The papers of an order or a car as a plain form sends them: the call of the upload behind it, then back to the page, with the
 * paper, the reason and the file's name in the address where it was refused. Pages take words only, so files have this way.
 */
export async function mountPaperForm(
  scope: FastifyInstance,
  platform: Platform,
  table: Table,
  { originOf }: Addresses,
): Promise<void> {
  await scope.register(multipart)
  const bound = table.get('privateApi')?.get('fileUploadBulk')
  if (!bound) throw new Error('Nobody takes files')

  scope.post<{ Querystring: Where }>('/order-papers', async (request, reply) => {
    const origin = originOf(request)
    const { pathname } = new URL(backTo(request.headers.referer, origin), origin)
    const token = request.cookies[CSRF_COOKIE] ?? ''
    if (leavesMuchUnread(request)) reply.header('connection', 'close')
    if (!mayBeOurForm(request, origin)) return reply.code(403).send()
    // Who it is may be asked now; what the form repeats is compared once it is here.
    request.headers['x-xsrf-token'] = token
    const site = siteOf(platform.sites, request.host, pathname)
    const info: RequestInfo = { ...(await requestInfo(platform, request)), site, isClient: true }
    // The page asks them to sign in.
    if (!info.user) return reply.redirect(pathname, 303)
    reply.removeHeader('connection')
    const { order, car, paper } = request.query
    const place = order === undefined ? { root_path: 'vehicles', of: car } : { root_path: 'orders', of: order }
    const keep = async ({ fields, files }: StoredUploads): Promise<void> => {
      if (!isToken(fields[XSRF_FIELD], token)) throw platform.refusal(site, 'request.csrf')
      const body = { request: { root_path: place.root_path, sub_path: `${place.of}/${paper}` }, file: files }
      await countCall(platform, bound.spec, info, true)
      await runCall(platform, bound, { body, files }, info, NO_COOKIES)
    }
    try {
      await withUpload(request, uploadPlace(platform, info), keep)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const query = new URLSearchParams({
        paper: String(paper),
        refused: error.code,
        file: error.fields?.[0]?.path ?? '',
      })
      return reply.redirect(`${pathname}?${query.toString()}`, 303)
    }
    return reply.redirect(pathname, 303)
  })
}
