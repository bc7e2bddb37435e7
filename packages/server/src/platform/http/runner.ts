import { namesClosedCar } from '../sites/closed-cars.ts'
import { CallError, type FieldError, isWrite, type Schema, type Spec } from '@volante/contract/kit'
import { statusOf } from '@volante/contract/shared-errors'
import { isStaff } from '@volante/domain/policy/access'
import { CompiledQuery, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { StoredUpload } from '../files/with-upload.ts'
import { maskPersonal } from '../log/mask.ts'
import type { Platform } from '../process/platform.ts'
import { tagFigures } from '../process/cache-figures.ts'
import { answersBefore, isShopOpen } from '../process/shop.ts'
import type { Ctx, RawInput, RequestInfo } from './ctx.ts'
import { cardNumbersIn } from './card-numbers.ts'
import { admit } from './guard.ts'
import type { Cookies, Handler, Records } from './implement.ts'
import { fieldError } from '../words/field-error.ts'
import { claim, claimOf, keepAnswer } from './idempotency.ts'
import { checkReach, reachOf } from './reach.ts'
import { recordDeed } from './record-deed.ts'

/** One call of one service, bound to its handler. */
export interface Bound {
  readonly service: string
  readonly key: string
  readonly spec: Spec
  readonly handler: Handler<Spec>
  /** Where the records of every module belong. */
  readonly records: Records
}

/** Does for every call what handlers must not repeat: access, parsing, transaction, idempotency, audit, answer check. */
export async function runCall(
  platform: Platform,
  bound: Bound,
  raw: RawInput,
  info: RequestInfo,
  cookies: Cookies,
): Promise<unknown> {
  const { spec } = bound
  admit(platform, spec, info)
  await refuseClosed(platform, bound, info)
  if (platform.isPreview && spec.get === undefined && !spec.readOnly)
    throw platform.refusal(info.site, 'preview.readOnly')
  const input = parseInput(platform, spec, raw, info)
  await refuseClosedCars(platform, spec, input, info)
  const answer = isWrite(spec)
    ? await runWrite(platform, bound, input, raw.idempotencyKey, info, cookies)
    : await handle(bound, input, contextOf(platform, info, platform.db), cookies)
  if (platform.checkAnswers && spec.ok) checkAnswer(spec, spec.ok, answer)
  return answer
}

/** Before the shop opens staff prepare it, and nobody else finds anything. */
async function refuseClosed(platform: Platform, { service }: Bound, { site, user }: RequestInfo): Promise<void> {
  if (answersBefore(service) || isAudited(user)) return
  if (!(await isShopOpen(platform.settings, platform.remembered, platform.db)))
    throw platform.refusal(site, 'setup.closed')
}

/** Strangers find no car of a brand that the group has closed, by whatever code a call names it; who has one of it still reads of it. */
async function refuseClosedCars(platform: Platform, spec: Spec, input: Parts, info: RequestInfo): Promise<void> {
  if (spec.may || spec.access === 'bearer' || isAudited(info.user)) return
  const isClosed = await namesClosedCar(platform, info.site, [input.params, input.query, input.body])
  if (isClosed) throw platform.refusal(info.site, 'request.notFound')
}

type Parts = Readonly<Record<'params' | 'query' | 'body' | 'headers', unknown>> & {
  readonly files: readonly StoredUpload[]
}

function parseInput(platform: Platform, spec: Spec, raw: RawInput, info: RequestInfo): Parts {
  const fields: FieldError[] = []
  const parse = (schema: Schema | undefined, value: unknown): unknown => {
    if (!schema) return undefined
    const result = z.safeParse(schema as z.ZodMiniType, value ?? {}, { reportInput: true })
    if (result.success) return result.data
    fields.push(...result.error.issues.map((issue) => fieldError(platform, info.site, issue)))
    return undefined
  }
  const parts = {
    params: parse(spec.params, raw.params),
    query: parse(spec.query, raw.query),
    headers: parse(spec.headers, raw.headers),
    body: parse(spec.body, raw.body),
    files: raw.files ?? [],
  }
  if (isFromPerson(spec)) fields.push(...cardFields(platform, raw, info).filter(isNewAmong(fields)))
  if (fields.length === 0) return parts
  const message = platform.texts.say(info.site, 'request.invalid')
  throw new CallError(statusOf('request.invalid'), { code: 'request.invalid', message, fields })
}

/** Whose body a person typed; other systems send numbers of all kinds. */
const isFromPerson = ({ access }: Spec): boolean => access === 'bearer' || access === 'basic'

const isNewAmong =
  (fields: readonly FieldError[]) =>
  ({ path, code }: FieldError) =>
    !fields.some((one) => one.path === path && one.code === code)

const cardFields = (platform: Platform, { body }: RawInput, { site }: RequestInfo): FieldError[] =>
  cardNumbersIn(body).map((path) => {
    const code = 'payment.card.neverSendNumber'
    return { path, code, message: platform.texts.say(site, code) }
  })

async function runWrite(
  platform: Platform,
  bound: Bound,
  input: Parts,
  idempotencyKey: string | undefined,
  info: RequestInfo,
  cookies: Cookies,
): Promise<unknown> {
  const { spec } = bound
  const accountId = spec.access === 'bearer' ? (info.user?.id ?? null) : null
  const once = idempotencyKey ? claimOf({ call: spec.id, key: idempotencyKey, accountId, input }) : null
  const changed = new Set<string>()
  const announced = new Set<string>()
  const closing: Closing = new Map()
  const work = async (db: Db) => {
    changed.clear()
    announced.clear()
    closing.clear()
    const claimed = once ? await claim(db, once, info.now) : 'new'
    if (claimed === 'another request') throw platform.refusal(info.site, 'request.conflict')
    if (claimed !== 'new') return claimed.answer
    const ctx = contextOf(platform, info, db, { changed, announced, closing })
    const answer = await handle(bound, input, ctx, cookies)
    for (const last of closing.values()) await last(ctx)
    if (once) await keepAnswer(db, once, answer)
    await auditStaff(db, bound, input, info)
    return answer
  }
  const isAlone = spec.oneStatement && !once && !isAudited(info.user)
  const result = await (isAlone ? work(platform.db) : inTransaction(platform.db, work))
  for (const noun of changed) platform.changes.tell(noun)
  platform.changes.announce(announced)
  return result
}

const isAudited = (user: RequestInfo['user']): user is NonNullable<RequestInfo['user']> =>
  user !== null && isStaff(user.roles)

async function auditStaff(trx: Db, bound: Bound, input: Parts, info: RequestInfo): Promise<void> {
  const { user } = info
  if (!isAudited(user)) return
  const { params, query, body } = input
  await recordDeed({ ...info, db: trx }, { call: bound.spec.id, input: maskPersonal({ params, query, body }) })
}

async function handle({ spec, handler, records }: Bound, input: Parts, ctx: Ctx, cookies: Cookies): Promise<unknown> {
  await checkReach(spec, records, input, ctx)
  return handler(given(spec, input, ctx, cookies))
}

function given(spec: Spec, input: Parts, ctx: Ctx, cookies: Cookies) {
  return {
    ...input,
    ctx,
    cookies,
    reach: reachOf(spec, ctx),
    fail: (code: string, values?: Readonly<Record<string, string | number>>) =>
      new CallError(spec.errors?.[code] ?? 500, { code, message: ctx.text(code, values) }, values),
  } as never
}

/** What is done last in a transaction, by name. */
type Closing = Map<string, (ctx: Ctx) => Promise<void>>

/** Collected in a transaction: nouns for after its commit, work for its end. */
interface AfterCommit {
  readonly changed?: Set<string> | undefined
  readonly announced: Set<string>
  readonly closing: Closing
}

/** The context of one call; jobs make theirs the same way. The nouns that change are collected for after the commit. */
export function contextOf(platform: Platform, info: RequestInfo, db: Db, after?: AfterCommit): Ctx {
  const { remembered } = platform
  const ctx: Ctx = {
    ...info,
    db,
    settings: platform.settings,
    sites: platform.sites,
    everySite: platform.everySite,
    siteDefaults: platform.siteDefaults,
    texts: platform.texts,
    providers: platform.providers,
    get log() {
      return platform.log.child({ requestId: info.requestId })
    },
    enqueue: (name, data, options) =>
      platform.jobs.send(
        name,
        data,
        options?.at && { at: platform.clock.machineTime(options.at) },
        async (text, values) => {
          const { rows } = await db.executeQuery(CompiledQuery.raw(text, [...values]))
          return { rows }
        },
      ),
    inTransaction: (work) => (db.isTransaction ? work(ctx) : ownTransaction(platform, info, db, after, work)),
    onlyReading: () =>
      db.isTransaction
        ? {
            ...ctx,
            remember: (nouns, key, load) => remembered.get(nouns, JSON.stringify(key), load),
            rememberEach: (noun, ids, load) => remembered.getEach(noun, ids, load),
          }
        : ctx,
    remember: (nouns, key, load) => (db.isTransaction ? load() : remembered.get(nouns, JSON.stringify(key), load)),
    rememberEach: async (noun, ids, load) => {
      if (!db.isTransaction) return remembered.getEach(noun, ids, load)
      const rows = await load(ids)
      return ids.map((id) => rows.get(id))
    },
    changed: async (noun) => {
      after?.changed?.add(noun)
      await sql`select pg_notify('volante_changed', ${noun})`.execute(db)
    },
    cached: () => tagFigures(platform.keepers, performance.now()),
    announce: (noun) => {
      if (db.isTransaction && after) after.announced.add(noun)
      else platform.changes.announce([noun])
    },
    beforeCommit: (name, work) => {
      if (db.isTransaction) after?.closing.set(name, work)
    },
    run: (spec, input, as) => runInside(platform, { ...info, ...as }, db, after, spec, input),
    text: (key, values) => platform.texts.say(info.site, key, values),
    fail: (refused, values) => platform.refusal(info.site, refused, values),
  }
  return ctx
}

const NO_COOKIES: Cookies = { set: () => {}, clear: () => {} }

/** A call as part of another one's transaction. */
async function runInside(
  platform: Platform,
  info: RequestInfo,
  db: Db,
  after: AfterCommit | undefined,
  spec: Spec,
  raw: RawInput,
): Promise<unknown> {
  const bound = boundIn(platform.house, spec)
  if (!db.isTransaction || !bound || spec.ownTransaction || spec.upload)
    throw new Error(`${spec.id} is no part of a write`)
  admit(platform, spec, info)
  const input = parseInput(platform, spec, raw, info)
  const answer = await handle(bound, input, contextOf(platform, info, db, after), NO_COOKIES)
  if (platform.checkAnswers && spec.ok) checkAnswer(spec, spec.ok, answer)
  if (isWrite(spec)) await auditStaff(db, bound, input, info)
  return answer
}

function boundIn({ implementations }: Platform['house'], spec: Spec): Bound | null {
  const records: Records = Object.assign({}, ...implementations.map((one) => one.records))
  for (const { service, handlers } of implementations) {
    const key = Object.keys(service.calls).find((name) => service.calls[name] === spec)
    const handler = key === undefined ? undefined : handlers[key]
    if (key !== undefined && handler) return { service: service.name, key, spec, handler, records }
  }
  return null
}

async function ownTransaction<T>(
  platform: Platform,
  info: RequestInfo,
  db: Db,
  after: AfterCommit | undefined,
  work: (ctx: Ctx) => Promise<T>,
): Promise<T> {
  const announced = new Set<string>()
  const closing: Closing = new Map()
  const result = await inTransaction(db, async (inside) => {
    announced.clear()
    closing.clear()
    const own = contextOf(platform, info, inside, { changed: after?.changed, announced, closing })
    const done = await work(own)
    for (const last of closing.values()) await last(own)
    return done
  })
  platform.changes.announce(announced)
  return result
}

function checkAnswer(spec: Spec, schema: Schema, answer: unknown): void {
  const result = z.safeParse(schema as z.ZodMiniType, answer)
  if (!result.success) throw new Error(`${spec.id} answered against its contract: ${z.prettifyError(result.error)}`)
}
