import type { SharedError } from '@volante/contract/shared-errors'
import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../process/platform.ts'
import { isTooDeep } from '../../words/json-depth.ts'
import { siteOfRequest } from '../request-info.ts'

const LONGEST_TARGET = 8_000
/** A name or an address (IPv6 in brackets), with or without a port. */
const HOST = /^(?:[\w.-]{1,253}|\[[\da-f:.]{2,45}\])(?::\d{1,5})?$/i

/** Refuses what no browser sends and no address can be made of: `*`, a target with a host, a host that is none. */
export function refuseMalformed(app: FastifyInstance, platform: Platform): void {
  app.addHook('onRequest', async ({ raw: { url = '' }, headers }) => {
    const fail = (key: SharedError) => platform.refusal(siteOfRequest(platform, headers), key)
    if (!url.startsWith('/') || (headers.host !== undefined && !HOST.test(headers.host))) throw fail('request.invalid')
    if (url.length > LONGEST_TARGET) throw fail('request.tooLarge')
  })
}

/** JSON bodies; one that is nested beyond reason would exhaust the stack of whoever walks through it. */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isTooDeep(body)) done(Object.assign(new Error('The body is nested too deep'), { statusCode: 400 }))
    else return parse(request, body, done)
  })
}

const SHEETS = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** A spreadsheet sent as it is stands for the `content` of a call's JSON. */
export function parseSheetBodies(app: FastifyInstance): void {
  app.addContentTypeParser<Buffer>(SHEETS, { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, { content: body.toString('base64') }),
  )
}
