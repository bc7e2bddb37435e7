import { type CacheTag, caches, EVERY_TAG } from '@volante/contract/caches'
import { refuse } from '@volante/domain/refusal'
import type { Ctx } from '../../platform/http/ctx.ts'
import { implement } from '../../platform/http/implement.ts'
import type { TagFigures } from '../../platform/process/cache-figures.ts'
import { EVERYTHING } from '../../platform/process/changes.ts'
import { refuseFields } from '../../platform/words/refuse-fields.ts'

export const cachesHandlers = implement(caches, {
  list: async ({ ctx }) => ctx.cached().map((figures) => presented(ctx, figures)),

  get: async ({ ctx, params }) => ofTag(ctx, params.tag),

  async drop({ ctx, body: { tag, reason } }) {
    refuseFields(ctx, reason.trim() === '' ? { reason: refuse('validation.required') } : {})
    await ctx.changed(tag === EVERY_TAG ? EVERYTHING : tag)
    return { ...NOTHING, tag }
  },
})

const NOTHING = { answers: 0, pages: 0, data: 0, files: 0, kilobytes: 0, hits: 0, since: null } as const

function ofTag(ctx: Ctx, tag: string): CacheTag {
  const found = ctx.cached().find((one) => (one.tag ?? EVERY_TAG) === tag)
  return found ? presented(ctx, found) : { ...NOTHING, tag }
}

const presented = ({ now }: Ctx, { tag, counts, bytes, hits, ageMs }: TagFigures): CacheTag => ({
  tag: tag ?? EVERY_TAG,
  ...counts,
  kilobytes: Math.ceil(bytes / 1024),
  hits,
  since: ageMs === null ? null : new Date(now.getTime() - ageMs).toISOString(),
})
