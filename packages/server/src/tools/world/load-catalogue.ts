import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { describeVersions, followMarkets } from '../../modules/catalogue/api.ts'
import { holdUnitsOfOrders } from '../../modules/reservations/api.ts'
import { TELL_EVERYBODY } from './bulk.ts'

/** File of the world -> statements that take its text as $1, in the order of their references. */
const steps: readonly (readonly [file: string, ...statements: string[]])[] = [
  [
    'models',
    `insert into models
     select code, brand, slug, name, "shortName", body, status, position, licence, length, width, height, wheelbase
     from json_to_recordset($1) as row(code text, brand text, slug text, name text, "shortName" text, body text, status text,
       position int, licence text, length int, width int, height int, wheelbase int)`,
    `insert into model_markets (country, brand, model_code)
     select market->>'country', market->>'brand', model->>'code'
     from json_array_elements($1) model, json_array_elements(model->'markets') market`,
  ],
  [
    'versions',
    `insert into versions
     select mvs, "modelCode", "versionCode", "seriesCode", row.name, "group", engine, gear, "gearKind", fuel, doors, row.position, ''
     from json_to_recordset($1) as row(mvs text, "modelCode" text, "versionCode" text, "seriesCode" text, name jsonb,
       "group" text, engine jsonb, gear jsonb, "gearKind" text, fuel text, doors int, position int)`,
  ],
  [
    'version-years',
    `insert into version_years
     select mvs, country, year, "productionYear", "from", "to"
     from json_to_recordset($1) as row(mvs text, country text, year int, "productionYear" int, "from" date, "to" date)`,
  ],
  [
    'parts',
    `insert into parts
     select part->>'id', part->>'modelCode', part->>'code', part->>'type', part->>'behaviour', part->>'key',
       (part->'name')::jsonb, (part->'contents')::jsonb, part->>'colorKind', part->>'hex', position, part->>'roofHex'
     from json_array_elements($1) with ordinality as row(part, position)`,
  ],
  [
    'version-parts',
    `insert into version_parts
     select mvs, price.key, part.id, price.value::bigint, part.inclusive, part.exclusive, part.alternatives, part.colors, part.coatings
     from json_to_recordset($1) as row(mvs text, parts json),
       json_to_recordset(parts) as part(id text, prices json, inclusive text[], exclusive text[], alternatives jsonb, colors text[], coatings text[]),
       json_each_text(part.prices) price`,
    `insert into version_serial_parts
     select mvs, part_id from json_to_recordset($1) as row(mvs text, serial json), json_array_elements_text(serial) part_id`,
    `insert into accessory_index (part_id, country, words)
     select distinct id, country, plain_text(concat_ws(' ', name->>'pt-BR', name->>'es-AR', code))
     from parts join version_parts on part_id = id where type = 'ACCESSORY' and $1::json is not null`,
  ],
  [
    'services',
    `insert into car_services
     select id, "modelCode", country, code, type, category, name, "serviceName", price
     from json_to_recordset($1) as row(id text, "modelCode" text, country text, code text, type text, category text,
       name jsonb, "serviceName" jsonb, price bigint)`,
  ],
  [
    'datasheet-groups',
    `insert into datasheet_groups
     select entry->>'key', (entry->'label')::jsonb, position from json_array_elements($1) with ordinality as row(entry, position)`,
  ],
  [
    'datasheet-rows',
    `insert into datasheet_rows
     select entry->>'key', entry->>'group', entry->>'kind', (entry->'label')::jsonb, entry->>'unit', position
     from json_array_elements($1) with ordinality as row(entry, position)`,
  ],
  [
    'datasheets',
    'insert into datasheets select mvs, "values" from json_to_recordset($1) as row(mvs text, "values" jsonb)',
  ],
  [
    'upgrades',
    `insert into upgrade_setups (country, brand, from_mvs_code, to_mvs_code, priority, active)
     select distinct country, brand, "from", "to", priority, true
     from json_to_recordset($1) as row(brand text, "from" text, "to" text, priority int)
     join version_years on mvs_code = "to"`,
  ],
  [
    'price-types',
    `insert into price_types
     select entry->>'code', entry->>'country', (entry->'name')::jsonb, position
     from json_array_elements($1) with ordinality as row(entry, position)`,
  ],
  [
    'prices',
    `insert into prices
     select mvs, country, market, year, type, valid_from, valid_to, cents, currency
     from (
       select mvs, country, market, year, type, currency, (point->>0)::date as valid_from, (point->>1)::bigint as cents,
         lead((point->>0)::date) over (partition by mvs, country, market, year, type order by position) as valid_to
       from json_to_recordset($1) as row(mvs text, country text, market text, year int, type text, currency text, history json),
         json_array_elements(history) with ordinality as entry(point, position)
     ) period
     where cents is not null`,
  ],
  [
    'stock',
    `insert into stock_units
     select id, dealer, country, brand, mvs, year, color, coating, parts, state, chassis, arrival, place
     from json_to_recordset($1) as row(id text, dealer text, country text, brand text, mvs text, year int, color text,
       coating text, parts text[], state text, chassis text, arrival date, place text)`,
  ],
]

const PART = 'catalogue'

/**
 * Takes a folder written by `npm run world` and makes the catalogue, prices and stock of the database equal to it, in one
 * transaction; does nothing when they already are. What hangs on replaced versions (working prices) goes with them.
 */
export async function loadCatalogue(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  const texts = await Promise.all(steps.map(([file]) => readFile(join(dataDir, `${file}.json`), 'utf8')))
  const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  const isNew = await db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock(hashtext($1))', [`world ${PART}`]))
    // A world a hundred times as large inserts its stock in one statement.
    await trx.executeQuery(CompiledQuery.raw('set local statement_timeout = 0'))
    const loaded = await trx.selectFrom('world_state').select('version').where('part', '=', PART).executeTakeFirst()
    if (loaded?.version === version) return false
    await trx.executeQuery(CompiledQuery.raw('delete from models'))
    await trx.executeQuery(CompiledQuery.raw('delete from datasheet_groups'))
    await trx.executeQuery(CompiledQuery.raw('delete from price_types'))
    for (const [i, [file, ...statements]] of steps.entries()) {
      for (const statement of statements) await trx.executeQuery(CompiledQuery.raw(statement, [texts[i]]))
      onProgress(`catalogue: ${file}`)
    }
    await describeVersions(trx)
    await followMarkets(trx)
    await holdUnitsOfOrders(trx)
    await trx
      .insertInto('world_state')
      .values({ part: PART, version })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version, loaded_at: new Date() }))
      .execute()
    await trx.executeQuery(TELL_EVERYBODY)
    return true
  })
  if (isNew) await db.executeQuery(CompiledQuery.raw('analyze'))
}
