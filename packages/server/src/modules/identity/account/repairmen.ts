import { personRefusals } from '@volante/contract/account-rules'
import { AddressBody } from '@volante/contract/person-shapes'
import { refusing } from '@volante/contract/refusals'
import type { Repairman, RepairmanBody } from '@volante/contract/users'
import { cuilDigits, cuilRefusal } from '@volante/domain/cuil'
import { fullNameRefusal } from '@volante/domain/person-name'
import { scopeOf } from '@volante/domain/policy/policy'
import type { Selectable } from 'kysely'
import { dealerByKey, dealerCodesInScope } from '../../dealers/api.ts'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { placeOf, refuseFields } from '../field-refusals.ts'
import type { IdentityTables } from '../tables.ts'

type Row = Selectable<IdentityTables['repairmen']>

/** A mechanic within the caller's reach: everybody's for who administers people, a dealer's own for its manager, else oneself. */
export async function findRepairman(ctx: SignedInCtx, code: string): Promise<Row | null> {
  const row = await ctx.db.selectFrom('repairmen').selectAll().where('code', '=', code).executeTakeFirst()
  return row && (await isInReach(ctx, row)) ? row : null
}

async function isInReach(ctx: SignedInCtx, row: Pick<Row, 'account_id' | 'dealer_code'>): Promise<boolean> {
  if (row.account_id === ctx.user.id) return true
  const kind = scopeOf(ctx.user.roles, 'repairmen.manage')
  if (kind === 'market') return true
  if (kind === 'own' || row.dealer_code === null) return false
  const codes = await dealerCodesInScope(ctx, 'repairmen.manage')
  return codes === 'all' || codes.includes(row.dealer_code)
}

export type SaveOutcome = { readonly row: Row } | { readonly refused: 'request.notFound' | 'dealer.notFound' }

/** Keeps a mechanic's data; who writes about themselves owns the row from then on. */
export async function saveRepairman(ctx: SignedInCtx, code: string, body: RepairmanBody): Promise<SaveOutcome> {
  const known = await ctx.db.selectFrom('repairmen').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  if (known && !(await isInReach(ctx, known))) return { refused: 'request.notFound' }
  refuseFields(ctx, {
    ...personRefusals({ name: body.name, phone: body.phone, address: body.address }, placeOf(ctx)),
    ...refusing({
      ...(known ? {} : { name: fullNameRefusal(body.name ?? '') }),
      cuil: body.cuil ? cuilRefusal(body.cuil) : null,
    }),
  })
  const next = merged(known, body)
  const isOwn = scopeOf(ctx.user.roles, 'repairmen.manage') === 'own'
  const owner = known?.account_id ?? (isOwn ? ctx.user.id : null)
  // A mechanic works at a dealer of the platform, a manager's only at one of theirs.
  const isDealer = !next.dealer_code || (await dealerByKey(ctx.db, next.dealer_code)) !== undefined
  if (!isDealer || !(await isInReach(ctx, { account_id: owner, dealer_code: next.dealer_code }))) {
    return { refused: 'dealer.notFound' }
  }
  const values = { ...next, account_id: owner, updated_at: ctx.now }
  const row = await ctx.db
    .insertInto('repairmen')
    .values({ code, ...values })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return { row }
}

function merged(known: Row | undefined, body: RepairmanBody) {
  const { name, phone, address, dealerCode, cuil } = body
  const keptAddress = known?.address ? JSON.stringify(known.address) : null
  return {
    name: name?.trim() || (known?.name ?? ''),
    phone: phone === undefined ? (known?.phone ?? null) : phone,
    address: address === undefined ? keptAddress : address && JSON.stringify(address),
    dealer_code: dealerCode === undefined ? (known?.dealer_code ?? null) : dealerCode,
    cuil: cuil === undefined ? (known?.cuil ?? null) : cuil && cuilDigits(cuil),
  }
}

export const switchEconnect = (ctx: SignedInCtx, code: string, econnect: boolean) =>
  ctx.db
    .updateTable('repairmen')
    .set({ econnect, updated_at: ctx.now })
    .where('code', '=', code)
    .returningAll()
    .executeTakeFirstOrThrow()

export const repairmanOf = (row: Row): Repairman => ({
  id: row.code,
  name: row.name,
  phone: row.phone,
  address: row.address && AddressBody.parse(row.address),
  dealerCode: row.dealer_code,
  cuil: row.cuil,
  econnect: row.econnect,
  updatedAt: row.updated_at.toISOString(),
})
