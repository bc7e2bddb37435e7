import { randomUUID } from 'node:crypto'
import { type KeptManual, manual, type Manual, type NewManual } from '@volante/contract/manual'
import { brandsReached, reaches } from '@volante/domain/policy/held-scopes'
import { can } from '@volante/domain/policy/policy'
import { refuse, refusing } from '@volante/domain/refusal'
import { requiredRefusal } from '@volante/domain/text'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement, type IsWithin } from '../../platform/http/implement.ts'
import { removeLater } from '../../platform/papers/stored-file.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'
import {
  changeManual,
  dropUnused,
  findFile,
  findManual,
  insertFile,
  insertManual,
  isModelOf,
  type ManualRow,
  publishedFor,
  removeManual,
  searchManuals,
  unusedOf,
} from './queries.ts'
import type { ManualTables } from './tables.ts'

const FILES = '/api/manual/files/'

const isManualWithin: IsWithin = async (ctx, id, reach) => {
  const row = await findManual(ctx.db, id)
  return row?.country === ctx.site.country && reaches(reach, { country: row.country, brands: [row.brand] })
}

export const manualHandlers = implement(
  manual,
  {
    async list({ ctx, query: { brand = ctx.site.brand, modelCode, year } }) {
      const { country } = ctx.site
      return (await publishedFor(ctx.db, { country, brand, modelCode, year })).map(shown)
    },

    async get({ ctx, params, fail }) {
      const row = await findManual(ctx.db, params.id)
      if (!row?.is_published) throw fail('request.notFound')
      return shown(row)
    },

    shop: async ({ ctx }) => (await publishedFor(ctx.db, ctx.site)).map(shown),

    async adminSearch({ ctx, query, reach }) {
      const { country } = ctx.site
      const { items: rows, total } = await searchManuals(ctx.db, {
        ...query,
        country,
        among: brandsReached(reach, country),
      })
      return { items: rows.map(kept), page: query.page, size: query.size, total }
    },

    adminGet: ({ ctx, params }) => keptManual(ctx, params.id),

    async create({ ctx, body }) {
      const id = randomUUID()
      await insertManual(ctx.db, { id, ...(await columns(ctx, body)) })
      await ctx.changed('manuals')
      return keptManual(ctx, id)
    },

    async update({ ctx, params: { id }, body }) {
      const before = await findManual(ctx.db, id)
      await changeManual(ctx.db, id, await columns(ctx, body))
      if (before) await dropFile(ctx, before.file_id)
      await ctx.changed('manuals')
      return keptManual(ctx, id)
    },

    async remove({ ctx, params: { id }, fail }) {
      const row = await findManual(ctx.db, id)
      if (!row) throw fail('request.notFound')
      await removeManual(ctx.db, id)
      await dropFile(ctx, row.file_id)
      await ctx.changed('manuals')
      return undefined
    },

    async sendFile({ ctx, files, fail }) {
      const [sent] = files
      if (sent?.type !== 'application/pdf') throw fail('manual.pdfOnly')
      const { name, bytes } = sent
      const row = { id: randomUUID(), name, bytes, file_key: sent.keep(), sent_by: ctx.user.id, sent_at: ctx.now }
      await insertFile(ctx.db, row)
      return fileView(row)
    },

    sentFiles: async ({ ctx }) => (await unusedOf(ctx.db, ctx.user.id)).map(fileView),

    async file({ ctx, params, fail }) {
      const { user } = ctx
      const row = await findFile(ctx.db, params.id)
      const isStaff = user !== null && (row?.sent_by === user.id || can(user, 'manuals.manage'))
      if (!row || !(row.isPublished || isStaff)) throw fail('request.notFound')
      const body = await ctx.providers.files.get(row.file_key)
      if (!body) throw fail('request.notFound')
      return { type: 'application/pdf', body, size: row.bytes, cacheControl: 'private, no-cache' }
    },
  },
  { manual: isManualWithin },
)

/** A file whose last manual has gone. */
const dropFile = async (ctx: Ctx, id: string) => removeLater(ctx, await dropUnused(ctx.db, { id }))

/** What is to be kept; refuses each field that does not hold. */
async function columns(ctx: Ctx, body: NewManual): Promise<Omit<ManualTables['manuals'], 'id'>> {
  const { country } = ctx.site
  const brand = body.brand.trim()
  const code = body.modelCode?.trim().toUpperCase() || null
  const file = await fileAt(ctx, body.path.trim())
  const site = ctx.sites.find((one) => one.country === country && one.brand === brand)
  refuseFields(
    ctx,
    refusing({
      name: requiredRefusal(body.name),
      path: requiredRefusal(body.path) ?? (file ? null : refuse('manual.pathUnknown')),
      brand: site ? null : refuse('manual.brandUnknown'),
      modelCode: code === null || (await isModelOf(ctx.db, code, brand)) ? null : refuse('manual.modelUnknown'),
    }),
  )
  return {
    country,
    brand,
    model_code: code,
    year: body.year,
    language: body.language ?? ctx.site.language,
    name: body.name.trim(),
    file_id: file?.id ?? '',
    is_published: body.isPublished,
    changed_at: ctx.now,
  }
}

async function fileAt(ctx: Ctx, path: string) {
  const id = path.startsWith(FILES) ? path.slice(FILES.length) : ''
  return /^[0-9a-f-]{36}$/.test(id) ? findFile(ctx.db, id) : undefined
}

const fileView = ({ id, name, bytes, sent_at }: ManualTables['manual_files']) => ({
  id,
  path: FILES + id,
  name,
  bytes,
  sentAt: sent_at.toISOString(),
})

const shown = ({ id, name, file_id, country, brand, model_code, model, year, language, bytes }: ManualRow): Manual => ({
  id,
  name,
  path: FILES + file_id,
  country,
  brand,
  modelCode: model_code,
  model,
  year,
  language,
  bytes,
})

const kept = (row: ManualRow): KeptManual => ({
  ...shown(row),
  isPublished: row.is_published,
  changedAt: row.changed_at.toISOString(),
})

async function keptManual(ctx: Ctx, id: string): Promise<KeptManual> {
  const row = await findManual(ctx.db, id)
  if (!row) throw ctx.fail('request.notFound')
  return kept(row)
}
