import { HOUR_MS } from '@volante/domain/duration'
import type { Site } from '@volante/contract/site'
import type { Role } from '@volante/domain/vocabulary'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { enqueueExpiry, findOrder, keepOrderState } from '../../reservations/api.ts'
import { lockPart, noteProgress, progressOf } from '../progress.ts'
import { ACTS } from './acts.ts'
import { type Buyer, buyerAt } from './cast.ts'
import type { Somebody } from './past-ctx.ts'
import { type PlannedOrder, planOfBook } from './plan.ts'
import { PlayedOrder, type Scene, type StaffKind } from './play-order.ts'
import { storePictures } from './sample-papers.ts'

/** Name in `world_state` of how far the book has been played. */
const PART = 'orders'
const BATCH = 10

const STAFF: Readonly<Record<StaffKind, string>> = {
  administrator: 'admin@volante.example',
  documents: 'documentos@volante.example',
  fraud: 'antifraude@volante.example',
}

/** A brand sells as many of the book's orders as it stands here. */
const BRANDS = ['fiat', 'jeep', 'fiat', 'peugeot', 'fiat', 'ram', 'jeep', 'citroen', 'fiat', 'peugeot'] as const

/**
 * The job that fills the order book of the demo, one batch a transaction; each queues the next. Played to the end it does
 * nothing, and outside demo mode never anything. Nobody is told of what happened in the past: the jobs of it go with it.
 */
export async function playBook(ctx: Ctx): Promise<void> {
  if (!ctx.settings.VOLANTE_DEMO || !ctx.settings.DEMO_ORDERS) return
  const plan = planOfBook()
  const played = await playedSoFar(ctx)
  const batch = plan.slice(played, played + BATCH)
  if (batch.length === 0) return
  const staff = await staffOfDemo(ctx)
  if (!staff) return
  const pictures = await Promise.all(batch.map((planned) => storePictures(ctx, planned)))
  await ctx.inTransaction(async (inside) => {
    await lockPart(inside, PART)
    if ((await playedSoFar(inside)) !== played) return
    const live: string[] = []
    for (const [at, planned] of batch.entries())
      live.push(await playOrder(inside, await sceneOf(inside, planned, { staff, pictures: pictures[at] ?? new Map() })))
    await forgetJobsOfThePast(inside)
    for (const id of live) await waitOn(inside, id)
    await noteProgress(inside, PART, String(played + batch.length))
    if (played + batch.length < plan.length) await inside.enqueue('demo.orders', { site: ctx.site.id })
  })
}

const playedSoFar = async (ctx: Ctx): Promise<number> => Number((await progressOf(ctx, PART)) ?? 0)

async function staffOfDemo({ db }: Ctx): Promise<Scene['staff'] | null> {
  const rows = await db
    .selectFrom('accounts')
    .select(['id', 'email', 'name', 'roles'])
    .where('email', 'in', Object.values(STAFF))
    .execute()
  const of = (kind: StaffKind): Somebody | undefined => {
    const row = rows.find(({ email }) => email === STAFF[kind])
    return row && { id: row.id, name: row.name, roles: row.roles as Role[] }
  }
  const [administrator, documents, fraud] = [of('administrator'), of('documents'), of('fraud')]
  return administrator && documents && fraud ? { administrator, documents, fraud } : null
}

async function sceneOf(
  { db, sites, now }: Ctx,
  planned: PlannedOrder,
  { staff, pictures }: Pick<Scene, 'staff' | 'pictures'>,
): Promise<Scene> {
  const { country, place } = planned
  const brand = BRANDS[place % BRANDS.length]
  const site = sites.find((one) => one.country === country && one.brand === brand)
  if (!site) throw new Error(`no site of ${brand} in ${country}`)
  const buyer = buyerAt(place, country)
  return { planned, site, buyer, staff, pictures, account: await accountOf(db, buyer, site), openedAt: now }
}

/** Nobody signs in as one of them: they have no password, and the demo lists them nowhere. */
export async function accountOf(db: Db, buyer: Buyer, { country, language }: Site): Promise<Somebody> {
  const { name, email, phone, birthdate, document, address } = buyer
  const number = country === 'BR' ? { cpf: document } : { dni: document }
  const { id } = await db
    .insertInto('accounts')
    .values({
      ...number,
      name,
      email,
      phone,
      birthdate,
      address: JSON.stringify(address),
      country,
      language,
      roles: ['customer'],
      dealer_codes: [],
      email_confirmed_at: new Date(),
    })
    .onConflict((conflict) => conflict.column('email').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, name, roles: ['customer'] }
}

async function playOrder(inside: Ctx, scene: Scene): Promise<string> {
  const played = new PlayedOrder(inside, scene)
  for (const { act, hoursAgo } of scene.planned.acts) {
    played.now = new Date(scene.openedAt.getTime() - hoursAgo * HOUR_MS)
    await ACTS[act](played)
  }
  await keepOrderState(played.asBuyer(), played.id)
  return played.id
}

/** Letters, submissions and timers that this transaction queued: all of them are about a time that is over. */
const forgetJobsOfThePast = ({ db }: Ctx) =>
  sql`delete from pgboss.job where xmin = pg_current_xact_id()::xid`.execute(db)

/** What an order of the book still waits for ends in its time. */
async function waitOn(inside: Ctx, orderId: string): Promise<void> {
  const order = await findOrder(inside.db, orderId)
  if (order?.is_open) await enqueueExpiry(inside, order.id, order.site, order.expires_at)
}
