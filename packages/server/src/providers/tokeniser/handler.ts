import { dayIn } from '@volante/domain/local-time'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Site } from '@volante/contract/site'
import * as z from 'zod/mini'
import type { Db } from '../../platform/db/database.ts'
import type { Texts } from '../../platform/texts/texts.ts'
import { TOKENISER_PATH } from './address.ts'
import { cardRefusals, SentCard, whatRemains } from './card.ts'
import { keepCard, spendLeave } from './queries.ts'

const BODY_LIMIT = 2048
const BODY_MS = 5_000

export interface TokeniserOptions {
  readonly db: Db
  readonly sites: readonly Site[]
  readonly texts: Texts
  /** Fingerprints are keyed with it; asked for when the first card comes. */
  readonly key: () => string
  readonly now: () => Date
  /** Further origins whose pages may send cards: the platform's public address. */
  readonly origins: readonly string[]
}

/**
 * Takes cards as a payment provider's own host would: before the framework, its hooks and its logs, with nothing but this
 * file between the socket and what may be kept. What goes wrong is told by status alone, never by what was sent.
 */
export function createTokeniser(
  options: TokeniserOptions,
): (request: IncomingMessage, response: ServerResponse) => string | null {
  return (request, response) => {
    if (request.url !== TOKENISER_PATH) return null
    void answer(options, request, response).catch(() => end(response, 500, { code: 'request.internal' }))
    return TOKENISER_PATH
  }
}

async function answer(options: TokeniserOptions, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const site = siteOf(options, request)
  const say = (status: number, key: string) =>
    end(response, status, { code: key, message: options.texts.say(site, key) })
  if (!mayAsk(options, request, response)) return say(403, 'request.forbidden')
  if (request.method === 'OPTIONS') return end(response, 204)
  if (request.method !== 'POST') return say(405, 'request.invalid')
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) return say(415, 'request.unsupportedMedia')
  const body = await readBody(request)
  if (body === null) return say(413, 'request.tooLarge')
  const card = z.safeParse(SentCard, parsed(body))
  if (!card.success) return say(400, 'request.invalid')
  const now = options.now()
  const fields = Object.entries(cardRefusals(card.data, dayIn(site.timeZone, now)))
  if (fields.length > 0) {
    const fieldErrors = fields.map(([path, { key }]) => ({ path, code: key, message: options.texts.say(site, key) }))
    return end(response, 422, {
      code: 'request.invalid',
      message: options.texts.say(site, 'request.invalid'),
      fields: fieldErrors,
    })
  }
  const account_id = await spendLeave(options.db, card.data.oneTimeToken, now)
  if (!account_id) return say(401, 'payment.card.leaveSpent')
  const kept = await keepCard(options.db, { account_id, ...whatRemains(card.data, options.key()) }, now)
  const { token, brand, last4, expiry, holder } = kept
  end(response, 201, { token, brand, last4, expiry, holder })
}

function siteOf({ sites }: TokeniserOptions, { headers }: IncomingMessage): Site {
  const site = sites.find(({ id }) => id === headers['x-site']) ?? sites[0]
  if (!site) throw new Error('No site is configured')
  return site
}

/** Pages of our own sites only; who sends no origin is no page, and needs a leave all the same. */
function mayAsk({ sites, origins }: TokeniserOptions, { headers }: IncomingMessage, response: ServerResponse): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const isOurs =
    origins.includes(origin) ||
    origin === `https://${host}` ||
    origin === `http://${host}` ||
    sites.some(({ hosts }) => hosts.some((one) => origin === `https://${one}`))
  if (!isOurs) return false
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type, x-site')
  response.setHeader('access-control-allow-methods', 'POST')
  response.setHeader('access-control-max-age', '600')
  response.setHeader('vary', 'origin')
  return true
}

/** The whole body as text; null when it is too large or does not come. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const timer = setTimeout(() => request.destroy(), BODY_MS)
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of request) {
      size += (part as Buffer).length
      if (size > BODY_LIMIT) return null
      parts.push(part as Buffer)
    }
    return Buffer.concat(parts).toString('utf8')
  } finally {
    clearTimeout(timer)
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

function end(response: ServerResponse, status: number, body?: object): void {
  if (response.destroyed || response.writableEnded) return
  response.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
    // A body refused unread would otherwise be taken in to its end.
    ...(status === 413 ? { connection: 'close' } : {}),
  })
  response.end(body ? JSON.stringify(body) : undefined)
}
