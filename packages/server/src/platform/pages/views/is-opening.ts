import type { IncomingMessage } from 'node:http'
import { isbot } from 'isbot'
import { splitAddress } from '../page-key.ts'

const AGENTS_KNOWN = 1_000
const DATA = '.data'

/** Programs read pages too; each browser says the same name again and again. */
const robots = new Map<string, boolean>()

function isRobot(agent: string | undefined): boolean {
  if (!agent) return true
  const known = robots.get(agent)
  if (known !== undefined) return known
  if (robots.size >= AGENTS_KNOWN) robots.clear()
  const found = isbot(agent)
  robots.set(agent, found)
  return found
}

/** Whether somebody opens a page with this request: no crawler, no page fetched in advance, no part of a page that is open already. */
export function isOpening({
  method,
  url = '/',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): boolean {
  if (method !== 'GET' || isInAdvance(headers) || isRobot(headers['user-agent'])) return false
  const { path } = splitAddress(url)
  if (path.endsWith(DATA)) return isLeftFor(path, headers.referer)
  const shownIn = headers['sec-fetch-dest']
  return shownIn === undefined || shownIn === 'document'
}

/** A browser may load what its reader could ask for next, and shows it without asking again or never. */
function isInAdvance(headers: IncomingMessage['headers']): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz']
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose))
}

/** A page with script asks for the next page as data; for its own it asks when something on it has changed. */
function isLeftFor(path: string, from: string | undefined): boolean {
  const left = from !== undefined && URL.canParse(from) ? new URL(from).pathname : null
  const next = path.slice(0, -DATA.length).replace(/\/_$/, '') || '/'
  return left !== null && left !== next
}
