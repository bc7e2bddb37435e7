import { newPersonRefusals } from '@volante/contract/account-rules'
import type { ImportedUser } from '@volante/contract/authentication'
import { NewPerson } from '@volante/contract/person-shapes'
import type { Site } from '@volante/contract/site'
import type { Refusals } from '@volante/domain/refusal'
import { isStaff } from '@volante/domain/policy/access'
import { cpfDigits } from '@volante/domain/person/cpf'
import { cuilDigits, dniOfCuil } from '@volante/domain/person/cuil'
import { dniDigits } from '@volante/domain/person/dni'
import { covers, isMoneyRole } from '@volante/domain/policy/granting'
import { may } from '@volante/domain/policy/policy'
import { refuse } from '@volante/domain/refusal'
import type { Country, Role } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { countriesOfPlaces } from '../../dealers/api.ts'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { isPortal } from '../../../platform/sites/sites.ts'
import { emailKey, insertAccount } from '../account/accounts.ts'
import { placeOf } from '../place.ts'
import { fieldErrors } from '../../../platform/words/refuse-fields.ts'
import { keepWish } from './rights-wishes.ts'
import { prepareLink } from '../sign-up/tokens.ts'

export type Invited =
  | { readonly kind: 'created'; readonly id: string }
  | { readonly kind: 'exists' }
  | { readonly kind: 'refused'; readonly refusals: Refusals }

/** A new account's scopes, before anybody has given it any. */
const NOWHERE = { markets: [], brands: [], regions: [], dealerGroups: [], rightsVersion: 0 }

/** Roles of customers anybody gives who makes accounts; any other only who may give roles. */
const mayGrant = (giver: readonly Role[], roles: readonly Role[]): boolean =>
  may(giver, 'users.roles') || !isStaff(roles)

/** Makes an account without password and mails an invitation; the address is confirmed when the first password is set. */
export async function invite(ctx: SignedInCtx, person: NewPerson): Promise<Invited> {
  const refusals = await refusalsOf(ctx, person)
  if (Object.keys(refusals).length > 0) return { kind: 'refused', refusals }
  const { name, email, cpf, dni, cuil, phone, dealerCode } = person
  const country = countryOf(ctx, person)
  const roles: Role[] = person.roles?.length ? [...new Set(person.roles)] : ['customer']
  const facts = {
    cpf: cpf ? cpfDigits(cpf) : null,
    dni: dni ? dniDigits(dni) : cuil ? dniOfCuil(cuil) : null,
    cuil: cuil ? cuilDigits(cuil) : null,
    phone: phone?.trim() || null,
    dealer_codes: dealerCode ? [dealerCode] : [],
    country,
    language: siteFor(ctx, country).language,
  }
  const given = roles.filter((role) => !isMoneyRole(role))
  const id = await insertAccount(ctx, { email, name: name.trim(), roles: given, ...facts }, ctx.user.id)
  if (!id) return { kind: 'exists' }
  if (given.length < roles.length) await keepWish(ctx, id, { ...NOWHERE, roles, dealerCodes: facts.dealer_codes })
  await sendInvitation(ctx, { id, email: emailKey(email), country })
  return { kind: 'created', id }
}

const countryOf = (ctx: Ctx, { country }: Pick<NewPerson, 'country'>): Country => country ?? ctx.site.country

/** Where the invited person lives, not where the administrator sits: its language and its addresses are in the mail. */
const siteFor = (ctx: Ctx, country: Country): Site =>
  ctx.site.country === country
    ? ctx.site
    : (ctx.sites.find((site) => isPortal(site) && site.country === country) ?? ctx.site)

/** Mails a link with which the person sets a first password. */
export async function sendInvitation(
  ctx: Ctx,
  { id, email, country }: { readonly id: string; readonly email: string; readonly country: Country },
): Promise<void> {
  const link = await prepareLink(ctx, { purpose: 'firstPassword', accountId: id, email })
  await ctx.enqueue('identity.mail', { site: siteFor(ctx, country).id, link })
}

async function refusalsOf(ctx: SignedInCtx, person: NewPerson): Promise<Refusals> {
  const { roles, dealerCode } = person
  const country = countryOf(ctx, person)
  const { markets } = ctx.user.scopes
  const named = { regions: [], dealerGroups: [], dealerCodes: dealerCode ? [dealerCode] : [] }
  const [dealerCountry] = (await countriesOfPlaces(ctx.db, named)).dealerCodes.values()
  // A dealer of a market that is not the caller's is as good as unknown.
  const isUnknownDealer = dealerCode ? !dealerCountry || !covers(markets, [dealerCountry]) : false
  return {
    ...newPersonRefusals(person, { ...placeOf(ctx), country }),
    ...(covers(markets, [country]) ? {} : { country: refuse('users.beyondScope') }),
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
    return { index, status: 'REFUSED', id: null, fields: fieldErrors(ctx, Object.fromEntries(paths)) }
  }
  const invited = await invite(ctx, parsed.data)
  if (invited.kind === 'refused') {
    return { index, status: 'REFUSED', id: null, fields: fieldErrors(ctx, invited.refusals) }
  }
  if (invited.kind === 'exists') return { index, status: 'EXISTS', id: null, fields: [] }
  return { index, status: 'CREATED', id: invited.id, fields: [] }
}
