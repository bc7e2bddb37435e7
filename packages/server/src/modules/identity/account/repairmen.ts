import { personRefusals } from '@volante/contract/account-rules'
import { AddressBody } from '@volante/contract/person-shapes'
import type { Repairman, RepairmanBody } from '@volante/contract/users'
import { cuilDigits } from '@volante/domain/person/cuil'
import { type DealerReach, reaches } from '@volante/domain/policy/held-scopes'
import { scopeOf } from '@volante/domain/policy/policy'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { type Selectable, sql } from 'kysely'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import { today } from '../../../platform/sites/today.ts'
import { dealerByKey, dealerCodesWithin, isDealerWithin } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import type { IsWithin } from '../../../platform/http/implement.ts'
import { accountRow } from './accounts.ts'
import { placeOf } from '../place.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'
import type { IdentityTables } from '../tables.ts'

type Row = Selectable<IdentityTables['repairmen']>

export const findRepairman = (ctx: SignedInCtx, code: string): Promise<Row | undefined> =>
  ctx.db.selectFrom('repairmen').selectAll().where('code', '=', code).executeTakeFirst()

/** A code nobody has yet is open to who makes a mechanic; an existing one belongs to its dealer, or to who wrote it. */
export const isRepairmanWithin: IsWithin = async (ctx, code, reach) => {
  const row = await findRepairman(ctx, code)
  return row === undefined || isWithin(ctx, row, reach)
}

/** Oneself, else a mechanic of a dealer within reach, or of none yet and of a market within reach. */
async function isWithin(
  ctx: SignedInCtx,
  { account_id, dealer_code }: Pick<Row, 'account_id' | 'dealer_code'>,
  reach: DealerReach | 'all',
): Promise<boolean> {
  if (account_id === ctx.user.id) return true
  if (dealer_code !== null) return isDealerWithin(ctx, dealer_code, reach)
  const account = account_id === null ? undefined : await accountRow(ctx.db, account_id)
  return account?.country ? reaches(reach, { country: account.country }) : reach === 'all'
}

export type SaveOutcome = { readonly row: Row } | { readonly refused: 'request.notFound' | 'dealer.notFound' }

/** Keeps a mechanic's data; who writes about themselves owns the row from then on. */
export async function saveRepairman(
  ctx: SignedInCtx,
  code: string,
  body: RepairmanBody,
  reach: DealerReach | 'all',
): Promise<SaveOutcome> {
  const known = await ctx.db.selectFrom('repairmen').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  // Another one may have taken the code since it was looked at.
  if (known && !(await isWithin(ctx, known, reach))) return { refused: 'request.notFound' }
  const name = known ? body.name : (body.name ?? '')
  refuseFields(ctx, personRefusals({ ...body, name, cuil: body.cuil || null }, placeOf(ctx)))
  const next = merged(known, body)
  const isSame = known?.certificate === next.certificate && known.certified_until === next.certified_until
  const isOwn = scopeOf(ctx.user.roles, 'repairmen.manage') === 'own'
  const owner = known?.account_id ?? (isOwn ? ctx.user.id : null)
  // A mechanic works at a dealer of the platform, a manager's only at one of theirs.
  const isDealer = !next.dealer_code || (await dealerByKey(ctx.db, next.dealer_code)) !== undefined
  if (!isDealer || !(await mayPlace(ctx, owner, next.dealer_code, reach))) {
    return { refused: 'dealer.notFound' }
  }
  const unlooked = isSame ? {} : { confirmed_by: null, confirmed_at: null }
  const values = { ...next, ...unlooked, account_id: owner, updated_at: ctx.now }
  const row = await ctx.db
    .insertInto('repairmen')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row }
}

/** A mechanic's dealer is named by the mechanic among their own dealers, or by who reaches that dealer. */
async function mayPlace(ctx: SignedInCtx, owner: string | null, dealerCode: string | null, reach: DealerReach | 'all') {
  if (owner !== ctx.user.id || dealerCode === null)
    return isWithin(ctx, { account_id: owner, dealer_code: dealerCode }, reach)
  return ctx.user.scopes.dealerCodes.includes(dealerCode) || isDealerWithin(ctx, dealerCode, reach)
}

