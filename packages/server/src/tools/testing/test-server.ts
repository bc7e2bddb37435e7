import { randomBytes, randomUUID } from 'node:crypto'
import type { Api, Services } from '@volante/contract'
import type { Held, Scopes } from '@volante/domain/policy/held-scopes'
import type { Role } from '@volante/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { createApp } from '../../platform/http/app.ts'
import type { RequestInfo } from '../../platform/http/ctx.ts'
import { localClient } from '../../platform/http/local.ts'
import { openSession } from '../../modules/identity/api.ts'
import { house } from '../../house.ts'
import { LIMITS } from '../../platform/limits/limits.ts'
import { type Booted, boot } from '../../platform/process/boot.ts'
import { moveClock } from '../../platform/process/clock.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { readSettings, type Settings } from '../../platform/settings/settings.ts'
import { administer, inDatabase } from './global-setup.ts'
import { misplacedOrders } from './misplaced-orders.ts'

export interface Someone {
  readonly roles?: readonly Role[]
  readonly dealerCodes?: readonly string[]
  /** Where else their rights hold: every market and brand unless told otherwise, no region or dealer group. */
  readonly scopes?: Partial<Scopes>
  /** A registered client rather than a person. */
  readonly client?: boolean
}

export interface TestServer {
  readonly platform: Platform
  readonly db: Db
  readonly app: FastifyInstance
  /** The in-process client, as nobody on br-fiat unless told otherwise. */
  as(who?: Someone, site?: string): Promise<Api>
  /** Moves the clock, and the jobs that wait, by so many milliseconds. */
  moveClock(byMs: number): Promise<void>
  /** Headers that sign an HTTP request in as somebody of these roles, everywhere unless told otherwise. */
  signIn(
    roles: readonly Role[],
    dealerCodes?: readonly string[],
    scopes?: Partial<Scopes>,
  ): Promise<{ authorization: string }>
}

/** Calls of a test come from one address; what handlers count themselves keeps its numbers. */
const WIDE_LIMITS = Object.entries(LIMITS)
  .flatMap(([name, limit]) => ('calls' in limit ? [`${name}:100000`] : []))
  .join()

/** A platform on a database of its own, copied from the prepared one; lives for one test file. */
export function testServer(overrides: Readonly<Record<string, string>> = {}): TestServer {
  const { target, template } = inject('postgres')
  const database = `volante_${randomBytes(6).toString('hex')}`
  const server = {} as { -readonly [K in keyof TestServer]: TestServer[K] }
  let booted: Booted | undefined
  beforeAll(async () => {
    // Copied as files, a tenth of the work of writing each page to the log.
    await administer(target, `create database ${database} template ${template} strategy file_copy`)
    booted = await boot(house, settingsFor(inDatabase(target, database), overrides), pino({ level: 'silent' }), true)
    const { platform } = booted
    const { app, table } = await createApp(platform)
    await app.ready()
    Object.assign(server, { platform, db: platform.db, app })
    server.as = async (who = {}, site = 'br-fiat') =>
      localClient<Services>(platform, table, await infoOf(platform, who, site))
    server.moveClock = async (byMs) => {
      await moveClock(platform.db, byMs)
      await platform.clock.reload()
    }
    server.signIn = async (roles, dealerCodes = [], scopes = {}) => {
      const accountId = await account(platform.db, roles, scopesOf({ dealerCodes, scopes }))
      const asked = { db: platform.db, now: platform.clock.now(), origin: { ip: '127.0.0.1', userAgent: 'test' } }
      const { token } = await openSession(asked, { accountId, provider: 'test' })
      return { authorization: `Bearer ${token}` }
    }
  })
  afterAll(async () => {
    // Whatever the tests of this file did: the desk finds each order where its facts say.
    const misplaced = server.db ? await misplacedOrders(server.db) : []
    await server.app?.close()
    await booted?.stop()
    await administer(target, `drop database if exists ${database} with (force)`)
    expect(misplaced).toEqual([])
  })
  return server
}

function settingsFor(target: ReturnType<typeof inDatabase>, overrides: Readonly<Record<string, string>>): Settings {
  const url =
    'connectionString' in target
      ? target.connectionString
      : `postgres://${target.user}@/${target.database}?host=${encodeURIComponent(target.host)}`
  return readSettings({
    DATABASE_URL: url,
    DATABASE_POOL: '6',
    LOG_LEVEL: 'silent',
    LIMITS: WIDE_LIMITS,
    ...overrides,
  })
}

async function infoOf(platform: Platform, who: Someone, siteId: string): Promise<RequestInfo> {
  const site = platform.everySite.find((one) => one.id === siteId)
  if (!site) throw new Error(`No site ${siteId}`)
  const { roles = [] } = who
  const scopes = scopesOf(who)
  const id = who.roles ? await account(platform.db, roles, scopes) : null
  return {
    requestId: randomUUID(),
    site,
    now: platform.clock.now(),
    user: id ? { id, name: 'Test', roles, scopes } : null,
    isClient: who.client ?? false,
    origin: { ip: '127.0.0.1', userAgent: 'test' },
  }
}

const scopesOf = ({ dealerCodes = [], scopes }: Someone): Scopes => ({
  markets: 'all',
  brands: 'all',
  regions: [],
  dealerGroups: [],
  dealerCodes,
  ...scopes,
})

async function account(db: Db, roles: readonly Role[], scopes: Scopes): Promise<string> {
  const kept = (held: Held) => (held === 'all' ? ['all'] : [...held])
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: `${randomUUID()}@test.example`,
      name: 'Test',
      roles: [...roles],
      markets: kept(scopes.markets),
      brands: kept(scopes.brands),
      regions: kept(scopes.regions),
      dealer_groups: kept(scopes.dealerGroups),
      dealer_codes: kept(scopes.dealerCodes),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
