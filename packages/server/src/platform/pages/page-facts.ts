import { randomBytes } from 'node:crypto'
import type { Services } from '@volante/contract'
import type { Messages, PageFacts, Visitor } from '@volante/contract/page'
import type { Site } from '@volante/contract/site'
import { reachesSite } from '@volante/domain/policy/granting'
import { type DealerReach, dealerReach } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import { can } from '@volante/domain/policy/policy'
import type { FastifyRequest } from 'fastify'
import { isAway } from '../db/away.ts'
import type { Caller } from '../http/ctx.ts'
import { collectCookies, localClient, type SetCookie, type Table } from '../http/local.ts'
import { CSRF_COOKIE, requestInfo } from '../http/request-info.ts'
import { retryAfter } from '../limits/count-call.ts'
import type { Platform } from '../process/platform.ts'
import { clientElsewhere } from '../sites/elsewhere.ts'
import { keepFlash, readFlash } from './flash.ts'
import { type AllMessages, messagesOf } from './messages.ts'
import type { TextFiles } from './text-files.ts'
import { newXsrfToken } from './xsrf.ts'

export interface Facts {
  readonly facts: PageFacts
  /** Cookies the page's calls set; read once its loaders have run. */
  readonly cookies: readonly SetCookie[]
  /** Whether the page failed since the database is away; read once its loaders have run. */
  isAway(): boolean
  /** After how many seconds to try again, where a limit refused one of its calls; read once they have run. */
  retryAfter(): number | null
}

/** Gathers what a page may know: about this visitor, or nothing personal for a page that many share. */
export type FactsMaker = (
  request: FastifyRequest,
  site: Site,
  origin: string,
  shared?: boolean,
  shown?: Shown,
) => Promise<Facts>

/** A platform with changes in force that only this visitor sees, and when that is. */
export interface Shown {
  readonly platform: Platform
  readonly now: Date
  /** As whom it is shown. */
  readonly user: Caller | null
  readonly preview: Omit<NonNullable<PageFacts['preview']>, 'mayEditTexts'>
}

/** The texts of each site as it is now; a site that an administrator changes is another value. */
export function allMessages(platform: Platform, namespaces: readonly string[]): AllMessages {
  const made = new WeakMap<Site, Messages>()
  const messages = (site: Site): Messages => {
    const found = made.get(site) ?? siteMessages(platform, site, namespaces)
    made.set(site, found)
    return found
  }
  // A text that does not parse stops the start.
  for (const site of platform.sites) messages(site)
  return {
    get(id) {
      const site = platform.sites.find((one) => one.id === id)
      return site && messages(site)
    },
    of: messages,
  }
}

export function factsMaker(platform: Platform, table: Table, messages: AllMessages, textFiles: TextFiles): FactsMaker {
  return async (request, site, origin, shared = false, shown) => {
    const asked = shared ? nobody(platform, request.id) : await requestInfo(platform, request)
    const info = {
      ...asked,
      ...(shown && { now: shown.now, user: shown.user }),
      site,
      isClient: true,
    }
    let hasFailedAway = false
    let retry: number | null = null
    const { cookies, taken } = collectCookies()
    const apiAt = (at: Site) =>
      clientElsewhere(
        localClient<Services>(shown?.platform ?? platform, table, { ...info, site: at }, cookies, (error) => {
          retry = Math.max(retry ?? 0, retryAfter(error) ?? 0) || null
        }),
        at,
      )
    const reachOf = (right: Permission) => (info.user ? dealerReach(info.user, right) : NOWHERE)
    const countriesOf = rememberEach((right) => platform.house.countriesWithin(platform.db, reachOf(right)))
    const soldOf = rememberEach((right) => platform.house.soldWithin(platform.db, reachOf(right)))
    const facts: PageFacts = {
      site,
      sites: platform.sites,
      everySite: platform.everySite,
      api: apiAt(site),
      apiAt,
      messages: messages.of(site),
      textsAddress: (names) => (shown ? textsWithin(messages.of(site), names) : textFiles.addressOf(site.id, names)),
      now: info.now,
      demo: platform.settings.VOLANTE_DEMO,
      visitor: visitorOf(info.user),
      countriesReached: countriesOf,
      async sitesReached(right) {
        const sold = await soldOf(right)
        return platform.sites.filter((one) => reachesSite(reachOf(right), sold, one))
      },
      xsrf: shared ? null : (request.cookies[CSRF_COOKIE] ?? newXsrfToken()),
      nonce: shared ? null : randomBytes(16).toString('base64'),
      refused: null,
      preview: shown ? { ...shown.preview, mayEditTexts: can(asked.user, 'settings.manage') } : null,
      flash: shared ? null : await readFlash(platform, request),
      keepFlash: (flash, path) => keepFlash(platform, request, cookies, flash, path),
      origin,
      report(error) {
        hasFailedAway ||= isAway(error)
        // What a limit refused stands in the request log; its sender shall not fill this one.
        if (retryAfter(error) === null) request.log.error({ err: error }, 'page failed')
      },
    }
    return { facts, cookies: taken, isAway: () => hasFailedAway, retryAfter: () => retry }
  }
}

/** A page asks of one right in several places. */
function rememberEach<T>(find: (right: Permission) => Promise<T>): (right: Permission) => Promise<T> {
  const found = new Map<Permission, Promise<T>>()
  return (right) => {
    const known = found.get(right) ?? find(right)
    found.set(right, known)
    return known
  }
}

const NOWHERE: DealerReach = {
  markets: [],
  brands: { brands: [], markets: [] },
  regions: [],
  dealerGroups: [],
  dealerCodes: [],
}

/** What is not in force is in no file: it travels with the page. */
function textsWithin(messages: Messages, names: readonly string[]): string {
  const texts = JSON.stringify(Object.assign({}, ...names.map((name) => messages[name])))
  return `data:application/json;base64,${Buffer.from(texts).toString('base64')}`
}

function nobody(platform: Platform, requestId: string) {
  return { requestId, now: platform.clock.now(), user: null, origin: { ip: '', userAgent: '' } }
}

function siteMessages(platform: Platform, site: Site, namespaces: readonly string[]) {
  return messagesOf(
    site,
    Object.fromEntries(namespaces.map((name) => [name, platform.texts.namespace(site.language, name)])),
  )
}

const visitorOf = (user: Caller | null): Visitor | null => user && { id: user.id, name: user.name, roles: user.roles }
