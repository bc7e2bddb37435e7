import type { PassportShown, PassportContent } from '@volante/contract/price-passport'
import { comparedLines, type Passport, type PassportLine, standingOf } from '@volante/domain/passport/passport'
import { type Signed, signatureCheck } from '@volante/domain/signature/signed'
import type { Ctx } from '../../platform/http/ctx.ts'
import { datedKeys } from '../../platform/settings/sign.ts'
import { today } from '../../platform/sites/today.ts'
import { planOfWish, simulated } from '../financing/api.ts'
import { KEY } from './issue.ts'
import { carToday, loanLines, priceLine } from './lines.ts'
import { quotedToday, withoutAccessories } from './quotation-facts.ts'
import { passportByToken } from './queries.ts'

/** A passport as anybody may check it; null where there is none at this address of the site. */
export async function shownPassport(ctx: Ctx, token: string): Promise<PassportShown | null> {
  const row = await passportByToken(ctx.db, ctx.site.id, token)
  if (!row) return null
  const { content, signature, kid } = row
  const signed = { content, signature, kid }
  const keys = await datedKeys(ctx.db, KEY)
  const passport = await trusted(signed, token, keys)
  if (!passport) return { state: 'tampered', passport: null, signed, keys }
  return { state: standingOf(passport, today(ctx)), passport: await contentToday(ctx, passport), signed, keys }
}

/** What a text says that we signed for this address; null of any other. */
async function trusted(signed: Signed, token: string, keys: Parameters<typeof signatureCheck>[0]) {
  const check = await signatureCheck(keys)
  if (!check) throw new Error('this runtime checks Ed25519')
  if ((await check(signed)) !== null) return null
  const passport = JSON.parse(signed.content) as Passport
  return passport.id === token ? passport : null
}

async function contentToday(ctx: Ctx, passport: Passport): Promise<PassportContent> {
  const { subject, country, brand, currency, car, terms, day, until, at } = passport
  const { lines, gone, priceNow, slug } = await linesToday(ctx, passport)
  return {
    subject,
    country,
    brand,
    currency,
    car: { ...car, slug, parts: [...car.parts], services: [...car.services] },
    terms,
    day,
    until,
    at,
    lines: comparedLines(passport.lines, lines),
    today: today(ctx),
    gone,
    priceNow,
  }
}

/** The lines of the same car on the same terms by today's prices and conditions. A price that somebody named stays as it was named. */
async function linesToday(ctx: Ctx, { subject, lines: then, car, terms }: Passport) {
  const priced = await carToday(ctx, car)
  const listed = subject === 'QUOTATION' && priced ? withoutAccessories(priced) : priced
  const named = then.find(({ kind, source }) => kind === 'price' && source !== 'COUNTED')
  const priceNow = named ? named.value : (listed?.total ?? null)
  const slug = listed?.slug ?? null
  const lines: PassportLine[] = named ? [named] : (listed?.lines ?? [])
  if (priceNow !== null && !named) lines.push(priceLine(priceNow, 'COUNTED', today(ctx)))
  if (!listed || priceNow === null) return { lines, gone: 'notSold' as const, priceNow: null, slug }
  if (subject === 'QUOTATION') lines.push(...quotedToday(then, priceNow, today(ctx)))
  if (!terms) return { lines, gone: null, priceNow, slug }
  const { type, planId, entrancePercent, count, finalPercent, borrower } = terms
  const asked = {
    type,
    mvs: car.mvs,
    year: car.year,
    price: priceNow,
    planId,
    entrancePercent,
    numberOfInstallments: count,
    finalInstallmentPercentage: finalPercent,
    borrower,
    brand: listed.brand,
  }
  const answer = await simulated(ctx, asked)
  if ('key' in answer) return { lines, gone: 'noPlan' as const, priceNow, slug }
  const plan = await planOfWish(ctx, asked, planId)
  return {
    lines: [...lines, ...loanLines(answer, plan?.validFrom ?? today(ctx), today(ctx))],
    gone: null,
    priceNow,
    slug,
  }
}
