import { mvs } from '@volante/contract/mvs'
import { price } from '@volante/contract/price'
import { addDays } from '@volante/domain/date'
import { CONDITION } from '@volante/domain/valuation/estimate'
import { inspect } from '../../valuation/api.ts'
import { pick } from '../chances.ts'
import { type AtDealer, refusal, unlessRefused } from './at-dealer.ts'
import { INSPECTED } from './words.ts'

/** A used car is looked at, and an offer made for it. */
export async function lookAtUsedCar(at: AtDealer): Promise<void> {
  const [comes = 0, which = 0, age = 0, km = 0, state = 0, note = 0, letters = 0, digits = 0] = at.chances('used car')
  if (comes > 0.45) return
  const version = pick(await at.visitor('14:00', mvs.calls.mvsAll, { query: at.cars }), which)
  if (!version) return
  const { name, email } = at.somebody()
  const statedKm = Math.round(90 + km * 700) * 100
  const year = Number(at.is.day.slice(0, 4)) - 1 - Math.floor(age * 3)
  const body = {
    name,
    email,
    year,
    mvsCode: version.code,
    dealerCode: at.is.dealer.dealerCode,
    plate: plateOf(at, letters, digits),
    toldMileage: statedKm,
    toldTyres: 'good' as const,
    toldDamage: 'none' as const,
    mileage: statedKm + (state < 0.3 ? 2_400 : 0),
    owners: pick(CONDITION.owners, state) ?? 'one',
    service: pick(CONDITION.service, age) ?? 'some',
    damage: pick(CONDITION.damage, note) ?? 'none',
    tyres: pick(CONDITION.tyres, km) ?? 'good',
    note: pick(INSPECTED[at.country], note) ?? '',
    days: 7,
  }
  await unlessRefused(() => inspect(at.ctxOf(at.is.staff, '15:10'), body, refusal))
}

function plateOf({ country }: AtDealer, letters: number, digits: number): string {
  const letter = (at: number) => String.fromCharCode(65 + (Math.floor(letters * 26 ** (at + 1)) % 26))
  const digit = (at: number) => String(Math.floor(digits * 10 ** (at + 1)) % 10)
  const [a, b, c] = [letter(0), letter(1), letter(2)]
  const [one, two, three] = [digit(0), digit(1), digit(2)]
  return country === 'BR' ? `R${a}${b}${one}${c}${two}${three}` : `A${a}${one}${two}${three}${b}${c}`
}

/** What the dealer asks for some of its cars, once. */
export async function setPrices(at: AtDealer): Promise<void> {
  const versions = await at.visitor('09:30', mvs.calls.mvsList, { query: at.cars })
  for (let n = 0; n < 3; n++) {
    const [which = 0, less = 0, ends = 0] = at.chances(`price ${n}`)
    const version = pick(versions, which)
    if (!version?.price) continue
    const body = {
      dealerCode: at.is.dealer.dealerCode,
      mvsCode: version.code,
      year: version.year,
      price: Math.round((version.price * (0.99 - less * 0.03)) / 100_000) * 100_000,
      initialDate: at.is.day,
      finalDate: ends < 0.6 ? addDays(at.is.day, 20 + Math.floor(ends * 60)) : null,
    }
    await unlessRefused(() => at.staff('09:40', price.calls.createWorkingPrice, { body }))
  }
}
