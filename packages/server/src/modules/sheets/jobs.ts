import { sql } from 'kysely'
import type { Ctx } from '../../platform/http/ctx.ts'
import type { ModuleJobs } from '../../platform/jobs/module-jobs.ts'
import { rightOf, type Sheet } from '../../platform/sheets/sheet.ts'
import { accountById } from '../identity/api.ts'
import { notify } from '../notifications/api.ts'
import { lockBatch, setState, type StoredBatch, type Within } from './batch-queries.ts'
import { readTable, type Table } from './file/read-file.ts'
import { mappingFor, type Reader, signatureOf } from './mapping/mapping-for.ts'
import { dropUnmapped, keepHeads } from './mapping/queries.ts'
import { asText, stageTable } from './stage.ts'
import { restoreRows } from './write-queries.ts'
import { applyBatch, prepareBatch } from './work-on-batch.ts'

/** What is larger is read, and put in force, after the answer; its page shows how it goes. */
const AT_ONCE_BYTES = 200_000
const AT_ONCE_ROWS = 2_000

interface Reading extends Within {
  readonly id: string
  /** Sent by another system: put in force once it is read, where that takes one alone. */
  readonly feed?: Feed
}

interface Feed {
  readonly isPartial: boolean
  readonly actor: string
}

/** Reads a batch's file, at once where it is small. */
export async function readContent(ctx: Ctx, all: readonly Sheet[], reading: Reading): Promise<void> {
  const batch = await lockBatch(ctx.db, reading.id)
  if ((batch?.content?.length ?? 0) > AT_ONCE_BYTES) return ctx.enqueue('sheets.read', { ...reading })
  await readAndFeed(ctx, all, reading)
}

async function readAndFeed(ctx: Ctx, all: readonly Sheet[], { feed, ...reading }: Reading): Promise<void> {
  await readNow(ctx, all, reading)
  const batch = await lockBatch(ctx.db, reading.id)
  const sheet = all.find(({ name }) => name === batch?.sheet)
  if (feed && sheet) await finishFeed(ctx, all, { sheet, id: reading.id, feed })
  else if (batch && sheet) await tellWaiting(ctx, sheet, batch)
}

/** Whoever else may put a change of money in force is told that it waits for them. */
export async function tellWaiting(ctx: Ctx, sheet: Sheet, batch: StoredBatch): Promise<void> {
  const { id, state, made_by, markets, to_create, to_change, to_remove } = batch
  if (!sheet.needsTwo || state !== 'READY' || made_by === null) return
  // Rows that are so already, or are all refused, leave nothing to put in force.
  if (to_create + to_change + to_remove === 0) return
  const maker = await accountById(ctx.db, made_by)
  await notify(ctx, 'changeWaiting', {
    subject: id,
    told: { sheet: sheet.name, by: maker?.name ?? '' },
    to: { countries: markets, may: rightOf(sheet) },
    but: [made_by],
  })
}

/** Whoever waits for a job hears that it is over. */
export async function tellDone(ctx: Ctx, id: string, to: string | null): Promise<void> {
  const batch = await lockBatch(ctx.db, id)
  if (!batch) return
  const kind = batch.state === 'READY' ? 'importReady' : batch.state === 'REFUSED' ? 'importRefused' : 'importDone'
  const values = { sheet: batch.sheet, state: batch.state }
  await notify(ctx, kind, { subject: id, cause: `${id} ${batch.state}`, told: values, to: [to] })
}

/** What another system sent is in force at once, unless the sheet takes two people or a row is refused and not all may be left out. */
export async function finishFeed(
  ctx: Ctx,
  all: readonly Sheet[],
  { sheet, id, feed: { isPartial, actor } }: { sheet: Sheet; id: string; feed: Feed },
): Promise<void> {
  const batch = await lockBatch(ctx.db, id)
  if (batch?.state !== 'READY') return
  if (batch.refused > 0 && !isPartial)
    return void (await setState(ctx.db, id, 'REFUSED', { problem: ctx.text('sheets.feed.refused') }))
  if (!sheet.needsTwo) await finishApplying(ctx, all, { sheet, batch, actor })
}

/** Reads a batch's file now. */
export async function readNow(ctx: Reader, all: readonly Sheet[], reading: Reading): Promise<void> {
  const { id } = reading
  const batch = await lockBatch(ctx.db, id)
  const sheet = all.find(({ name }) => name === batch?.sheet)
  if (batch?.state !== 'READING' || !batch.content || !sheet) return
  const table = await readTable(batch.content)
  const refuse = (problem: string) => setState(ctx.db, id, 'REFUSED', { problem, content: null })
  if (typeof table === 'string') return void (await refuse(ctx.text(table)))
  await stageRows(ctx, sheet, table, { ...reading, all })
}

const SAMPLES = 3
const SAMPLED_ROWS = 50

/** Takes the rows of a batch; says what each would do, asks where its columns go, or refuses the whole. */
export async function stageRows(
  ctx: Reader,
  sheet: Sheet,
  table: Table,
  { id, ...within }: Reading & { readonly all: readonly Sheet[] },
): Promise<void> {
  const batch = await lockBatch(ctx.db, id)
  if (!batch) return
  const { headings } = table
  const found = await mappingFor(ctx, sheet, headings, batch)
  const isAsked = found === 'ask'
  const heads = headings.flatMap((heading, at) =>
    heading === '' ? [] : [{ heading, samples: isAsked ? samplesOf(table, at) : [] }],
  )
  const chosen = typeof found === 'object' && 'mapping' in found ? found : null
  await keepHeads(ctx.db, id, {
    heads,
    signature: signatureOf(ctx, headings),
    mapping: chosen && { columns: chosen.mapping.columns, match: chosen.mapping.match, by: chosen.by },
  })
  if (isAsked) return void (await setState(ctx.db, id, 'MAPPING'))
  if ('problem' in found) return void (await setState(ctx.db, id, 'REFUSED', { problem: found.problem, content: null }))
  const when = { at: ctx.now, sites: ctx.everySite, ...within }
  await prepareBatch(ctx.db, sheet, id, stageTable(sheet, table, found.mapping.columns), when, found.mapping)
}

