import type { Day } from '@volante/domain/date'
import { entriesThatHold, type Entry } from '@volante/domain/logbook/entry'
import type { Ctx } from '../../platform/http/ctx.ts'
import { dropDealerReading, keepReading } from '../vehicles/api.ts'
import { sumOf } from './book.ts'
import { signed } from './keys.ts'
import { addEntry, entriesOf, entryById, entryOf, lockBook } from './queries.ts'

export interface Done
  extends Pick<Entry, 'kind' | 'revision' | 'day' | 'km' | 'dealer' | 'works' | 'corrects' | 'reason'> {
  /** The sender's own. */
  readonly id: string
  readonly chassis: string
}

type Refused = 'request.notFound' | 'logbook.corrected' | 'logbook.otherDealer'

/** In a write: signs what was done and adds it to the car's book, once an id; the readings of its days follow. */
export async function appendEntry(ctx: Ctx, done: Done, fail: (code: Refused) => Error): Promise<Entry> {
  const { db, now } = ctx
  const { id, chassis, ...facts } = done
  const book = await lockBook(db, chassis)
  const sent = await entryById(db, id)
  if (sent) {
    if (sent.book_id !== book.id) throw ctx.fail('request.conflict')
    return entryOf(sent)
  }
  const before = (await entriesOf(db, book.id)).map(entryOf)
  const corrected = facts.corrects === null ? undefined : before.find(({ n }) => n === facts.corrects)
  if (facts.corrects !== null) {
    if (!corrected || corrected.kind === 'WITHDRAWN') throw fail('request.notFound')
    if (before.some(({ corrects }) => corrects === facts.corrects)) throw fail('logbook.corrected')
    if (corrected.dealer.code !== facts.dealer.code) throw fail('logbook.otherDealer')
  }
  const n = book.entries + 1
  const entry: Entry = {
    v: 1,
    book: book.id,
    car: book.car,
    n,
    prev: book.head,
    ...inOrder(facts),
    at: now.toISOString(),
  }
  const made = await signed(db, entry)
  await addEntry(db, { ...made, id, book_id: book.id, n, corrects: facts.corrects, at: now }, sumOf(made))
  const held = entriesThatHold([...before, entry])
  if (corrected) await followDay(ctx, chassis, corrected, held)
  await followDay(ctx, chassis, entry, held)
  return entry
}

/** Always signed in one order of names. */
const inOrder = ({ kind, revision, day, km, dealer, works, corrects, reason }: Omit<Done, 'id' | 'chassis'>) => ({
  kind,
  revision,
  day,
  km,
  dealer: { code: dealer.code, name: dealer.name },
  works,
  corrects,
  reason,
})

/** What a workshop's entries of a day say of the odometer is its reading of that day. */
async function followDay({ db, now: at }: Ctx, chassis: string, entry: Entry, held: readonly Entry[]): Promise<void> {
  const { day, km, dealer } = entry
  const code = dealer.code
  const one = held.find((other) => other.day === day && other.dealer.code === code && other.km !== null)
  if (km !== null && one?.km !== km) await dropDealerReading(db, { chassis, day, km, dealerCode: code })
  if (one && one.km !== null) await keepReading(db, reading({ chassis, km: one.km, day, at, dealer_code: code }))
}

const reading = (read: { chassis: string; km: number; day: Day; at: Date; dealer_code: string }) => ({
  ...read,
  source: 'DEALER' as const,
  account_id: null,
  is_proven: true,
})
