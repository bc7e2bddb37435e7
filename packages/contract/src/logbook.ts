import { ENTRY_KINDS, MOST_REVISIONS, MOST_WORKS, WORK_LENGTH } from '@volante/domain/logbook/entry'
import { MOST_KM, READING_SOURCES } from '@volante/domain/vehicle/readings'
import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

const day = z.iso.date()

const Entry = z.object({
  n: z.int(),
  kind: z.enum(ENTRY_KINDS),
  /** Which of the plan's revisions. */
  revision: z.nullable(z.int()),
  day,
  km: z.nullable(z.int()),
  dealer: z.object({ code: z.string(), name: z.string() }),
  works: z.array(z.string()),
  /** The entry whose place it takes, and why. */
  corrects: z.nullable(z.int()),
  reason: z.nullable(z.string()),
  /** The entry that takes its place. */
  correctedBy: z.nullable(z.int()),
  at: z.string(),
})
export type LogEntry = z.output<typeof Entry>

const Book = z.object({
  /** The chassis without what would name the car to a stranger. */
  car: z.string(),
  /** Every entry in the order it was signed. */
  entries: z.array(Entry),
  /** What the check of signatures and chain found: the entry, 0 for the whole, and why. */
  problems: z.array(z.object({ n: z.int(), why: z.enum(['forged', 'key', 'other', 'order', 'removed']) })),
})
export type Book = z.output<typeof Book>

/** A car as a workshop or a buyer sees it. */
const Car = z.object({ brand: z.string(), model: z.string(), version: z.string(), year: z.int() })

const notFound = { 'request.notFound': 404 } as const
const wrongKey = { 'recall.unknownPlate': 404, 'recall.noRegistry': 503 } as const
const workshop = {
  /** The workshop that asks. */
  dealerCode: short(20),
  /** A chassis or a plate. */
  vin: short(30),
}
/** One of the person's own garage. */
const own = { params: z.object({ car: z.guid() }), errors: notFound } as const
const token = z.object({ token: short(80) })

/** What workshops did to a car, signed entry by entry, for its owners and who buys it next. */
export const logbook = service('logbook', {
  find: call({
    id: 'logbook.desk.find',
    post: '/logbook/desk/find',
    access: 'bearer',
    ownTransaction: true,
    may: 'vehicles.record',
    within: { dealer: 'body.dealerCode' },
    body: z.object(workshop),
    ok: z.object({
      /** Null of a chassis that nobody knows. */
      car: z.nullable(Car),
      /** Shortened unless it was asked with. */
      chassis: z.string(),
      plate: z.nullable(z.string()),
      readings: z.array(z.object({ km: z.int(), day, by: z.enum(READING_SOURCES), isDoubted: z.boolean() })),
      book: Book,
    }),
    errors: wrongKey,
    says: 'Takes the chassis or plate of a car that stands in a workshop within reach; returns what a workshop may know of it: the car, what odometers showed and its logbook, nothing of whose it is. Refuses a plate nobody knows. It is on record who asked.',
  }),
  record: call({
    id: 'logbook.desk.record',
    post: '/logbook/desk/entries',
    access: 'bearer',
    ownTransaction: true,
    may: 'vehicles.record',
    within: { dealer: 'body.dealerCode' },
    status: 201,
    body: z.object({
      ...workshop,
      /** The sender's own: sent again it is the same. */
      id: z.guid(),
      kind: z.enum(ENTRY_KINDS),
      revision: maybe(z.int().check(z.gte(1), z.lte(MOST_REVISIONS))),
      /** Today at the dealer unless told. */
      day: maybe(day),
      mileage: maybe(z.int().check(z.gte(0), z.lte(MOST_KM))),
      works: z._default(z.array(line(WORK_LENGTH)).check(z.maxLength(MOST_WORKS)), []),
      /** The entry whose place it takes, and why. */
      corrects: maybe(int(1)),
      reason: maybe(line(200)),
    }),
    ok: z.object({ entry: Entry, isDoubted: z.boolean() }),
    errors: { ...wrongKey, ...notFound, 'logbook.corrected': 409, 'logbook.otherDealer': 409 },
    says: 'Takes what a workshop within reach did to a car: kind, day, kilometres, works; signs it and adds it to the car’s logbook, once an id, and keeps the reading. A correction is a further entry that names the one it replaces, of the same dealer; WITHDRAWN says that one never held. Refuses a day to come, a text that names somebody, and a second correction of the same entry.',
  }),
  owned: call({
    id: 'logbook.owned.get',
    get: '/logbook/owned/{car}',
    access: 'bearer',
    ...own,
    ok: z.object({
      /** Whether the person is known as the car's owner: nobody else is shown the book. */
      isOwner: z.boolean(),
      book: z.nullable(Book),
      links: z.array(z.object({ id: z.string(), until: day, madeAt: z.string() })),
    }),
    says: "Takes a car of the person's own garage; returns its logbook and the addresses that show it, where they are known as its owner.",
  }),
  ownedFile: call({
    id: 'logbook.owned.file',
    get: '/logbook/owned/{car}/file',
    access: 'bearer',
    ...own,
    file: true,
    says: 'Takes a car of which the person is the known owner; returns its logbook as a page that checks its own signatures without a network. Refuses a car without entries.',
  }),
  share: call({
    id: 'logbook.links.create',
    post: '/logbook/owned/{car}/links',
    access: 'bearer',
    ...own,
    status: 201,
    body: z.object({ until: day }),
    /** Shown once: only its hash is kept. */
    ok: z.object({ token: z.string(), until: day }),
    errors: { ...notFound, 'logbook.tooManyLinks': 409 },
    says: 'Takes a car of which the person is the known owner and a last day within 90; returns the token of an address at which anybody reads the logbook until then. Refuses a car without entries and one address too many.',
  }),
  unshare: call({
    id: 'logbook.links.delete',
    delete: '/logbook/owned/{car}/links/{link}',
    access: 'bearer',
    params: z.object({ car: z.guid(), link: z.guid() }),
    errors: notFound,
    says: 'Ends an address that shows the logbook.',
  }),
  shared: call({
    id: 'logbook.shared.get',
    get: '/logbook/shared/{token}',
    access: 'public',
    params: token,
    ok: z.object({ car: z.nullable(Car), plate: z.nullable(z.string()), until: day, book: Book }),
    errors: notFound,
    says: 'Takes the token of an address that shows a logbook; returns it with the car, chassis and plate shortened and nothing of a person. Refuses one that ended, and one of somebody whose car it is no longer.',
  }),
  sharedFile: call({
    id: 'logbook.shared.file',
    get: '/logbook/shared/{token}/file',
    access: 'public',
    params: token,
    file: true,
    errors: notFound,
    says: 'The same as a page that checks its own signatures without a network.',
  }),
  keys: call({
    id: 'logbook.keys.list',
    get: '/logbook/keys',
    access: 'public',
    ok: z.array(z.object({ kid: z.string(), x: z.string(), since: z.string(), until: z.nullable(z.string()) })),
    says: 'Returns the public keys with which logbooks were and are signed (Ed25519, base64url), the latest first.',
  }),
})
