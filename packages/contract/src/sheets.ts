import { LANGUAGES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Country } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { bool, int, pageSize, short } from './query.ts'
import { Column } from './sheet-column.ts'

export const BATCH_STATES = [
  'READING',
  'MAPPING',
  'READY',
  'APPLYING',
  'APPLIED',
  'UNDOING',
  'UNDONE',
  'DROPPED',
  'REFUSED',
] as const
export type BatchState = (typeof BATCH_STATES)[number]
export const BATCH_SOURCES = ['file', 'form', 'many', 'command', 'feed'] as const
export type BatchSource = (typeof BATCH_SOURCES)[number]
/** By what a file's columns were known: their headings, what somebody said of it, or of one with the same headings. */
const MAPPED_BY = ['headings', 'person', 'remembered'] as const
export type MappedBy = (typeof MAPPED_BY)[number]
export const ROW_ACTIONS = ['create', 'change', 'remove', 'same'] as const

/** 20 MB as base64, some 100,000 rows of prices. */
const MOST_CONTENT = 28_000_000
const Content = z
  .string()
  .check(z.minLength(1), z.maxLength(MOST_CONTENT), z.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'request.invalid'))

const staff = { access: 'bearer', may: 'data.keep', within: 'rows' } as const
const ofBatch = {
  access: 'bearer',
  may: 'data.keep',
  within: { record: 'sheetBatch', by: 'params.id' },
  params: z.object({ id: z.guid() }),
} as const
const feeder = { access: 'bearer', may: 'data.feed', within: 'rows' } as const
const sheet = z.string().check(z.regex(/^[a-z-]{1,40}$/, 'request.invalid'))
/** The values of a row's key, written as JSON in base64url. */
const key = z.string().check(z.regex(/^[\w-]{1,400}$/, 'request.invalid'))
const onSheet = z.object({ sheet })
const notFound = { 'request.notFound': 404 } as const

const Language = z.enum(LANGUAGES)

/** Heading -> what stands in the cell, as a text file holds it. */
const Cells = z.record(z.string().check(z.maxLength(80)), z.string())

const Problem = z.object({ column: z.string(), code: z.string(), message: z.string() })

export type SheetColumn = z.output<typeof Column>

export const SheetView = z.object({
  name: z.string(),
  columns: z.array(Column),
  /** Up to 10,000. */
  rows: z.int(),
  /** The countries whose rows the reader reaches; none where rows are of no country. */
  countries: z.array(Country),
  /** The column that says in words which row it is. */
  title: z.nullable(z.string()),
  /** The columns by which its rows can be put in order, and narrowed. */
  sorts: z.array(z.string()),
  filters: z.array(z.string()),
  /** The column that puts its rows in an order of their own, and the columns whose values share one. */
  order: z.nullable(z.object({ by: z.string(), within: z.array(z.string()) })),
  needsTwo: z.boolean(),
  /** It names people: nothing of it is shown in lists of what changed. */
  isPersonal: z.boolean(),
  lastChange: z.nullable(z.string()),
})
export type SheetView = z.output<typeof SheetView>

export const SheetRow = z.object({ key: z.string(), cells: Cells })
export type SheetRow = z.output<typeof SheetRow>

/** Column -> value -> what that value names, in words. */
const Names = z.record(z.string(), z.record(z.string(), z.string()))
export type SheetNames = z.output<typeof Names>

export const SheetChoice = z.object({ value: z.string(), label: z.string() })
export type SheetChoice = z.output<typeof SheetChoice>

export const SheetChange = z.object({
  id: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  batch: z.string(),
  source: z.enum(BATCH_SOURCES),
  fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
  kind: z.enum(['create', 'change', 'remove']),
})
export type SheetChange = z.output<typeof SheetChange>

