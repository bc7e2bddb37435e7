import type { PreviewAs } from '@volante/contract/change-sets'
import type { Site } from '@volante/contract/site'
import type { Db } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/ctx.ts'
import { callerOfAccount } from '../sign-in/sessions.ts'
import { agree } from './consents.ts'

/** A well-formed number of no company in particular. */
const COMPANY = { BR: { cnpj: '11222333000181' }, AR: { cuit: '30500010912' } } as const
const COMPANY_NAME = { BR: 'Empresa da prévia Ltda.', AR: 'Empresa de la vista previa S.A.' }
const NAME = { BR: 'Pessoa da prévia', AR: 'Persona de la vista previa' }

/**
 * Takes a transaction that is rolled back, and whom it is seen as; returns an account that nobody has, signed in: without orders, cars
 * or anything of somebody's own. Null for a visitor.
 */
export async function madeUpCaller(db: Db, as: PreviewAs, site: Site, now: Date): Promise<Caller | null> {
  if (as === 'visitor') return null
  const { country } = site
  const company = as === 'company' ? COMPANY[country] : null
  // Should there be one of this number: here nobody else sees that it is without.
  for (const [column, number] of Object.entries(company ?? {}) as ['cnpj' | 'cuit', string][])
    await db
      .updateTable('accounts')
      .set({ [column]: null })
      .where(column, '=', number)
      .execute()
  const { id } = await db
    .insertInto('accounts')
    .values({
      email: 'preview@invalid.invalid',
      name: NAME[country],
      roles: ['customer'],
      dealer_codes: [],
      country,
      email_confirmed_at: now,
      ...(company ? { ...company, company_name: COMPANY_NAME[country] } : {}),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await agree({ db, now, site, origin: { ip: '', userAgent: '' } }, id)
  return callerOfAccount(db, id)
}
