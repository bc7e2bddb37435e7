import { PERMISSIONS } from '@volante/domain/policy/policy'
import { COUNTRIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'
import { BATCH_STATES } from './sheets.ts'

const staff = { access: 'bearer', may: 'clients.manage', within: 'rows' } as const
const onClient = z.object({ id: z.guid() })
const rights = z.array(z.enum(PERMISSIONS as readonly [(typeof PERMISSIONS)[number]]))
const markets = z.array(z.enum(COUNTRIES))

export const CLIENT_STATES = ['active', 'ended', 'revoked', 'stopped'] as const

/** An external application. Whatever its rights, it may send leads and contacts. */
export const ClientView = z.object({
  id: z.string(),
  clientId: z.string(),
  name: z.string(),
  /** Whose rights its own are; null for the one that the settings name. */
  owner: z.nullable(z.string()),
  state: z.enum(CLIENT_STATES),
  rights,
  markets,
  dealerCodes: z.array(z.string()),
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  lastUsedAt: z.nullable(z.string()),
  /** Until when the secret before the present one is good too. */
  oldUntil: z.nullable(z.string()),
})
export type ClientView = z.output<typeof ClientView>

/** What a dealer system sends by itself, and the key it sends it with. */
const FeedView = z.object({
  id: z.string(),
  name: z.string(),
  clientId: z.string(),
  /** Of its key. */
  state: z.enum(CLIENT_STATES),
  expiresAt: z.nullable(z.string()),
  dealerCodes: z.array(z.string()),
  /** The last push. */
  pushedAt: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  outcome: z.nullable(z.enum(BATCH_STATES)),
  problem: z.nullable(z.string()),
  /** Of the last 30 days: pushes, rows that changed something, rows that were refused. */
  pushes: z.int(),
  rows: z.int(),
  refused: z.int(),
})
export type FeedView = z.output<typeof FeedView>

const WithSecret = z.object({ client: ClientView, secret: z.string() })

/** Other systems that call this platform under their own name. */
export const clients = service('clients', {
  list: call({
    id: 'clients.list',
    get: '/clients',
    ...staff,
    ok: z.object({ items: z.array(ClientView), givable: rights }),
    says: "Returns the external applications within the caller's markets, newest first, and the rights that the caller may give one.",
  }),
  feeds: call({
    id: 'clients.feeds.list',
    get: '/clients/feeds',
    access: 'bearer',
    may: 'data.feed',
    within: 'rows',
    ok: z.array(FeedView),
    says: 'Returns the dealer systems that may send data for dealers or countries within reach: how their key stands, their last push and what came of it, and what the last 30 days brought.',
  }),
  feedGet: call({
    id: 'clients.feeds.get',
    get: '/clients/feeds/{id}',
    access: 'bearer',
    may: 'data.feed',
    within: 'rows',
    params: onClient,
    ok: FeedView,
    errors: { 'request.notFound': 404 },
    says: 'Takes a dealer system that may send data for dealers or countries within reach; returns the same of it. Refuses others.',
  }),
  create: call({
    id: 'clients.create',
    post: '/clients',
    ...staff,
    body: z.object({
      name: line(80),
      rights: rights.check(z.maxLength(PERMISSIONS.length)),
      markets: markets.check(z.maxLength(2)),
      dealerCodes: z.array(line(40)).check(z.maxLength(200)),
      endsOn: z.iso.date('request.invalid'),
    }),
    ok: WithSecret,
    status: 201,
    errors: { 'request.invalid': 400 },
    says: 'Takes a name, rights, countries, dealers if it is for some alone, and its last day; returns the external application and its secret, which nobody sees again. Refuses what the caller may not give, and an end that is not within a year.',
  }),
  rotate: call({
    id: 'clients.rotate',
    post: '/clients/{id}/secrets',
    ...staff,
    params: onClient,
    ok: WithSecret,
    status: 201,
    errors: { 'request.notFound': 404, 'clients.over': 409 },
    says: 'Takes an id and returns a new secret; the one before is good for 24 hours more. Refuses an application that was revoked or has ended.',
  }),
  revoke: call({
    id: 'clients.revoke',
    delete: '/clients/{id}',
    ...staff,
    params: onClient,
    ok: ClientView,
    errors: { 'request.notFound': 404, 'clients.ofSettings': 409 },
    says: 'Takes an id and ends that application at once, in every process. Refuses the one that the settings name.',
  }),
})
