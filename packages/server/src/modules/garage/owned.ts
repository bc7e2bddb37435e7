import { chassisCharacters, chassisRefusal } from '@volante/domain/car/chassis'
import { plateCharacters, plateRefusal } from '@volante/domain/car/plate'
import { refuse, refusing } from '@volante/domain/refusal'
import { textRefusal } from '@volante/domain/text'
import type { VehicleKey } from '@volante/domain/vehicle/vehicle-key'
import type { Ctx, SignedInCtx } from '../../platform/http/ctx.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import { findVersion } from '../catalogue/api.ts'
import { currentOwner, factOf, findVehicle, keepFound, vehicleReadings } from '../vehicles/api.ts'
import { lookUp, receipt } from '../recall/api.ts'
import { openHandover } from './handover-queries.ts'
import { ownedCarOf } from './present.ts'
import { carById, type CarRow, carsOf, hasRoom, insertCar, type OwnedFacts } from './queries.ts'

interface NewOwned {
  readonly chassis?: string | null | undefined
  readonly plateNumber?: string | null | undefined
  readonly mvsCode?: string | null | undefined
  readonly brand?: string | null | undefined
  readonly year?: number | null | undefined
  readonly nickname?: string | null | undefined
}

type Refused = 'garage.unknownVehicle' | 'garage.noRegistry' | 'garage.already' | 'garage.full'
type Fail = (code: Refused) => Error

/** What was told of a car, as it is kept. */
function checkedKeys(ctx: Ctx, { chassis, plateNumber, mvsCode, nickname }: NewOwned) {
  const keys = { chassis: chassisCharacters(chassis ?? ''), plate: plateCharacters(plateNumber ?? '') }
  const hasKey = keys.chassis !== '' || keys.plate !== ''
  refuseFields(
    ctx,
    refusing({
      chassis: keys.chassis === '' ? null : chassisRefusal(keys.chassis),
      plateNumber: plateRefusal(keys.plate, ctx.site.country, 'optional'),
      nickname: textRefusal(nickname ?? '', 'optional'),
      mvsCode: hasKey || mvsCode ? null : refuse('validation.required'),
    }),
  )
  return keys
}

/** Puts a car into the garage of who says it is theirs. What the registry knows of it goes before what was told. */
export async function addOwned(ctx: SignedInCtx, body: NewOwned, fail: Fail): Promise<CarRow> {
  const { chassis, plate } = checkedKeys(ctx, body)
  const key: VehicleKey | null = chassis !== '' ? { chassis } : plate !== '' ? { plate } : null
  const finding = key && (await findVehicle(ctx, key))
  const facts = finding?.vehicle
    ? factsOf(finding.vehicle)
    : await chosen(ctx, body, () => fail(finding?.state === 'unasked' ? 'garage.noRegistry' : 'garage.unknownVehicle'))
  return ctx.inTransaction(async (inside) => {
    if (finding) await keepFound(inside, finding)
    if (!(await hasRoom(inside.db, ctx.user.id, 'owned'))) throw fail('garage.full')
    const made = await insertCar(inside.db, {
      ...facts,
      account_id: ctx.user.id,
      list: 'owned',
      chassis: finding?.vehicle?.chassis ?? (chassis || null),
      plate: plate || null,
      nickname: body.nickname?.trim() || null,
      added_by: chassis !== '' ? 'CHASSIS' : plate !== '' ? 'PLATE' : 'CHOICE',
      at: ctx.now,
    })
    if (!made) throw fail('garage.already')
    return ownCar(inside, ctx.user.id, made.id)
  })
}

type Known = NonNullable<Awaited<ReturnType<typeof findVehicle>>['vehicle']>

const factsOf = ({ country, brand, mvsCode, year, colorCode }: Known): OwnedFacts => ({
  country,
  brand,
  mvs_code: mvsCode,
  year,
  color_code: colorCode,
})

async function chosen(ctx: Ctx, { mvsCode, brand, year }: NewOwned, refusal: () => Error): Promise<OwnedFacts> {
  if (!mvsCode) throw refusal()
  const { country } = ctx.site
  const version = await findVersion(ctx, mvsCode, { country, year: year ?? undefined })
  if (!version || (brand && version.brand !== brand)) throw ctx.fail('request.notFound')
  return { country, brand: version.brand, mvs_code: version.code, year: year ?? version.year, color_code: null }
}

/** In a write: a car that came with an order, or by the code of who had it before, stands in its owner's garage. */
export async function keepOwned(
  ctx: Ctx,
  accountId: string,
  car: OwnedFacts & { readonly chassis: string },
  by: 'ORDER' | 'CODE',
): Promise<void> {
  await insertCar(ctx.db, { ...car, account_id: accountId, list: 'owned', added_by: by, at: ctx.now })
}

/** A car of a person's own garage, or the refusal that there is none. */
export async function ownCar(ctx: Ctx, accountId: string, id: string): Promise<CarRow> {
  const row = await carById(ctx, accountId, id)
  if (row?.list !== 'owned') throw ctx.fail('request.notFound')
  return row
}

interface Named {
  readonly chassis?: string | undefined
  readonly plate?: string | undefined
  readonly id?: string | undefined
}

/** The one of the own cars that a chassis, a plate or an id names. */
export async function namedCar(ctx: SignedInCtx, { chassis, plate, id }: Named): Promise<CarRow> {
  if (id !== undefined) return ownCar(ctx, ctx.user.id, id)
  const rows = await carsOf(ctx, ctx.user.id, 'owned')
  const found = rows.find((row) =>
    chassis === undefined
      ? plate !== undefined && ownedCarOf(row).plateNumber === plateCharacters(plate)
      : ownedCarOf(row).chassis === chassisCharacters(chassis),
  )
  if (!found) throw ctx.fail('request.notFound')
  return found
}

/** All that is known of an own car; its recalls as everybody is told them. */
export async function detailsOf(ctx: Ctx, row: CarRow) {
  const owner = row.isProven && row.chassis !== null ? await currentOwner(ctx.db, row.chassis) : undefined
  const handover = owner && row.chassis !== null ? await openHandover(ctx.db, row.chassis, ctx.now) : undefined
  const known = row.chassis === null ? undefined : await factOf(ctx.db, row.chassis)
  return {
    ...ownedCarOf(row),
    known: known ? { by: known.source, at: known.at.toISOString() } : null,
    readings: row.chassis === null ? [] : await vehicleReadings(ctx.db, row.chassis, row.account_id),
    canBeRead: row.chassis !== null,
    since: owner?.since ?? null,
    orderId: owner?.orderId ?? null,
    recall: await recallOf(ctx, row),
    handoverUntil: handover?.until.toISOString() ?? null,
  }
}

async function recallOf(ctx: Ctx, { chassis, plate }: CarRow) {
  const key = chassis !== null ? { chassis } : plate !== null ? { plate } : null
  if (!key) return null
  const { state, why, text, campaigns, repairs } = await lookUp(ctx, key, 'RECALL')
  const repairable = campaigns.find(({ remedyFrom }) => remedyFrom !== null)?.id ?? null
  return { state, why, text, titles: campaigns.map(({ title }) => title), repairable, repairs }
}

/** The receipt of a repair, for who knows the chassis of the car as its own. */
export async function recallReceipt(ctx: SignedInCtx, id: string, campaignId: string) {
  const { chassis } = ownedCarOf(await ownCar(ctx, ctx.user.id, id))
  const file = chassis === null ? null : await receipt(ctx, chassis, campaignId)
  if (!file) throw ctx.fail('request.notFound')
  return file
}