function merged(known: Row | undefined, body: RepairmanBody) {
  const { name, phone, address, dealerCode, cuil, certificate, certifiedUntil } = body
  const keptAddress = known?.address ? JSON.stringify(known.address) : null
  return {
    name: name?.trim() || (known?.name ?? ''),
    phone: phone === undefined ? (known?.phone ?? null) : phone,
    address: address === undefined ? keptAddress : address && JSON.stringify(address),
    dealer_code: dealerCode === undefined ? (known?.dealer_code ?? null) : dealerCode,
    cuil: cuil === undefined ? (known?.cuil ?? null) : cuil && cuilDigits(cuil),
    certificate: certificate === undefined ? (known?.certificate ?? null) : certificate?.trim() || null,
    certified_until: certifiedUntil === undefined ? (known?.certified_until ?? null) : certifiedUntil,
  }
}

export const switchEconnect = (ctx: SignedInCtx, code: string, econnect: boolean) =>
  ctx.db
    .updateTable('repairmen')
    .set({ econnect, updated_at: ctx.now })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()

/** Notes who looked at a certificate, or that nobody did. */
export const noteConfirmed = (ctx: SignedInCtx, code: string, isConfirmed: boolean) =>
  ctx.db
    .updateTable('repairmen')
    .set({ confirmed_by: isConfirmed ? ctx.user.id : null, confirmed_at: isConfirmed ? ctx.now : null })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()

type State = Repairman['state']

const stateOn = (day: string) => sql<State>`case
  when certificate is null then 'NONE' when confirmed_at is null then 'WAITING'
  when certified_until < ${day}::date then 'EXPIRED' else 'VALID' end`

export interface RepairmenFilter {
  readonly state?: State | undefined
  readonly dealerCode?: string | undefined
}

/** Oneself, mechanics of dealers within reach, and those of no dealer yet and of a market within reach. */
async function wantedMechanics(ctx: SignedInCtx, reach: DealerReach | 'all', { state, dealerCode }: RepairmenFilter) {
  const codes = await dealerCodesWithin(ctx, reach)
  const markets = reach === 'all' || reach.markets === 'all' ? 'all' : reach.markets
  return ctx.db
    .selectFrom('repairmen')
    .leftJoin('accounts', 'accounts.id', 'repairmen.account_id')
    .$if(codes !== 'all', (query) =>
      query.where((eb) =>
        eb.or([
          eb('repairmen.account_id', '=', ctx.user.id),
          isOneOf('repairmen.dealer_code', codes === 'all' ? [] : codes),
          eb.and([
            eb('repairmen.dealer_code', 'is', null),
            isOneOf('accounts.country', markets === 'all' ? COUNTRIES : markets),
          ]),
        ]),
      ),
    )
    .$if(dealerCode !== undefined, (query) => query.where('repairmen.dealer_code', '=', dealerCode ?? ''))
    .$if(state !== undefined, (query) => query.where(stateOn(today(ctx)), '=', state ?? 'NONE'))
}

/** The mechanics that the list with these filters has, to be counted. */
export const mechanicsFound = async (ctx: SignedInCtx, reach: DealerReach | 'all', filter: RepairmenFilter) =>
  (await wantedMechanics(ctx, reach, filter)).select('repairmen.code')

/** The same, by name. */
export async function listRepairmen(
  ctx: SignedInCtx,
  reach: DealerReach | 'all',
  filter: RepairmenFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  const found = await wantedMechanics(ctx, reach, filter)
  const rows = await found
    .selectAll('repairmen')
    .orderBy('repairmen.name')
    .orderBy('repairmen.code')
    .limit(limit)
    .offset(offset)
    .execute()
  const { total } = await found.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { items: rows.map((row) => repairmanOf(ctx, row)), total }
}

function stateOf({ certificate, confirmed_at, certified_until }: Row, day: string): State {
  if (certificate === null) return 'NONE'
  if (confirmed_at === null) return 'WAITING'
  return certified_until !== null && certified_until < day ? 'EXPIRED' : 'VALID'
}

export const repairmanOf = (ctx: Pick<SignedInCtx, 'now' | 'site'>, row: Row): Repairman => ({
  id: row.code,
  name: row.name,
  phone: row.phone,
  address: row.address && AddressBody.parse(row.address),
  dealerCode: row.dealer_code,
  cuil: row.cuil,
  certificate: row.certificate,
  certifiedUntil: row.certified_until,
  state: stateOf(row, today(ctx)),
  econnect: row.econnect,
  updatedAt: row.updated_at.toISOString(),
})
