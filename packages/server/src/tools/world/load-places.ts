import { findState, stateKey } from '@volante/domain/places/places'
import type { Country } from '@volante/domain/vocabulary'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/schema.ts'
import { dealerSheets } from '../../modules/dealers/sheets.ts'
import { replaceRows, upsertRows } from './bulk.ts'
import { loadOnce, type WorldPart } from './once.ts'
import { emptySheets, putSheets, renamed, type Row, type SheetRows } from './put-sheets.ts'

interface Files {
  readonly municipalities: readonly (Row & { readonly cep?: readonly string[] })[]
  readonly 'localities-ar': readonly Row[]
  readonly 'dealer-network': {
    readonly groups: readonly Row[]
    readonly regionals: readonly (Row & { brands: string[]; states: string[]; country: Country })[]
    readonly zones: readonly Row[]
    readonly services: readonly Row[]
    readonly influenceAreas: readonly (Row & { id: string; cities: string[] })[]
  }
  readonly dealers: readonly (Row & { id: string; econnect: boolean; blocked: boolean })[]
}

/** Names of pictures by the dealer's id. */
type Pictures = ReadonlyMap<string, string | null>

const geography: WorldPart<Files> = {
  name: 'geography',
  files: ['municipalities', 'localities-ar', 'dealer-network'],
  async load(trx, files) {
    await loadCities(trx, files)
    return `${files.municipalities.length + files['localities-ar'].length} places`
  },
}

const network: WorldPart<Files> = {
  name: 'places',
  files: ['dealer-network', 'dealers'],
  async load(trx, { 'dealer-network': given, dealers }) {
    const known = await trx.selectFrom('dealers').select(['id', 'picture']).execute()
    const pictures = new Map(known.map(({ id, picture }) => [id, picture]))
    await emptySheets(trx, dealerSheets, ['regionals', 'influence-areas', 'area-cities', 'workshop-services'])
    await putSheets(trx, dealerSheets, networkRows(given, dealers, pictures))
    await markDealers(trx, dealers, new Set(pictures.keys()))
    return `${dealers.length} dealers`
  },
}

/** Loads the municipalities and localities of both countries with their zones, which are real and which every platform needs. */
export const loadGeography = (db: Db, dataDir: string, onProgress: (text: string) => void): Promise<boolean> =>
  loadOnce(db, dataDir, geography, onProgress)

/** Loads places, and the dealers of the demo world. */
export async function loadPlaces(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  await loadGeography(db, dataDir, onProgress)
  await loadOnce(db, dataDir, network, onProgress)
}

async function loadCities(trx: Transaction<Database>, files: Files): Promise<void> {
  const { municipalities, 'localities-ar': localities } = files
  const zoneColumns = ['country', 'province', 'city_code', 'name', 'lon', 'lat']
  const zones = renamed(files['dealer-network'].zones, { city: 'city_code' })
  await upsertRows(trx, { name: 'zones', key: ['id'], renewed: zoneColumns }, zones)
  const cityColumns = ['country', 'state', 'name', 'lon', 'lat', 'approximate', 'area_code', 'postal_code', 'zone_id']
  await upsertRows(trx, { name: 'cities', key: ['code'], renewed: cityColumns }, [
    ...municipalities.map((one) => cityRow('BR', one, String(one.uf))),
    ...localities.map((one) => cityRow('AR', one, stateKeyOf('AR', String(one.province)))),
  ])
  const ranges = municipalities.flatMap(({ code, cep = [] }) => cep.map((range) => rangeRow(code, range)))
  await replaceRows(trx, { name: 'postal_ranges', key: ['from_prefix', 'to_prefix'], renewed: ['city_code'] }, ranges)
}

const cityRow = (country: Country, city: Row, state: string): Row => {
  const { areaCode = null, postalCode = null, zone = null, approximate = false, ...same } = city
  return { ...same, country, state, approximate, area_code: areaCode, postal_code: postalCode, zone_id: zone }
}

function rangeRow(code: unknown, range: string) {
  const [from, to] = range.split('-')
  return { from_prefix: Number(from), to_prefix: Number(to), city_code: code }
}

/** What somebody chose for people to see of a dealer stays. */
const networkRows = (given: Files['dealer-network'], dealers: Files['dealers'], pictures: Pictures): SheetRows => ({
  'dealer-groups': given.groups,
  regionals: given.regionals.flatMap(({ brands, states, ...rest }) =>
    brands.map((brand) => ({ ...rest, brand, states: states.map((code) => stateKeyOf(rest.country, code)) })),
  ),
  'influence-areas': given.influenceAreas,
  'area-cities': given.influenceAreas.flatMap(({ id, cities }) => cities.map((cityCode) => ({ cityCode, areaId: id }))),
  dealers: renamed(
    dealers.map((one) => ({ ...one, picture: pictures.get(one.id) ?? null })),
    { group: 'groupId', zone: 'zoneId' },
  ),
  'workshop-services': given.services,
})

function stateKeyOf(country: Country, code: string): string {
  const state = findState(country, code)
  if (!state) throw new Error(`Unknown state ${code} of ${country}`)
  return stateKey(state)
}

/** What staff may have changed since stays as it is: only dealers that were not there are marked. */
async function markDealers(trx: Transaction<Database>, dealers: Files['dealers'], known: ReadonlySet<string>) {
  const isNew = dealers.filter(({ id }) => !known.has(id))
  const idsWith = (mark: 'econnect' | 'blocked') => isNew.filter((dealer) => dealer[mark]).map(({ id }) => id)
  for (const mark of ['econnect', 'blocked'] as const) {
    const ids = idsWith(mark)
    if (ids.length > 0)
      await trx
        .updateTable('dealers')
        .set({ [mark]: true })
        .where('id', 'in', ids)
        .execute()
  }
}
