import { createHmac, randomBytes } from 'node:crypto'
import type { Flash } from '@volante/contract/page'
import type { FastifyRequest } from 'fastify'
import type { Cookies } from '../http/implement.ts'
import { sealed, unsealed } from '../http/sealed.ts'
import { isOver } from '../limits/count.ts'
import type { Platform } from '../process/platform.ts'
import { splitAddress } from './page-key.ts'

/** The parameter of the address that names what is kept. */
const PARAMETER = 'posted'
/** Half of the key; the other half is the id in the address, so that neither a log nor the database is enough to read it. */
const COOKIE = 'volante-flash'
const SHOWN_MS = 60 * 60_000
const LARGEST = 64 * 1024

type Of = Pick<Platform, 'db' | 'clock' | 'settings'>

const keyOf = (secret: string, id: string, path: string): Buffer =>
  createHmac('sha256', secret).update(`${id}\n${path}`).digest()

/** Takes a request for a page; returns what was kept under its address for the browser that sends it. */
export async function readFlash({ db, clock }: Of, request: FastifyRequest): Promise<Flash | null> {
  const { path, search } = splitAddress(request.raw.url ?? '/')
  const id = new URLSearchParams(search).get(PARAMETER)
  const secret = request.cookies[COOKIE]
  if (!id || !secret) return null
  const row = await db
    .selectFrom('page_flashes')
    .select('sealed')
    .where('id', '=', id)
    .where('created_at', '>', new Date(clock.now().getTime() - SHOWN_MS))
    .executeTakeFirst()
  if (!row) return null
  try {
    return JSON.parse(unsealed(keyOf(secret, id, pageOf(path)), row.sealed)) as Flash
  } catch {
    // Another browser's, or another page's.
    return null
  }
}

/** Keeps what a page shows, the asked one unless another is named; returns its address with it, null where it is too large or there were too many. */
export async function keepFlash(
  of: Of,
  request: FastifyRequest,
  cookies: Cookies,
  flash: Flash,
  address = request.raw.url ?? '/',
) {
  const now = of.clock.now()
  const text = JSON.stringify(flash)
  if (Buffer.byteLength(text) > LARGEST || (await isOver({ ...of, now }, 'flashes', request.ip))) return null
  const secret = request.cookies[COOKIE] ?? randomBytes(32).toString('base64url')
  const id = randomBytes(12).toString('base64url')
  const { path, search } = splitAddress(address)
  const page = pageOf(path)
  await of.db
    .insertInto('page_flashes')
    .values({ id, sealed: sealed(keyOf(secret, id, page), text), created_at: now })
    .execute()
  if (!request.cookies[COOKIE])
    cookies.set(COOKIE, secret, { path: '/', httpOnly: true, sameSite: 'lax', secure: 'auto' })
  const query = new URLSearchParams(search)
  query.set(PARAMETER, id)
  query.delete('_routes')
  return `${page}?${query.toString()}`
}

/** The router's script posts to, and asks for, the address of a page's data. */
const pageOf = (path: string): string => path.replace(/(?:\/_)?\.data$/, '') || '/'
