import * as z from 'zod/mini'
import { line } from './body-fields.ts'
import { call, service } from './kit.ts'

const managing = { access: 'bearer', may: 'caches.manage', within: 'rows' } as const
/** Everything that is kept, under any tag. */
export const EVERY_TAG = 'all'
const tag = z.string().check(z.maxLength(60), z.regex(/^[a-z][\w-]*$/i, 'request.invalid'))

const CacheTag = z.object({
  tag: z.string(),
  /** Answers of calls, finished pages, what was read of tables, files. */
  answers: z.int(),
  pages: z.int(),
  data: z.int(),
  files: z.int(),
  kilobytes: z.int(),
  /** How often what is kept now was asked for. */
  hits: z.int(),
  /** Since when the oldest of it is kept; null where nothing is. */
  since: z.nullable(z.string()),
})
export type CacheTag = z.output<typeof CacheTag>

/** What the process that answers keeps in memory, and how it is made anew everywhere. */
export const caches = service('caches', {
  list: call({
    id: 'caches.list',
    get: '/caches',
    ...managing,
    ok: z.array(CacheTag),
    says: 'Returns what the process that answers keeps in memory, everything first and then by cache tag, the largest first: how much of each kind, its size, how often it was asked for and since when it is kept.',
  }),
  get: call({
    id: 'caches.get',
    get: '/caches/{tag}',
    ...managing,
    params: z.object({ tag }),
    ok: CacheTag,
    says: 'Takes a cache tag, or `all`; returns the same of it, nothing where the process that answers keeps nothing of it.',
  }),
  drop: call({
    id: 'caches.drop',
    post: '/caches/dropped',
    ...managing,
    body: z.object({ tag, reason: line(200) }),
    ok: CacheTag,
    errors: { 'request.invalid': 422 },
    says: 'Takes a cache tag, or `all`, and a reason; has every process forget what it keeps of it, so that it is made anew when it is next asked for. Refuses a blank reason.',
  }),
})
