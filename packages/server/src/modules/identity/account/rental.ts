import { rentalRefusals } from '@volante/contract/account-rules'
import { cpfDigits } from '@volante/domain/person/cpf'
import { parseDay } from '@volante/domain/date'
import { MARITAL_STATUSES, OCCUPATIONS } from '@volante/domain/vocabulary'
import { AddressBody } from '@volante/contract/person-shapes'
import type { RentalBody, RentalUser } from '@volante/contract/users'
import type { SignedInCtx } from '../../../platform/http/ctx.ts'
import { placeOf } from '../place.ts'
import { refuseFields } from '../../../platform/words/refuse-fields.ts'

/** Keeps what renting asks of a person, in place of what was there. */
export async function saveRental(ctx: SignedInCtx, body: RentalBody): Promise<void> {
  refuseFields(ctx, rentalRefusals(body, placeOf(ctx)))
  const { cpf, driverLicence, address, income, maritalStatus, occupation } = body
  const licence = driverLicence && { ...driverLicence, expiry: parseDay(driverLicence.expiry) ?? driverLicence.expiry }
  const values = {
    cpf: cpfDigits(cpf ?? ''),
    driver_licence: licence ? JSON.stringify(licence) : null,
    address: address ? JSON.stringify(address) : null,
    income_cents: income ?? null,
    marital_status: MARITAL_STATUSES.find((one) => one === maritalStatus) ?? null,
    occupation: OCCUPATIONS.find((one) => one === occupation) ?? null,
    updated_at: ctx.now,
  }
  await ctx.db
    .insertInto('account_rentals')
    .values({ account_id: ctx.user.id, ...values })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(values))
    .execute()
}

/** What renting was told; null where nothing was. */
export async function rentalOf(ctx: SignedInCtx): Promise<RentalUser | null> {
  const row = await ctx.db
    .selectFrom('account_rentals')
    .selectAll()
    .where('account_id', '=', ctx.user.id)
    .executeTakeFirst()
  if (!row) return null
  const { number = '', category = '', expiry = '' } = row.driver_licence ?? {}
  return {
    cpf: row.cpf,
    driverLicence: row.driver_licence && { number, category, expiry },
    address: row.address && AddressBody.parse(row.address),
    income: row.income_cents,
    maritalStatus: row.marital_status,
    occupation: row.occupation,
    updatedAt: row.updated_at.toISOString(),
  }
}
