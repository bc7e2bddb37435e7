import type { CallError } from '@volante/contract/kit'
import type { WorkingPrice } from '@volante/contract/price'
import { formatDay } from '@volante/domain/date'
import { isTooLow } from '@volante/domain/money/price'
import { findPrice, findVersion, offeredParts } from '../catalogue/api.ts'
import { discountMaxOf } from './discount-limit.ts'
import type { SignedInCtx } from '../../platform/http/ctx.ts'
import { today } from '../../platform/sites/today.ts'
import {
  changesOfWorkingPrice,
  changeWorkingPrice,
  insertWorkingPrice,
  listWorkingPrices,
  lockCar,
  overlapping,
  type Period,
  type PricedCar,
  recordChange,
} from './working-price-queries.ts'

type Fail<Code extends string> = (code: Code, values?: Readonly<Record<string, string>>) => CallError
type PeriodCode = 'workingPrice.dates' | 'workingPrice.overlap' | 'workingPrice.tooLow'

interface NewWorkingPrice {
  readonly dealerCode: string
  readonly mvsCode: string
  readonly year: number
  readonly colorCode?: string | undefined
  readonly price: number
  readonly initialDate?: string | undefined
  readonly finalDate?: string | null | undefined
}

export async function createWorkingPrice(
  ctx: SignedInCtx,
  body: NewWorkingPrice,
  fail: Fail<PeriodCode | 'catalogue.unknownCodes'>,
): Promise<WorkingPrice> {
  const car = { dealerCode: body.dealerCode, mvsCode: body.mvsCode, year: body.year, colorCode: body.colorCode ?? '' }
  if (!(await isKnownCar(ctx, car))) throw fail('catalogue.unknownCodes')
  const period = { initialDate: body.initialDate ?? today(ctx), finalDate: body.finalDate ?? null }
  await checkPrice(ctx, car, body.price, fail)
  await checkPeriod(ctx, car, period, null, fail)
  const id = await insertWorkingPrice(ctx, car, body.price, period)
  await recordChange(ctx, id, null, body.price, period)
  return readBack(ctx, id)
}

interface WorkingPriceChange {
  readonly id: string
  readonly price: number
  readonly initialDate?: string | undefined
  readonly finalDate?: string | null | undefined
}

export async function updateWorkingPrice(
  ctx: SignedInCtx,
  body: WorkingPriceChange,
  fail: Fail<PeriodCode | 'request.notFound'>,
): Promise<WorkingPrice> {
  const { items } = await listWorkingPrices(ctx, 'all', { id: body.id })
  const [before] = items
  if (!before) throw fail('request.notFound')
  const finalDate = body.finalDate === undefined ? before.finalDate : body.finalDate
  const period = { initialDate: body.initialDate ?? before.initialDate, finalDate }
  await checkPrice(ctx, before, body.price, fail)
  await checkPeriod(ctx, { ...before, colorCode: before.colorCode ?? '' }, period, before.id, fail)
  await changeWorkingPrice(ctx, before.id, body.price, period)
  await recordChange(ctx, before.id, before.price, body.price, period)
  return readBack(ctx, before.id)
}

async function isKnownCar(ctx: SignedInCtx, { mvsCode, year, colorCode }: PricedCar): Promise<boolean> {
  const { country } = ctx.site
  if (!(await findVersion(ctx, mvsCode, { country, year }))) return false
  if (colorCode === '') return true
  const { colors } = await offeredParts(ctx, mvsCode, country, 'COLOR')
  return colors.some((color) => color.code === colorCode)
}

/** Not further below today's list price than the settings of its brand's site allow; a car without one has no limit. */
async function checkPrice(
  ctx: SignedInCtx,
  { mvsCode, year }: Pick<PricedCar, 'mvsCode' | 'year'>,
  price: number,
  fail: Fail<PeriodCode>,
): Promise<void> {
  const { country } = ctx.site
  const list = await findPrice(ctx.onlyReading(), { mvsCode, year, country, market: country }, 'LIST')
  if (list === null) return
  const version = await findVersion(ctx.onlyReading(), mvsCode, { country, year })
  const percent = discountMaxOf(ctx.everySite, country, version?.brand ?? '')
  if (isTooLow(price, list, percent)) throw fail('workingPrice.tooLow', { percent: String(percent) })
}

async function checkPeriod(
  ctx: SignedInCtx,
  car: PricedCar,
  period: Period,
  id: string | null,
  fail: Fail<PeriodCode>,
): Promise<void> {
  if (period.finalDate !== null && period.finalDate < period.initialDate) throw fail('workingPrice.dates')
  await lockCar(ctx, car)
  const other = await overlapping(ctx, car, period, id)
  if (!other) return
  const { language } = ctx.site
  const to = other.finalDate === null ? 'none' : formatDay(other.finalDate, language)
  throw fail('workingPrice.overlap', { from: formatDay(other.initialDate, language), to })
}

/** One working price with what was set for it. */
export async function readWorkingPrice(ctx: SignedInCtx, id: string, fail: Fail<'request.notFound'>) {
  const { items } = await listWorkingPrices(ctx, 'all', { id })
  const [price] = items
  if (!price) throw fail('request.notFound')
  const changes = await changesOfWorkingPrice(ctx, id)
  return { ...price, changes: changes.map((change) => ({ ...change, at: change.at.toISOString() })) }
}

async function readBack(ctx: SignedInCtx, id: string): Promise<WorkingPrice> {
  const { items } = await listWorkingPrices(ctx, 'all', { id })
  const [saved] = items
  if (!saved) throw new Error(`The working price ${id} cannot be read back`)
  return saved
}
