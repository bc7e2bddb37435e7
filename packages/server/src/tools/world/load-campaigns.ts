import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { TELL_EVERYBODY } from './bulk.ts'

const PART = 'campaigns'

/** File of the world -> statements that take its text as $1. Orders refer to campaigns, so these are renewed and never deleted. */
const steps: readonly (readonly [file: string, ...statements: string[]])[] = [
  [
    'campaigns',
    `insert into campaigns
     select id, site, country, brand, name, reservation, currency, "reservationMinutes", "pixMinutes", "waitingDays", "startsAt",
       "endsAt", array(select json_array_elements_text("paymentKinds")), retention, "directSale", "welcomeKit"
     from json_to_recordset($1) as row(id uuid, site text, country text, brand text, name jsonb, reservation bigint, currency text,
       "reservationMinutes" smallint, "pixMinutes" smallint, "waitingDays" smallint, "startsAt" timestamptz, "endsAt" timestamptz,
       "paymentKinds" json, retention smallint, "directSale" boolean, "welcomeKit" jsonb)
     on conflict (id) do update set (site, country, brand, name, reservation_cents, currency, reservation_minutes, pix_minutes,
       waiting_days, starts_at, ends_at, payment_kinds, retention_basis_points, is_direct_sale, welcome_kit) = (excluded.site,
       excluded.country, excluded.brand, excluded.name, excluded.reservation_cents, excluded.currency, excluded.reservation_minutes,
       excluded.pix_minutes, excluded.waiting_days, excluded.starts_at, excluded.ends_at, excluded.payment_kinds,
       excluded.retention_basis_points, excluded.is_direct_sale, excluded.welcome_kit)`,
    'delete from campaign_cars where $1::json is not null',
    `insert into campaign_cars
     select id, car.mvs, car.year
     from json_to_recordset($1) as row(id uuid, cars json), json_to_recordset(cars) as car(mvs text, year int)`,
  ],
  [
    'employees',
    'delete from employees where $1::json is not null',
    `insert into employees
     select number, cpf, name, kind, admission
     from json_to_recordset($1) as row(number text, cpf text, name text, kind text, admission date)`,
  ],
  [
    'employee-relatives',
    'delete from employee_relatives where $1::json is not null',
    `insert into employee_relatives
     select number, cpf, kinship
     from json_to_recordset($1) as row(number text, cpf text, kinship text)`,
  ],
  [
    'employee-conditions',
    'delete from employee_conditions where $1::json is not null',
    `insert into employee_conditions
     select country, type, discount, years, array(select json_array_elements_text(kinships)), cars
     from json_to_recordset($1) as row(country text, type text, discount smallint, years smallint, kinships json, cars smallint)`,
  ],
  [
    'coupons',
    'delete from coupons where $1::json is not null',
    `insert into coupons
     select country, name, amount, "downPayment", uses, until
     from json_to_recordset($1)
       as row(country text, name text, amount bigint, "downPayment" boolean, uses int, until date)`,
  ],
]

/** Takes a folder written by `npm run world` and makes campaigns, the employee benefit and coupons equal to it, in one transaction; does nothing when they already are. */
export async function loadCampaigns(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  const texts = await Promise.all(steps.map(([file]) => readFile(join(dataDir, `${file}.json`), 'utf8')))
  const version = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
  await db.transaction().execute(async (trx) => {
    await trx.executeQuery(CompiledQuery.raw('select pg_advisory_xact_lock(hashtext($1))', [`world ${PART}`]))
    const loaded = await trx.selectFrom('world_state').select('version').where('part', '=', PART).executeTakeFirst()
    if (loaded?.version === version) return
    for (const [at, [file, ...statements]] of steps.entries()) {
      for (const statement of statements) await trx.executeQuery(CompiledQuery.raw(statement, [texts[at]]))
      onProgress(`campaigns: ${file}`)
    }
    await trx
      .insertInto('world_state')
      .values({ part: PART, version })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ version, loaded_at: new Date() }))
      .execute()
    await trx.executeQuery(TELL_EVERYBODY)
  })
}
