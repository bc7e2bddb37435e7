import { dayIn } from '@volante/domain/local-time'
import type { CallError } from '@volante/contract/kit'
import type { QuotationBody, QuotationContent } from '@volante/contract/quotation-shapes'
import type { Part } from '@volante/domain/configuration/catalogue'
import { selectedParts } from '@volante/domain/configuration/rules'
import { addDays } from '@volante/domain/date'
import { currencyOf } from '@volante/domain/money/price'
import { emailRefusal } from '@volante/domain/person/email'
import { amountRefusals, amountsOf } from '@volante/domain/quotation/amounts'
import { isValidity, QUOTATION_DAYS } from '@volante/domain/quotation/approval'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import { streetLine } from '@volante/domain/places/address'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { serialPartNames } from '../catalogue/api.ts'
import { isDealerWithin, knownDealer } from '../dealers/api.ts'
import { builtCar } from '../pricing/api.ts'
import { type OfferRefusal, quotedOffer } from '../valuation/api.ts'
import { atSite } from './at-site.ts'
import { otherWithOffer, type QuotationRow } from './queries.ts'

/** A quotation without the price that its seller saw. */
export type Asked = Omit<QuotationBody, 'initialPrice'>

type Code =
  | 'quotation.save.003'
  | 'catalogue.unknownCodes'
  | 'price.unavailable'
  | 'quotation.conflict'
  | `quotation.tradeIn.${OfferRefusal | 'elsewhere'}`
export type FailDraft = (code: Code, values?: Readonly<Record<string, string | number>>) => CallError

export interface Draft {
  readonly content: QuotationContent
  /** The context of the brand's site in the dealer's country. */
  readonly at: SignedInCtx
}

/** The dealer of a quotation that is there, or of a new one: the one that is named, or the caller's only one. */
export async function dealerFor(
  ctx: SignedInCtx,
  { number, dealerCode }: Asked,
  there: QuotationRow | undefined,
  reach: DealerReach | 'all',
  fail: FailDraft,
): Promise<string> {
  const code = there?.dealer_code ?? dealerCode ?? ctx.user.scopes.dealerCodes[0] ?? ''
  const isWithin = await isDealerWithin(ctx, code, reach)
  if (number && (!there || !isWithin)) throw fail('quotation.save.003')
  if (!isWithin) throw ctx.fail('request.forbidden')
  return code
}

/** What a quotation would say: the car built and priced here, and everything asked for checked against the rules. */
export async function draftOf(ctx: SignedInCtx, body: Asked, dealerCode: string, fail: FailDraft): Promise<Draft> {
  const dealer = await knownDealer(ctx, dealerCode)
  if (!dealer) throw ctx.fail('request.forbidden')
  const car = await carOf(ctx, body, dealer.country, fail)
  const at = car.at
  const built = car.content
  const day = today(at)
  const validityPeriod = body.validityPeriod ?? addDays(day, QUOTATION_DAYS.usual)
  const { changedPrice, bonus, discount } = body
  const used = await usedCar(at, body, dealer.dealerCode, fail)
  const asked = {
    initial: built.initialPrice,
    changed: changedPrice ?? null,
    bonus: bonus ?? 0,
    discount: discount ?? 0,
    tradeIn: used?.amount ?? 0,
  }
  const email = (body.customerEmail ?? '').trim()
  const currency = currencyOf(dealer.country)
  refuseFields(at, {
    ...refusing({
      opportunityName: requiredRefusal(body.opportunityName),
      customerEmail: emailRefusal(email, 'optional'),
      validityPeriod: isValidity(day, validityPeriod)
        ? null
        : refuse('quotation.validity', { days: QUOTATION_DAYS.most }),
    }),
    ...amountRefusals(asked, currency),
  })
  const { cash, balance } = amountsOf(asked)
  const content: QuotationContent = {
    opportunityName: body.opportunityName.trim(),
    customerEmail: email === '' ? null : email,
    country: dealer.country,
    currency,
    day,
    ...built,
    changedPrice: asked.changed,
    bonus: asked.bonus,
    discount: asked.discount,
    cashPrice: cash,
    tradeIn: used,
    balance,
    validityPeriod,
    comments: (body.comments ?? '').trim(),
    seller: {
      name: ctx.user.name,
      dealerCode: dealer.dealerCode,
      dealerName: dealer.name,
      address: `${streetLine(dealer, dealer.country)}, ${dealer.city}`,
      phone: dealer.phone,
      taxId: dealer.taxId ?? '',
    },
  }
  return { content, at }
}

