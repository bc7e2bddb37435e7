import { addDays } from '@volante/domain/date'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'

const PEOPLE = {
  BR: {
    manager: 'gerente@volante.example',
    first: ['Adriano', 'Cíntia', 'Edson', 'Jéssica', 'Nilton', 'Sandro'],
    last: ['Peixoto', 'Marques', 'Vilela', 'Amorim', 'Braga', 'Pimentel', 'Couto'],
    certificates: ['Eletrônica embarcada N2', 'Motores diesel N3', 'Alta tensão N1'],
  },
  AR: {
    manager: 'asesora@volante.example',
    first: ['Alejo', 'Brenda', 'Emanuel', 'Gabriela', 'Nahuel', 'Ramiro'],
    last: ['Quiroga', 'Sosa', 'Ríos', 'Toledo', 'Vera', 'Castillo', 'Luna'],
    certificates: ['Electrónica a bordo N2', 'Motores diésel N3', 'Alta tensión N1'],
  },
} as const

/** How certificates stand, one after the other: looked at and valid, waiting for that, run out, none. */
const STANDINGS = [
  { lasts: 400, isConfirmed: true },
  { lasts: 700, isConfirmed: false },
  { lasts: -20, isConfirmed: true },
  { lasts: 150, isConfirmed: true },
  { lasts: null, isConfirmed: false },
] as const

/** The dealers of the demo's staff have mechanics, with certificates in every state; what was changed since stays so. */
export async function keepDemoMechanics(db: Db, now: Date): Promise<void> {
  const administrator = await accountOf(db, 'admin@volante.example')
  const rows = (await Promise.all(COUNTRIES.map((country) => mechanicsOf(db, country, now)))).flat()
  if (!administrator || rows.length === 0) return
  const confirmed = { confirmed_by: administrator.id, confirmed_at: now }
  await db
    .insertInto('repairmen')
    .values(rows.map(({ isConfirmed, ...row }) => (isConfirmed ? Object.assign(row, confirmed) : row)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const accountOf = (db: Db, email: string) =>
  db.selectFrom('accounts').select(['id', 'dealer_codes']).where('email', '=', email).executeTakeFirst()

/** Two at each dealer. */
async function mechanicsOf(db: Db, country: Country, now: Date) {
  const { manager, first, last, certificates } = PEOPLE[country]
  const codes = (await accountOf(db, manager))?.dealer_codes ?? []
  return codes
    .flatMap((dealer_code) => [dealer_code, dealer_code])
    .map((dealer_code, nth) => {
      const { lasts, isConfirmed } = turn(STANDINGS, nth)
      return {
        code: `M${country}-${String(nth + 1).padStart(4, '0')}`,
        name: `${turn(first, nth)} ${turn(last, nth)}`,
        dealer_code,
        certificate: lasts === null ? null : turn(certificates, nth),
        certified_until: lasts === null ? null : addDays(now.toISOString().slice(0, 10), lasts),
        isConfirmed,
        econnect: nth % 3 === 0,
        updated_at: now,
      }
    })
}

function turn<All extends readonly unknown[]>(all: All, nth: number): All[number] {
  return all[nth % all.length]
}
