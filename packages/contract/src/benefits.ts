import { COVERAGES } from '@volante/domain/warranty/warranty'
import * as z from 'zod/mini'
import { maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { short } from './query.ts'

const day = z.iso.date()
const modelCode = short(40)

const term = {
  planId: z.string(),
  coverage: z.enum(COVERAGES),
  months: z.int(),
  /** Null: however far it goes. */
  km: z.nullable(z.int()),
  covers: z.string(),
  conditions: z.string(),
  /** How late a revision may be; null: missed revisions do not end it. */
  lateKm: z.nullable(z.int()),
  lateDays: z.nullable(z.int()),
}

const Standing = z.object({
  ...term,
  state: z.enum(['inForce', 'ended', 'unknown']),
  /** Of one in force, what comes first at the car's pace. */
  first: z.optional(z.enum(['day', 'km'])),
  /** What ended it, or what nobody knows. */
  why: z.optional(z.enum(['day', 'km', 'revision', 'start', 'mileage'])),
  untilDay: z.nullable(day),
  untilKm: z.nullable(z.int()),
  leftDays: z.nullable(z.int()),
  leftKm: z.nullable(z.int()),
  missed: z.nullable(z.object({ number: z.int(), dueOn: day, dueKm: z.int(), lateOn: z.nullable(day) })),
  /** Whether revisions that would end it could be looked at. */
  isChecked: z.boolean(),
})

const Owned = z.object({
  /** Whether the person is known as the car's owner: nothing of the car is told to anybody else. */
  isOwner: z.boolean(),
  /** Null of a version that its country no longer knows. */
  modelCode: z.nullable(z.string()),
  startsOn: z.nullable(day),
  startsBy: z.nullable(z.enum(['delivery', 'registration'])),
  /** The last reading that nothing contradicts. */
  reading: z.nullable(z.object({ km: z.int(), day })),
  year: z.int(),
  coverages: z.array(Standing),
  /** What the law gives beside it. */
  legal: z.object({ untilDay: z.nullable(day) }),
})
export type OwnedWarranty = z.output<typeof Owned>

const notFound = { 'request.notFound': 404 } as const

/** What comes with owning a car of the group. */
export const benefits = service('benefits', {
  warranty: call({
    id: 'benefits.warranty.get',
    get: '/benefits/warranty',
    access: 'bearer',
    query: z.object({ modelCode }),
    ok: z.array(z.object(term)),
    errors: notFound,
    says: "Takes a model's code; returns the plans of its warranty as they hold of a car delivered today in the site's country. Refuses a model that is not sold there.",
  }),
  warrantyTerms: call({
    id: 'benefits.warrantyTerms.create',
    post: '/benefits/warranty-terms',
    access: 'bearer',
    readOnly: true,
    body: z.object({ modelCode, vin: maybe(short(30)), planId: maybe(short(40)) }),
    file: true,
    errors: notFound,
    says: "Takes a model's code, the chassis of a car of the person's own, and one plan of several; returns the terms as a PDF in the site's language, of an own car as its owner until when each holds and why. Refuses what is not sold there, a car that is not in the garage, and a plan that is none of the model's.",
  }),
  owned: call({
    id: 'benefits.warranty.owned',
    get: '/benefits/warranty/owned/{car}',
    access: 'bearer',
    params: z.object({ car: z.guid() }),
    ok: Owned,
    errors: notFound,
    says: "Takes a car of the person's own garage; returns each coverage of its warranty with the day and the kilometres until which it holds, what is left, whether it is in force, ended or nobody can say, and why. What is not known is never in force.",
  }),
})
