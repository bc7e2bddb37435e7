import { BORROWERS } from '@volante/domain/financing/iof'
import { LINE_KINDS, LINE_SOURCES, PASSPORT_SUBJECTS } from '@volante/domain/passport/passport'
import { SIMULATION_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { maybe } from './body-fields.ts'
import { Country, Currency, MvsCode } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

/** A line of the signed text beside what it is today; integer cents or percent, null where it was not there or is no longer. */
const Line = z.object({
  kind: z.enum(LINE_KINDS),
  code: z.nullable(z.string()),
  name: z.nullable(z.string()),
  unit: z.enum(['cents', 'percent']),
  source: z.enum(LINE_SOURCES),
  of: z.nullable(z.string()),
  day: z.string(),
  before: z.nullable(z.number()),
  now: z.nullable(z.number()),
})
export type PassportLineShown = z.output<typeof Line>

const Content = z.object({
  subject: z.enum(PASSPORT_SUBJECTS),
  country: Country,
  brand: z.string(),
  currency: Currency,
  car: z.object({
    mvs: z.string(),
    year: z.int(),
    name: z.string(),
    slug: z.nullable(z.string()),
    colorCode: z.nullable(z.string()),
    coatingCode: z.nullable(z.string()),
    parts: z.array(z.string()),
    services: z.array(z.string()),
  }),
  terms: z.nullable(
    z.object({
      type: z.enum(SIMULATION_TYPES),
      planId: z.string(),
      planName: z.string(),
      lender: z.string(),
      count: z.int(),
      entrancePercent: z.number(),
      finalPercent: z.nullable(z.number()),
      borrower: z.enum(BORROWERS),
    }),
  ),
  day: z.string(),
  until: z.string(),
  at: z.string(),
  lines: z.array(Line),
  /** The day the lines are compared on, and why some of them have no value then. */
  today: z.string(),
  gone: z.nullable(z.enum(['notSold', 'noPlan'])),
  /** Cents of the car today; null where it has no price. */
  priceNow: z.nullable(z.int()),
})
export type PassportContent = z.output<typeof Content>

const Key = z.object({ kid: z.string(), x: z.string(), since: z.string(), until: z.nullable(z.string()) })
const Shown = z.object({
  state: z.enum(['valid', 'expired', 'tampered']),
  /** Null: the signature does not hold, and nothing of it is told. */
  passport: z.nullable(Content),
  /** What was signed, to be checked by whoever reads it. */
  signed: z.object({ content: z.string(), signature: z.string(), kid: z.string() }),
  keys: z.array(Key),
})
export type PassportShown = z.output<typeof Shown>

const Made = z.object({ token: z.string(), until: z.string() })
const notFound = { 'request.notFound': 404 } as const
const token = z.object({ token: short(40) })
const codes = z.array(short(40)).check(z.maxLength(100))

/** A price with where each line of it comes from, signed, at an address that names nobody. */
export const pricePassport = service('price-passport', {
  ofBuild: call({
    id: 'price-passport.builds.create',
    post: '/price-passports/builds',
    access: 'optional',
    status: 201,
    body: z.object({
      mvs: MvsCode,
      year: z.int().check(z.gte(1950), z.lte(2100)),
      colorCode: maybe(short(8)),
      coatingCode: maybe(short(8)),
      parts: z._default(codes, []),
      services: z._default(codes, []),
    }),
    ok: Made,
    errors: { ...notFound, 'catalogue.unknownCodes': 422, 'price.unavailable': 409 },
    says: 'Takes a built car by its codes; returns the address of a signed passport with today’s price of each part, the same build of a day once. Refuses unknown codes and a car without a price.',
  }),
  ofSimulation: call({
    id: 'price-passport.simulations.create',
    post: '/price-passports/simulations/{id}',
    access: 'optional',
    status: 201,
    params: z.object({ id: z.guid() }),
    ok: Made,
    errors: { ...notFound, 'passport.over': 409 },
    says: 'Takes a kept simulation; counts it on today’s conditions and returns the address of its signed passport. Refuses one whose plan no longer gives its terms.',
  }),
  ofProposal: call({
    id: 'price-passport.proposals.create',
    post: '/price-passports/proposals/{id}',
    access: 'bearer',
    status: 201,
    params: z.object({ id: z.guid() }),
    ok: Made,
    errors: notFound,
    says: 'Takes a proposal of the caller’s own; returns the address of a signed passport of its terms, which names nobody. Refuses others.',
  }),
  ofQuotation: call({
    id: 'price-passport.quotations.create',
    post: '/price-passports/quotations/{number}',
    access: 'bearer',
    may: 'quotations.work',
    within: { record: 'quotation', by: 'params.number' },
    status: 201,
    params: z.object({ number: short(20) }),
    ok: Made,
    errors: { ...notFound, 'quotation.notApproved': 409 },
    says: 'Takes the number of a quotation; returns the address of a signed passport of its latest version, which names nobody. Refuses an unknown one and one whose discount waits for approval.',
  }),
  keys: call({
    id: 'price-passport.keys.list',
    get: '/price-passports/keys',
    access: 'public',
    ok: z.array(Key),
    says: 'Returns the public keys with which passports were and are signed (Ed25519, base64url), the latest first.',
  }),
  show: call({
    id: 'price-passport.root.get',
    get: '/price-passports/{token}',
    access: 'public',
    params: token,
    ok: Shown,
    errors: notFound,
    says: 'Takes the end of a passport’s address; returns whether its signature holds, its lines beside what each is today, and what was signed. Of one that was tampered with nothing is told. Refuses an unknown one.',
  }),
  file: call({
    id: 'price-passport.file.get',
    get: '/price-passports/{token}/file',
    access: 'public',
    params: token,
    file: true,
    errors: notFound,
    says: 'Takes the end of a passport’s address; returns it as a PDF with the code of its address. Refuses an unknown one and one that was tampered with.',
  }),
})
