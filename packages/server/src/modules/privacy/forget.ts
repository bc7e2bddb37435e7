import { RETENTION } from '@volante/domain/privacy/retention'
import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import {
  type Forgotten,
  type Inside,
  NO_ACCOUNT,
  type PersonalData,
  type PersonalTable,
} from '../../platform/process/personal-data.ts'
import { personOf } from '../identity/api.ts'
import { marksOfLeads } from '../leads/api.ts'
import { marksOfCharges } from '../payments/api.ts'
import { marksOfOrders, ordersToForget } from '../reservations/api.ts'

/** Something that stays after an erasure. Both are message keys: what it is, and the law that asks for it. */
export interface KeptRows {
  readonly what: string
  readonly why: string
  readonly rows: number
}

/** The tables that name people, in the order of the retention table, with what their modules do. */
const walk = (personalData: PersonalData) =>
  Object.entries(RETENTION).flatMap(([table, line]) => {
    const own: PersonalTable | undefined = personalData[table as keyof PersonalData]
    return own ? [{ ...own, line }] : []
  })

/** In a transaction: whoever they are, every table forgets them as its line in the retention table says. */
export async function forget(personalData: PersonalData, inside: Inside, who: Forgotten): Promise<void> {
  await sql`select set_config('volante.forgetting', 'on', true)`.execute(inside.db)
  for (const table of walk(personalData)) await table.forget?.(inside, who)
  await sql`select set_config('volante.forgetting', 'off', true)`.execute(inside.db)
}

/** In a transaction: forgets a person; returns what the law keeps, one line for each thing. */
export async function erase(personalData: PersonalData, inside: Inside, accountId: string): Promise<KeptRows[]> {
  const who = await forgottenPerson(inside.db, accountId)
  const kept = await keptOf(personalData, inside.db, who)
  await forget(personalData, inside, who)
  return kept
}

/** Buyers of orders whose time is over, without their accounts. */
export const buyersOf = (orders: readonly string[]): Forgotten => ({
  accountId: NO_ACCOUNT,
  emails: [],
  provenEmails: [],
  marks: [],
  orders,
})

async function forgottenPerson(db: Db, accountId: string): Promise<Forgotten> {
  const { person, marks } = await personOf(db, accountId)
  return {
    ...person,
    orders: await ordersToForget(db, accountId),
    marks: [
      ...marks,
      ...(await marksOfLeads(db, person)),
      ...(await marksOfOrders(db, accountId)),
      ...(await marksOfCharges(db, accountId)),
    ],
  }
}

async function keptOf(personalData: PersonalData, db: Db, who: Forgotten): Promise<KeptRows[]> {
  const counts = new Map<string, KeptRows>()
  for (const { line, stays } of walk(personalData)) {
    const rows = line.kept && stays ? await stays(db, who) : 0
    if (!line.kept || rows === 0) continue
    const { what, why } = line.kept
    counts.set(what, { what, why, rows: rows + (counts.get(what)?.rows ?? 0) })
  }
  return [...counts.values()]
}