/** The car as its rules build it; refused where they would leave out something that was asked for. */
async function carOf(ctx: SignedInCtx, body: Asked, country: QuotationContent['country'], fail: FailDraft) {
  const { mvsCode: mvs, year, colorCode, coating = null, optionals, accessories } = body
  const asked = {
    mvs,
    year,
    colorCode,
    coatingCode: coating ?? null,
    parts: [...optionals, ...accessories],
    services: [],
  }
  const anywhere = await builtCar(ctx, country, asked)
  if (!anywhere) throw fail('catalogue.unknownCodes')
  const site = ctx.sites.find((one) => one.country === country && one.brand === anywhere.version.brand)
  if (!site) throw fail('catalogue.unknownCodes')
  const at = atSite(ctx, site.id)
  const found = await builtCar(at, country, asked)
  if (!found || found.gone.length > 0) throw fail('catalogue.unknownCodes')
  if (found.conflicts.length > 0) throw fail('quotation.conflict')
  const { version, index, build, breakdown } = found
  const parts = selectedParts(index, build)
  const priced = parts.map(lineOf)
  const color = parts.find(({ type }) => type === 'COLOR')
  if (breakdown.status !== 'available' || !color || version.price === null) throw fail('price.unavailable')
  const ofType = (type: Part['type']) => priced.filter((_, nth) => parts[nth]?.type === type)
  return {
    at,
    content: {
      car: {
        mvsCode: mvs,
        year,
        brand: version.brand,
        modelCode: version.modelCode,
        modelName: version.modelName,
        modelSlug: version.modelSlug,
        versionName: version.versionName,
        engine: version.engine,
        gear: version.gear,
        fuel: version.fuel,
        price: version.price,
        priceType: version.priceType,
        priceUntil: version.priceUntil,
      },
      color: lineOf(color),
      coating: ofType('COATING')[0] ?? null,
      optionals: ofType('ITEM'),
      accessories: ofType('ACCESSORY'),
      accessoriesTotal: breakdown.accessoriesTotal,
      chosen: [...build.chosen],
      initialPrice: breakdown.total - breakdown.accessoriesTotal,
      serialItems: await serialPartNames(at, mvs),
      technicalData: {
        doors: version.doors,
        length: version.length,
        width: version.width,
        height: version.height,
        wheelbase: version.wheelbase,
      },
    },
  }
}

const lineOf = ({ id, code, name, price }: Part) => ({ id, code, name, price: price ?? 0 })

/** The offer for a used car that pays a part; it must bind now and count in no other quotation that is valid. */
async function usedCar(
  at: SignedInCtx,
  { tradeIn, customerEmail = null, number = null }: Asked,
  dealerCode: string,
  fail: FailDraft,
): Promise<QuotationContent['tradeIn']> {
  const named = (tradeIn ?? '').trim()
  if (named === '') return null
  const offer = await quotedOffer(at, { named, dealerCode, email: customerEmail })
  if (typeof offer === 'string') throw fail(`quotation.tradeIn.${offer}`)
  const other = await otherWithOffer(at.db, offer.id, number, today(at))
  if (other) throw fail('quotation.tradeIn.elsewhere', { number: other.number })
  return {
    id: offer.id,
    vehicle: offer.vehicle,
    plate: offer.plate,
    amount: offer.cents,
    inspectedOn: dayIn(at.site.timeZone, offer.at),
    validUntil: offer.validUntil.toISOString(),
  }
}
