import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findState, stateKey } from '@volante/domain/places/places'
import type { Transaction } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { Database } from '../../platform/db/schema.ts'
import { followNetwork } from '../../modules/dealers/api.ts'
import { replaceRows, TELL_EVERYBODY, upsertRows } from './bulk.ts'

type Row = Readonly<Record<string, unknown>>

interface Network {
  groups: readonly Row[]
  regionals: readonly (Row & { id: string; brands: string[]; states: string[]; country: 'BR' | 'AR' })[]
  zones: readonly Row[]
  services: readonly Row[]
  influenceAreas: readonly (Row & { id: string; code: string; brand: string; cities: string[] })[]
}

type DealerSeed = Row & { brands: string[]; cityCode: string; state: string }

/**
 * Loads the municipalities and localities of both countries with their zones, which are real and which every platform needs. The files' own
 * hash is the version: nothing happens when they are loaded already.
 */
export async function loadGeography(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  const texts = await textsOf(dataDir, ['municipalities.json', 'localities-ar.json', 'dealer-network.json'])
  await once(db, 'geography', texts, async (trx) => {
    const [municipalities, localities, network] = texts.map((text) => JSON.parse(text)) as [Row[], Row[], Network]
    await loadCities(trx, network.zones, municipalities, localities)
    onProgress(`${municipalities.length + localities.length} places`)
  })
}

/** Loads places, and the dealers of the demo world. */
export async function loadPlaces(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  await loadGeography(db, dataDir, onProgress)
  const texts = await textsOf(dataDir, ['dealer-network.json', 'dealers.json'])
  await once(db, 'places', texts, async (trx) => {
    const [network, dealers] = texts.map((text) => JSON.parse(text)) as [Network, DealerSeed[]]
    await loadNetwork(trx, network)
    await loadDealers(trx, dealers)
    onProgress(`${dealers.length} dealers`)
  })
}

const textsOf = (dataDir: string, files: readonly string[]): Promise<string[]> =>
  Promise.all(files.map((file) => readFile(join(dataDir, file), 'utf8')))

/** Does this in one transaction unless it was done for the same texts. */
async function once(
  db: Db,
  part: string,
  texts: readonly string[],
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  const loaded = await db.selectFrom('world_state').select('version').where('part', '=', part).executeTakeFirst()
  if (loaded?.version === version) return
  await db.transaction().execute(async (trx) => {
    await work(trx)
    await upsertRows(trx, { name: 'world_state', key: ['part'], renewed: ['version', 'loaded_at'] }, [
      { part, version, loaded_at: new Date() },
    ])
    await trx.executeQuery(TELL_EVERYBODY)
  })
}

async function loadCities(
  trx: Transaction<Database>,
  zones: readonly Row[],
  municipalities: readonly Row[],
  localities: readonly Row[],
): Promise<void> {
  const zoneColumns = ['country', 'province', 'city_code', 'name', 'lon', 'lat']
  const zoneRows = zones.map((zone) => ({ ...zone, city_code: zone.city }))
  await upsertRows(trx, { name: 'zones', key: ['id'], renewed: zoneColumns }, zoneRows)
  const renewed = ['country', 'state', 'name', 'lon', 'lat', 'approximate', 'area_code', 'postal_code', 'zone_id']
  await upsertRows(trx, { name: 'cities', key: ['code'], renewed }, [
    ...municipalities.map((one) => ({ ...one, ...cityColumns('BR', one), state: one.uf })),
    ...localities.map((one) => ({ ...one, ...cityColumns('AR', one), state: stateKeyOf('AR', String(one.province)) })),
  ])
  const ranges = municipalities.flatMap(({ code, cep }) =>
    ((cep as string[] | undefined) ?? []).map((range) => rangeRow(code, range)),
  )
  await replaceRows(trx, { name: 'postal_ranges', key: ['from_prefix', 'to_prefix'], renewed: ['city_code'] }, ranges)
}

const cityColumns = (country: 'BR' | 'AR', one: Row) => ({
  country,
  approximate: one.approximate ?? false,
  area_code: one.areaCode ?? null,
  postal_code: one.postalCode ?? null,
  zone_id: one.zone ?? null,
})

function rangeRow(code: unknown, range: string): Row {
  const [from, to] = range.split('-')
  return { from_prefix: Number(from), to_prefix: Number(to), city_code: code }
}

async function loadNetwork(trx: Transaction<Database>, network: Network): Promise<void> {
  await upsertRows(trx, { name: 'dealer_groups', key: ['id'], renewed: ['code', 'name', 'country'] }, network.groups)
  const regionals = network.regionals.flatMap(({ brands, states, ...rest }) =>
    brands.map((brand) => ({ ...rest, brand, states: states.map((code) => stateKeyOf(rest.country, code)) })),
  )
  await replaceRows(trx, { name: 'regionals', key: ['id', 'brand'], renewed: ['country', 'name', 'states'] }, regionals)
  const services = network.services.map((one) => ({ ...one, service_name: one.serviceName, price_cents: one.price }))
  const serviceColumns = ['type', 'category', 'name', 'service_name', 'price_cents', 'currency']
  await replaceRows(trx, { name: 'workshop_services', key: ['id', 'country'], renewed: serviceColumns }, services)
  const members = network.influenceAreas.flatMap(({ id, cities }) =>
    cities.map((city_code) => ({ city_code, area_id: id })),
  )
  await replaceRows(trx, { name: 'influence_area_cities', key: ['city_code', 'area_id'] }, [])
  await replaceRows(
    trx,
    { name: 'influence_areas', key: ['id'], renewed: ['code', 'name', 'country', 'brand'] },
    network.influenceAreas,
  )
  await upsertRows(trx, { name: 'influence_area_cities', key: ['city_code', 'area_id'] }, members)
}

function stateKeyOf(country: 'BR' | 'AR', code: string): string {
  const state = findState(country, code)
  if (!state) throw new Error(`Unknown state ${code} of ${country}`)
  return stateKey(state)
}

/** What staff may have changed since (blocked, econnect) stays as it is. */
async function loadDealers(trx: Transaction<Database>, dealers: readonly DealerSeed[]): Promise<void> {
  const renewed =
    'code name brands country state city_code street number neighborhood postal_code lon lat phone whats_app email tax_id ' +
    'group_id zone_id types services time_zone opening'
  const rows = dealers.map((dealer) => {
    const { cityCode, postalCode, whatsApp, taxId, group, zone, timeZone, city: _, ...same } = dealer
    return {
      ...same,
      city_code: cityCode,
      postal_code: postalCode,
      whats_app: whatsApp,
      tax_id: taxId,
      group_id: group,
      zone_id: zone,
      time_zone: timeZone,
    }
  })
  await upsertRows(
    trx,
    { name: 'dealers', key: ['id'], renewed: renewed.split(' '), kept: ['econnect', 'blocked'] },
    rows,
  )
  await followNetwork(trx)
}