export const Batch = z.object({
  id: z.string(),
  sheet: z.string(),
  source: z.enum(BATCH_SOURCES),
  state: z.enum(BATCH_STATES),
  fileName: z.nullable(z.string()),
  problem: z.nullable(z.string()),
  counts: z.object({ create: z.int(), change: z.int(), remove: z.int(), same: z.int(), refused: z.int() }),
  /** New rows that were removed before. */
  returning: z.int(),
  /** Rows that were not taken back: they had changed since. */
  skipped: z.int(),
  madeBy: z.nullable(z.string()),
  madeAt: z.string(),
  appliedBy: z.nullable(z.string()),
  appliedAt: z.nullable(z.string()),
  undoneAt: z.nullable(z.string()),
  /** Another person must put it in force. */
  waitsForAnother: z.boolean(),
  isOwn: z.boolean(),
  /** Who asked that it be taken back; it waits for a second person. */
  undoAskedBy: z.nullable(z.string()),
  /** What the viewer's taking back would be: done, asked of a second person, or waiting for one. */
  undo: z.enum(['done', 'asked', 'waits']),
  /** The set it is part of, which is decided as a whole. */
  changeSet: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type Batch = z.output<typeof Batch>

const Heading = z.string().check(z.maxLength(80))
/** Heading -> the file's column it comes from, the same words in every row, or nothing. */
const Placing = z.record(Heading, z.nullable(z.union([z.object({ from: short(400) }), z.object({ is: short(2_000) })])))
/** Columns by which a row is recognised. */
const Match = z.array(Heading).check(z.maxLength(10))

const BatchDetail = z.extend(Batch, {
  /** What has to be said of the file's columns: the first of what each holds, the sheet's headings, which of them a new row needs, and what they may be. */
  asks: z.nullable(
    z.object({
      columns: z.array(z.object({ heading: z.string(), samples: z.array(z.string()) })),
      headings: z.array(z.object({ heading: z.string(), isNeeded: z.boolean() })),
      guess: Placing,
      match: Match,
      matches: z.array(Match),
    }),
  ),
  /** Where its columns go, unless their headings say it, and whether that is remembered of such headings. */
  mapping: z.nullable(
    z.object({
      columns: Placing,
      match: Match,
      by: z.enum(MAPPED_BY),
      kept: z.nullable(z.object({ by: z.nullable(z.string()), at: z.string() })),
    }),
  ),
  /** The first rows that are refused, and the first that change something. */
  rows: z.array(
    z.object({
      line: z.int(),
      action: z.nullable(z.enum(ROW_ACTIONS)),
      label: z.string(),
      problems: z.array(Problem),
      /** When it was removed, where it would be there again. */
      removedAt: z.nullable(z.string()),
      fields: z.array(z.object({ column: z.string(), before: z.string(), after: z.string() })),
      /** Its country and its currency, where the sheet has them: what its amounts and times are in, also where neither changes. */
      context: z.record(z.string(), z.string()),
    }),
  ),
})
export type BatchDetail = z.output<typeof BatchDetail>

const inForce = {
  ...notFound,
  'sheets.notReady': 409,
  'sheets.changedSince': 409,
  'sheets.needsAnother': 403,
} as const

/** The data a group sells with, as sheets: models, prices, stock, dealers, campaigns and the rest. */
export const sheets = service('sheets', {
  list: call({
    id: 'sheets.list',
    get: '/sheets',
    ...staff,
    query: z.object({ sheet: z.optional(sheet) }),
    ok: z.array(SheetView),
    says: 'Takes a sheet or none; returns it, or every one, with its columns, how many rows of it the caller reaches and when one last changed.',
  }),
  rows: call({
    id: 'sheets.rows.list',
    get: '/sheets/{sheet}/rows',
    ...staff,
    params: onSheet,
    query: z.object({
      text: z.optional(short(80)),
      country: z.optional(Country),
      /** Column=value, joined by `&` as in an address. */
      only: z.optional(short(400)),
      /** A column; with a minus before it the other way round. */
      sort: z.optional(short(60)),
      /** The columns that are shown, joined by dots; what a list shows unless stated. */
      show: z.optional(short(1000)),
      language: z.optional(Language),
      after: z.optional(key),
      size: pageSize(200, 30),
    }),
    ok: z.object({ items: z.array(SheetRow), names: Names, next: z.nullable(z.string()), total: z.int() }),
    errors: notFound,
    says: "Takes a sheet, what to look for, a country, what columns hold, an order and where the page before ended; returns the rows within the caller's markets, in the order of their keys unless told, what the shown columns name in words, and how many there are, exact to 10,000.",
  }),
  row: call({
    id: 'sheets.rows.get',
    get: '/sheets/{sheet}/rows/{key}',
    ...staff,
    params: z.object({ sheet, key }),
    query: z.object({ change: z.optional(int(1, 2_147_483_647)), language: z.optional(Language) }),
    ok: z.object({
      ...SheetRow.shape,
      names: Names,
      version: z.string(),
      isLocked: z.boolean(),
      history: z.array(SheetChange),
      /** What it was once the change that `change` names was in force. */
      past: z.nullable(z.object({ at: z.string(), cells: Cells })),
    }),
    errors: notFound,
    says: 'Takes a sheet, the key of a row and, if wanted, one of its changes; returns its cells, what they name in words, the version of it that was read, what changed in it, newest first, and what it was after that change. Refuses an unknown row and one beyond the caller.',
  }),
  choices: call({
    id: 'sheets.choices.list',
    get: '/sheets/{sheet}/choices/{column}',
    ...staff,
    params: z.object({ sheet, column: short(60) }),
    query: z.object({ text: z.optional(short(80)), language: z.optional(Language), size: z._default(int(1, 100), 60) }),
    ok: z.object({ items: z.array(SheetChoice), isAll: z.boolean() }),
    errors: notFound,
    says: "Takes a column of a sheet that names what stands elsewhere, and words or none; returns what can be named within the caller's markets, and whether that is all. Refuses a column that names nothing.",
  }),
  save: call({
    id: 'sheets.rows.save',
    post: '/sheets/{sheet}/rows',
    ...staff,
    params: onSheet,
    body: z.object({ cells: Cells, version: z.optional(z.string().check(z.maxLength(64))), isNew: z.boolean() }),
    ok: z.object({ batch: Batch, key: z.string() }),
    errors: { ...notFound, 'request.invalid': 400, 'sheets.changedSince': 409, 'sheets.exists': 409 },
    says: 'Takes the cells of one row and the version that was read; puts it in force, or has it wait for a second person. Refuses cells by their headings, a row that changed since and a new one that exists.',
  }),
  remove: call({
    id: 'sheets.rows.delete',
    delete: '/sheets/{sheet}/rows/{key}',
    ...staff,
    params: z.object({ sheet, key }),
    ok: Batch,
    errors: { ...notFound, 'sheets.inUse': 409 },
    says: 'Takes the key of a row and removes it, or has that wait for a second person. Refuses a row that others name.',
  }),
  order: call({
    id: 'sheets.order.get',
    get: '/sheets/{sheet}/order',
    ...staff,
    params: onSheet,
    query: z.object({
      /** A value for each column that shares an order: column=value, joined by `&` as in an address. */
      only: z._default(z.string().check(z.maxLength(400)), ''),
      language: z.optional(Language),
    }),
    ok: z.object({ items: z.array(SheetRow), names: Names, version: z.string() }),
    errors: { ...notFound, 'request.invalid': 400, 'sheets.orderTooLong': 422 },
    says: 'Takes a sheet whose rows have an order of their own and what shares one, such as a model; returns these rows in it, what they name in words, and the version of that order. Refuses a sheet without an order, one of which more is to be said, and more than 500 rows.',
  }),
  move: call({
    id: 'sheets.order.move',
    post: '/sheets/{sheet}/order',
    ...staff,
    params: onSheet,
    body: z.object({
      key,
      /** From 1; beyond the last it is the last. */
      to: z.int().check(z.gte(1), z.lte(100_000)),
      version: z.string().check(z.maxLength(64)),
    }),
    ok: z.object({ batch: Batch, place: z.int(), total: z.int() }),
    errors: { ...notFound, 'request.invalid': 400, 'sheets.orderTooLong': 422, 'sheets.orderChanged': 409 },
    says: 'Takes the key of a row, the place it goes to among those that share an order with it, and the version of that order that was read; puts it there as one change, or has that wait for a second person. Refuses an order that changed since.',
  }),
  file: call({
    id: 'sheets.file.get',
    get: '/sheets/{sheet}/file',
    ...staff,
    params: onSheet,
    query: z.object({
      format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
      /** Headings alone, to fill in. */
      rows: z._default(z.enum(['all', 'none']), 'all'),
      text: z.optional(short(80)),
      country: z.optional(Country),
      only: z.optional(short(400)),
      sort: z.optional(short(60)),
      language: z.optional(Language),
    }),
    file: true,
    errors: { ...notFound, 'sheets.tooManyRows': 422 },
    says: "Takes a sheet, a format and what its list takes; returns the rows that it leaves within the caller's markets, in its order, with all their columns, as a file which, sent back unchanged, changes nothing.",
  }),
  many: call({
    id: 'sheets.many.create',
    post: '/sheets/{sheet}/many',
    ...staff,
    params: onSheet,
    body: z.object({
      /** One column and its cells by heading; the rows are removed where there is none. */
      set: z.nullable(z.object({ column: short(60), cells: Cells })),
      /** These rows; all that the list's filters leave, unless stated. */
      keys: z.optional(z.array(key).check(z.minLength(1), z.maxLength(200))),
      query: z._default(
        z.object({ text: z.optional(short(80)), country: z.optional(Country), only: z.optional(short(400)) }),
        {},
      ),
      /** How many the filters left when they were shown. */
      expected: z.optional(z.int().check(z.gte(1))),
    }),
    ok: Batch,
    status: 201,
    errors: { ...notFound, 'request.invalid': 400, 'bulk.tooMany': 422, 'bulk.changed': 409 },
    says: 'Takes rows of a sheet, or its filters and how many rows they left, and what to set in one column of them, or that they go; prepares that as one change, puts nothing in force and returns it: more than 200 rows are looked at after the answer. Refuses a key column, another count and more than 10,000 rows.',
  }),
  send: call({
    id: 'sheets.batches.create',
    post: '/sheets/{sheet}/batches',
    ...staff,
    maxBody: MOST_CONTENT + 1_000,
    params: onSheet,
    body: z.object({
      name: short(200),
      /** The file's bytes in base64. */
      content: Content,
    }),
    ok: Batch,
    status: 201,
    errors: notFound,
    says: 'Takes a CSV or XLSX file for a sheet; reads it, changes nothing and returns what would be created, changed, left as it is and refused.',
  }),
  batches: call({
    id: 'sheets.batches.list',
    get: '/sheets/batches',
    ...staff,
    query: z.object({
      sheet: z.optional(sheet),
      state: z.optional(z.enum(BATCH_STATES)),
      after: z.optional(z.guid()),
      size: z._default(int(1, 100), 30),
    }),
    ok: z.object({ items: z.array(Batch), next: z.nullable(z.string()) }),
    says: 'Takes a sheet, a state and where the page before ended; returns the changes that were prepared, newest first.',
  }),
  batch: call({
    id: 'sheets.batches.get',
    get: '/sheets/batches/{id}',
    ...ofBatch,
    query: z.object({ language: z.optional(Language) }),
    ok: BatchDetail,
    errors: notFound,
    says: "Takes an id and a language, the site's unless stated; returns that change with its first refused and its first changing rows, each with what was and what would be.",
  }),
  problems: call({
    id: 'sheets.batches.problems',
    get: '/sheets/batches/{id}/problems',
    ...ofBatch,
    query: z.object({ language: z.optional(Language) }),
    file: true,
    errors: notFound,
    says: "Takes an id and a language, the site's unless stated; returns the refused rows as they were sent, each with its line and why, as a CSV file.",
  }),
  map: call({
    id: 'sheets.batches.map',
    post: '/sheets/batches/{id}/mapping',
    ...ofBatch,
    body: z.object({ columns: Placing, match: Match, isRemembered: z.boolean() }),
    ok: Batch,
    errors: {
      ...notFound,
      'sheets.notReady': 409,
      'sheets.mapping.unknown': 422,
      'sheets.mapping.unmatched': 422,
      'sheets.mapping.language': 422,
    },
    says: "Takes the id of a file whose headings are not the sheet's, where its columns go, by which of them rows are recognised and whether that is remembered; reads it so. What the file does not have stays as it is. Refuses columns there are not, and rows that nothing recognises.",
  }),
  forget: call({
    id: 'sheets.batches.forget',
    delete: '/sheets/batches/{id}/mapping',
    ...ofBatch,
    ok: Batch,
    errors: notFound,
    says: 'Takes an id and forgets where the columns of files with its headings go: the next one is asked about.',
  }),
  apply: call({
    id: 'sheets.batches.apply',
    post: '/sheets/batches/{id}/apply',
    ...ofBatch,
    ok: Batch,
    errors: inForce,
    says: 'Takes an id and puts what was prepared in force, all or nothing. Refuses another count than was shown, what is not ready, and one person where two are needed.',
  }),
  undo: call({
    id: 'sheets.batches.undo',
    post: '/sheets/batches/{id}/undo',
    ...ofBatch,
    ok: Batch,
    errors: inForce,
    says: 'Takes an id and takes it back: rows are again as they were, except those that changed since or are named by others, which it counts. Where two are needed the first asks and the second does it. What was not in force is dropped.',
  }),
  keep: call({
    id: 'sheets.batches.keep',
    post: '/sheets/batches/{id}/keep',
    ...ofBatch,
    ok: Batch,
    errors: { ...notFound, 'sheets.notReady': 409 },
    says: 'Takes the id of a change that somebody asked to take back, and leaves it in force. Refuses one that nobody asked about.',
  }),
  feed: call({
    id: 'sheets.feed.push',
    post: '/feeds/{sheet}',
    ...feeder,
    params: onSheet,
    query: z.object({ partial: z._default(bool(), false) }),
    /** Rows, or a file in base64; a body of `text/csv` or XLSX is taken as it is. */
    body: z.object({
      rows: z.optional(
        z
          .array(
            z.record(short(80), z.nullable(z.union([z.string().check(z.maxLength(40_000)), z.number(), z.boolean()]))),
          )
          .check(z.minLength(1), z.maxLength(2_000)),
      ),
      content: z.optional(Content),
      /** Heading -> column of what is sent, where that is called otherwise. */
      map: z.optional(z.record(Heading, short(400))),
    }),
    maxBody: MOST_CONTENT + 1_000,
    ok: BatchDetail,
    errors: { ...notFound, 'sheets.feed.one': 422 },
    says: 'Takes a sheet and its rows as JSON (up to 2,000), CSV or XLSX; puts them in force at once where one person may, all or nothing unless `partial`, else has them wait for a person. Columns that are called otherwise are named by `map`, or as was remembered of such headings; those that are not sent stay as they are. Returns the change with each refused row. Refuses rows beyond the countries or dealers of who sends them.',
  }),
  fed: call({
    id: 'sheets.feed.get',
    get: '/feeds/{sheet}/{id}',
    ...feeder,
    within: 'own',
    params: z.object({ sheet, id: z.guid() }),
    ok: BatchDetail,
    errors: notFound,
    says: 'Takes a sheet and the id of what the caller sent; returns what became of it.',
  }),
})
