import type { IncomingMessage } from 'node:http'
import type { Site } from '@volante/contract/site'
import { PARTNER_COOKIE, partnerLink } from '@volante/domain/lead/partner-link'
import type { FastifyReply } from 'fastify'
import { siteOf } from '../../sites/sites.ts'
import { acceptsMarketing } from './accepted.ts'
import { splitAddress } from '../page-key.ts'

/** What a partner's link says that is to be stored; null where an address is none, or its visitor has not accepted marketing. */
export function partnerLinkIn(sites: readonly Site[], { method, url = '/', headers }: IncomingMessage) {
  const { path, search } = splitAddress(url)
  // The router's script asks for data with the query of a page that was answered before.
  if (method !== 'GET' || search === '' || path.endsWith('.data')) return null
  if (!acceptsMarketing(headers.cookie)) return null
  const found = partnerLinkOf(sites, headers.host ?? '', path, search)
  // Two slashes would lead to another host.
  const here = path.replace(/^\/+/, '/')
  return found && { stored: found.stored, address: found.rest === '' ? here : `${here}?${found.rest}` }
}

export function partnerLinkOf(sites: readonly Site[], host: string, path: string, search: string) {
  const { brandMarker, typeMarker } = siteOf(sites, host, path).weakLogin
  return partnerLink(search, { brand: brandMarker, type: typeMarker })
}

/** Keeps the query string in this browser alone: the next one takes its place, and so does the end of its time. */
export const storeQuery = (reply: FastifyReply, stored: string, https: boolean): FastifyReply =>
  reply.setCookie(PARTNER_COOKIE.name, stored, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge: PARTNER_COOKIE.maxAgeMs / 1000,
  })
