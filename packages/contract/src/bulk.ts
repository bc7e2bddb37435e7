import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'

/** As many as are done while their maker waits; more go by a job. */
export const MOST_AT_ONCE = 200
/** As many as one bulk change takes. */
export const MOST_ROWS = 10_000
/** How long what was done can be taken back. */
export const UNDO_MINUTES = 10

const value = z.union([z.boolean(), z.number(), z.string().check(z.maxLength(400)), z.null()])
const key = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z]+$/, 'request.invalid'))

const wanted = {
  /** The list's page, as the menu names it. */
  list: line(80),
  call: key,
  set: z.record(key, value).check(z.refine((set) => Object.keys(set).length <= 20, 'request.invalid')),
  /** These rows; all that the list's filters leave, unless stated. */
  ids: z.optional(z.array(line(80)).check(z.minLength(1), z.maxLength(MOST_AT_ONCE))),
  query: z._default(z.record(key, line(200)), {}),
}
const Wanted = z.object(wanted)
export type WantedBulk = z.output<typeof Wanted>

/** Why a call refused a row, for whoever reads it in another language: its text's key, what the text says besides, and the field it is about. */
export const BulkReason = z.object({
  field: z.nullable(z.string()),
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type BulkReason = z.output<typeof BulkReason>

/** A row of a bulk change: `will` and `same` before it, `changed`, `same` and `refused` after it; `why` says in the site's language what refused it. */
export const BulkRow = z.object({
  id: z.string(),
  name: z.string(),
  outcome: z.enum(['will', 'same', 'refused', 'changed', 'waiting', 'undone', 'skipped']),
  why: z.nullable(z.string()),
  /** The same in parts; null too of what was kept before there were any. */
  reason: z.nullable(BulkReason),
  /** What changed was sent to another person's approval. */
  waits: z.boolean(),
})
export type BulkRow = z.output<typeof BulkRow>

const count = z.int()
export const BulkPreview = z.object({
  /** All rows it is about. */
  total: count,
  will: count,
  same: count,
  refused: count,
  /** Only the first of many were tried. */
  isSample: z.boolean(),
  /** What carrying it out must be told: the count it is to hold. */
  expected: count,
  rows: z.array(BulkRow),
})
export type BulkPreview = z.output<typeof BulkPreview>

export const BulkBatch = z.object({
  id: z.string(),
  list: z.string(),
  country: Country,
  state: z.enum(['running', 'done', 'undoing', 'undone']),
  total: count,
  changed: count,
  /** Of those, what was sent to another person's approval. */
  waiting: count,
  same: count,
  refused: count,
  undone: count,
  /** Rows that somebody changed since, left as they are. */
  skipped: count,
  /** Until when it can be taken back; null where it cannot. */
  undoUntil: z.nullable(z.string()),
  /** What did not go as wanted, the first hundred. */
  problems: z.array(BulkRow),
})
export type BulkBatch = z.output<typeof BulkBatch>

const values = z.nullable(z.record(z.string(), z.unknown()))
export const BulkRows = z.object({
  /** What of a record is kept of how it was and is since. */
  fields: z.array(z.string()),
  rows: z.array(z.extend(BulkRow, { before: values, after: values })),
})
export type BulkRows = z.output<typeof BulkRows>

const batch = z.object({ id: z.guid() })
const refusals = {
  'request.invalid': 422,
  'request.forbidden': 403,
  'request.notFound': 404,
  'bulk.tooMany': 422,
} as const

/** Setting the same in many records: by the records' own calls, as their caller. */
export const bulk = service('bulk', {
  preview: call({
    id: 'bulk.preview',
    post: '/bulk/preview',
    access: 'bearer',
    readOnly: true,
    body: Wanted,
    ok: BulkPreview,
    errors: refusals,
    says: 'Takes a list, one of its calls, what to set, and rows or filters; returns which rows would change, are so already, or are refused and why, by trying it and taking it back. Refuses what nobody may set in many and more than 10,000 rows.',
  }),
  create: call({
    id: 'bulk.create',
    post: '/bulk',
    access: 'bearer',
    body: z.object({ ...wanted, expected: count.check(z.gte(1)) }),
    ok: BulkBatch,
    status: 201,
    errors: { ...refusals, 'bulk.changed': 409 },
    says: 'Takes the same and the count that the preview expected; sets up to 200 rows at once, more by a job. Refuses another count.',
  }),
  get: call({
    id: 'bulk.get',
    get: '/bulk/{id}',
    access: 'bearer',
    params: batch,
    ok: BulkBatch,
    errors: { 'request.notFound': 404 },
    says: "Takes one of the caller's own bulk changes; returns how far it is and what did not go as wanted.",
  }),
  rows: call({
    id: 'bulk.rows',
    get: '/bulk/{id}/rows',
    access: 'bearer',
    params: batch,
    ok: BulkRows,
    errors: { 'request.notFound': 404 },
    says: "Takes one of the caller's own bulk changes; returns what became of each row, and what it held before and after.",
  }),
  undo: call({
    id: 'bulk.undo',
    post: '/bulk/{id}/undo',
    access: 'bearer',
    params: batch,
    ok: BulkBatch,
    errors: { 'request.notFound': 404, 'bulk.noUndo': 409 },
    says: "Takes one of the caller's own bulk changes within ten minutes of its end; sets each row back to what it held, leaving alone those that somebody changed since. Refuses one that is over, runs or was taken back.",
  }),
})
