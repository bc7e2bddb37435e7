import { createHash, randomBytes } from 'node:crypto'
import { lastDayOf, type Passport } from '@volante/domain/passport/passport'
import { currencyOf } from '@volante/domain/money/price'
import type { Day } from '@volante/domain/date'
import type { Ctx } from '../../platform/http/ctx.ts'
import { signText } from '../../platform/settings/sign.ts'
import { today } from '../../platform/sites/today.ts'
import { insertPassport, passportBySum } from './queries.ts'

export const KEY = 'passport'

export interface Facts extends Pick<Passport, 'subject' | 'brand' | 'car' | 'terms' | 'lines'> {
  /** Last days of what the lines are made of. */
  readonly ends: readonly (Day | null)[]
  /** Its last day where a bank has said one. */
  readonly until: Day | null
}

/** In a write: signs the facts of today, the same facts of a day once; returns the end of the address that shows them. */
export async function issue(ctx: Ctx, facts: Facts): Promise<{ token: string; until: Day }> {
  const { db, now, site } = ctx
  const { subject, brand, car, terms, lines } = facts
  const day = today(ctx)
  const until = facts.until ?? lastDayOf(day, facts.ends)
  const { id: siteId, country } = site
  const content = {
    subject,
    site: siteId,
    country,
    brand,
    currency: currencyOf(country),
    car,
    terms,
    lines,
    day,
    until,
  }
  const sum = createHash('sha256').update(JSON.stringify(content)).digest()
  const known = await passportBySum(db, siteId, sum)
  if (known) return { token: known.token, until }
  const token = randomBytes(12).toString('base64url')
  const passport: Passport = { v: 1, id: token, ...content, at: now.toISOString() }
  const signed = await signText(db, KEY, JSON.stringify(passport))
  const isFirst = await insertPassport(db, { ...signed, token, site: siteId, sum, created_at: now })
  return { token: isFirst ? token : ((await passportBySum(db, siteId, sum))?.token ?? token), until }
}