/** The first of what a column holds that differ. */
const samplesOf = ({ rows }: Table, at: number): string[] =>
  [...new Set(rows.slice(0, SAMPLED_ROWS).map((line) => asText(line[at]).slice(0, 60)))]
    .filter((text) => text !== '')
    .slice(0, SAMPLES)

/** Nouns of sheets that other systems may be told of. */
const NOTIFIED = ['stock', 'prices']

/** What is cached of it goes, and who is told of such things is. */
async function tellApplied(ctx: Ctx, { nouns }: Sheet, id: string, isUndone = false): Promise<void> {
  for (const noun of nouns) await ctx.changed(noun)
  const noun = NOTIFIED.find((one) => nouns.includes(one))
  if (noun) await ctx.enqueue('sheets.applied', { site: ctx.site.id, id, noun, isUndone })
}

interface Applying {
  readonly sheet: Sheet
  readonly batch: StoredBatch
  readonly actor: string | null
}

/** Puts a batch in force, at once where it is small; returns false where it would no longer do what was shown. */
export async function finishApplying(ctx: Ctx, all: readonly Sheet[], applying: Applying): Promise<boolean> {
  const { batch, actor } = applying
  if (batch.to_create + batch.to_change + batch.to_remove > AT_ONCE_ROWS) {
    await setState(ctx.db, batch.id, 'APPLYING', { applied_by: actor })
    await ctx.enqueue('sheets.apply', { id: batch.id })
    return true
  }
  return applyNow(ctx, all, applying)
}

/** Puts a batch in force now, or returns false. */
export async function applyNow(ctx: Ctx, all: readonly Sheet[], { sheet, batch, actor }: Applying): Promise<boolean> {
  const isDone = await applyBatch(ctx.db, sheet, batch.id, batch, { all, at: ctx.now, actor })
  if (isDone) await tellApplied(ctx, sheet, batch.id)
  return isDone
}

/** Takes a batch back, at once where it is small. */
export async function finishUndoing(
  ctx: Ctx,
  all: readonly Sheet[],
  sheet: Sheet,
  batch: StoredBatch,
  actor: string | null,
): Promise<void> {
  if (batch.to_create + batch.to_change + batch.to_remove > AT_ONCE_ROWS) {
    await setState(ctx.db, batch.id, 'UNDOING', { undone_by: actor })
    return ctx.enqueue('sheets.undo', { id: batch.id })
  }
  await undoNow(ctx, all, sheet, batch.id, actor)
}

/** Takes a batch back now; returns how many rows were not, since they had changed. */
export async function undoNow(
  ctx: Ctx,
  all: readonly Sheet[],
  sheet: Sheet,
  id: string,
  actor: string | null,
): Promise<number> {
  const { skipped } = await restoreRows(ctx.db, sheet, id, { all, at: ctx.now, actor })
  await sheet.follow?.(ctx.db)
  await setState(ctx.db, id, 'UNDONE', { undone_by: actor, undone_at: ctx.now, skipped })
  await tellApplied(ctx, sheet, id, true)
  return skipped
}

/** Rows by the hundred thousand take longer than any request may. */
export const inOneGo = (ctx: Ctx, work: (ctx: Ctx) => Promise<void>): Promise<void> =>
  ctx.inTransaction(async (own) => {
    await sql`set local statement_timeout = 0`.execute(own.db)
    await work(own)
  })

export const sheetJobs = (all: readonly Sheet[]): ModuleJobs => ({
  'sheets.read': (ctx, data) =>
    inOneGo(ctx, async (own) => {
      const reading = data as unknown as Reading
      const batch = await lockBatch(own.db, reading.id)
      await readAndFeed(own, all, reading)
      if (!reading.feed) await tellDone(own, reading.id, batch?.made_by ?? null)
    }),
  'sheets.apply': (ctx, { id }) =>
    inOneGo(ctx, async (own) => {
      const batch = await lockBatch(own.db, String(id))
      const sheet = all.find(({ name }) => name === batch?.sheet)
      if (batch?.state !== 'APPLYING' || !sheet) return
      if (!(await applyNow(own, all, { sheet, batch, actor: batch.applied_by })))
        await setState(own.db, batch.id, 'READY', { applied_by: null })
      await tellDone(own, batch.id, batch.applied_by)
    }),
  'sheets.undo': (ctx, { id }) =>
    inOneGo(ctx, async (own) => {
      const batch = await lockBatch(own.db, String(id))
      const sheet = all.find(({ name }) => name === batch?.sheet)
      if (batch?.state !== 'UNDOING' || !sheet) return
      await undoNow(own, all, sheet, batch.id, batch.undone_by)
      await tellDone(own, batch.id, batch.undone_by)
    }),
  'sheets.unmapped': async ({ db, now }) => {
    await dropUnmapped(db, new Date(now.getTime() - UNMAPPED_MS), now)
  },
})

/** How long a file waits for somebody to say where its columns go. */
const UNMAPPED_MS = 7 * 86_400_000

export const sheetSchedules = { 'sheets.unmapped': '50 4 * * *' } as const
