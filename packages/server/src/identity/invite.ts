import { newPersonRefusals } from '@volante/contract/account-rules'
import type { ImportedUser } from '@volante/contract/authentication'
import { NewPerson } from '@volante/contract/person-shapes'
import type { Refusals } from '@volante/contract/refusals'
import { isStaff } from '@volante/domain/access'
import { cpfDigits } from '@volante/domain/cpf'
import { may } from '@volante/domain/policy/policy'
import { refuse } from '@volante/domain/refusal'
import type { Role } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { dealerByKey } from '../dealers/api.ts'
import type { SignedInCtx } from '../http/ctx.ts'
import { insertAccount } from './accounts.ts'
import { fieldTexts, placeOf } from './field-refusals.ts'
import { prepareLink } from './tokens.ts'

export type Invited =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly refusals: Refusals }

/** Roles of customers anybody gives who makes accounts; any other only who may give roles. */
const mayGrant = (giver: readonly Role[], roles: readonly Role[]): boolean =>
  may(giver, 'users.roles') || !isStaff(roles)

/** Makes an account without password and mails an invitation; the address is confirmed when the first password is set. */
export async function invite(ctx: SignedInCtx, person: NewPerson): Promise<Invited> {
  const refusals = await refusalsOf(ctx, person)
  if (Object.keys(refusals).length > 0) return { kind: 'refused', refusals }
  const { name, email, cpf, phone, dealerCode } = person
  const roles: Role[] = person.roles?.length ? [...new Set(person.roles)] : ['customer']
  const facts = {
    cpf: cpf ? cpfDigits(cpf) : null,
    phone: phone?.trim() || null,
    dealer_codes: dealerCode ? [dealerCode] : [],
  }
  const id = await insertAccount(ctx, { email, name: name.trim(), roles, ...facts }, ctx.user.id)
  if (!id) return { kind: 'exists' }
  const address = email.trim().toLowerCase()
  const link = await prepareLink(ctx, { purpose: 'firstPassword', accountId: id, email: address })
  await ctx.enqueue('identity.mail', { site: ctx.site.id, link })
  return { kind: 'created', id }
}

async function refusalsOf(ctx: SignedInCtx, person: NewPerson): Promise<Refusals> {
  const { roles, dealerCode } = person
  const isUnknownDealer = dealerCode ? (await dealerByKey(ctx.db, dealerCode)) === undefined : false
  return {
    ...newPersonRefusals(person, placeOf(ctx)),
    ...(mayGrant(ctx.user.roles, roles ?? []) ? {} : { roles: refuse('users.rolesNotGranted') }),
    ...(isUnknownDealer ? { dealerCode: refuse('dealer.notFound') } : {}),
  }
}

/** Invites row by row; one row that is refused or known leaves the others alone. */
export async function importPeople(
  ctx: SignedInCtx,
  rows: readonly Readonly<Record<string, unknown>>[],
): Promise<ImportedUser[]> {
  const results: ImportedUser[] = []
  for (const [index, row] of rows.entries()) results.push(await importOne(ctx, index, row))
  return results
}

async function importOne(
  ctx: SignedInCtx,
  index: number,
  row: Readonly<Record<string, unknown>>,
): Promise<ImportedUser> {
  const parsed = z.safeParse(NewPerson, row)
  if (!parsed.success) {
    const paths = parsed.error.issues.map(({ path }) => [path.join('.'), refuse('request.invalid')] as const)
    return { index, status: 'REFUSED', id: null, fields: fieldTexts(ctx, Object.fromEntries(paths)) }
  }
  const invited = await invite(ctx, parsed.data)
  if (invited.kind === 'refused') {
    return { index, status: 'REFUSED', id: null, fields: fieldTexts(ctx, invited.refusals) }
  }
  if (invited.kind === 'exists') return { index, status: 'EXISTS', id: null, fields: [] }
  return { index, status: 'CREATED', id: invited.id, fields: [] }
}
