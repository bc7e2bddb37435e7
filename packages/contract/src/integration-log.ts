import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'
import { jsonPart } from './sent-files.ts'

const staff = { access: 'bearer', may: 'integrationLog.work' } as const
/** How far something between two systems came (spec platform §4, the loading of files). */
export const LOG_STATUSES = ['PROCESSING', 'SUCCESS', 'FAILED'] as const

/** What was exchanged, as JSON of at most 20 kB; what names people is shortened before it is kept. */
export const Payload = jsonPart(
  z
    .record(z.string(), z.unknown())
    .check(z.refine((value) => JSON.stringify(value).length <= 20_000, 'request.invalid')),
)

const LogRecord = z.object({
  id: z.string(),
  time: z.string(),
  /** Who exchanged it: the name of a system. */
  source: z.string(),
  operation: z.string(),
  status: z.enum(LOG_STATUSES),
  message: z.nullable(z.string()),
  /** As JSON. */
  payload: z.nullable(z.string()),
})
export type LogRecord = z.output<typeof LogRecord>

/** What this platform and others told each other, in the country of the site that is asked. */
export const integrationLog = service('integration-log', {
  create: call({
    id: 'integration-log.root.create',
    post: '/integration-log',
    ...staff,
    within: { market: 'site' },
    body: z.object({
      source: short(60),
      operation: short(80),
      status: z.enum(LOG_STATUSES),
      payload: maybe(Payload),
      message: maybe(line(1000)),
    }),
    ok: z.object({ id: z.string(), time: z.string() }),
    status: 201,
    says: 'Takes a system, what was done, how it ended, a message and what was exchanged; keeps it for 90 days with what names people shortened, and returns its id and time.',
  }),
  list: call({
    id: 'integration-log.root.list',
    get: '/integration-log',
    ...staff,
    within: 'rows',
    query: z.object({
      source: z.optional(short(60)),
      status: z.optional(z.enum(LOG_STATUSES)),
      from: z.optional(z.iso.date()),
      to: z.optional(z.iso.date()),
      ...paging,
    }),
    ok: page(LogRecord),
    says: "Takes a system, a status and days of the site's time zone; returns a page of the log of countries within reach, newest first.",
  }),
  get: call({
    id: 'integration-log.root.get',
    get: '/integration-log/{id}',
    ...staff,
    within: 'rows',
    params: z.object({ id: z.guid() }),
    ok: LogRecord,
    errors: { 'request.notFound': 404 },
    says: 'Takes an entry of the log of a country within reach; returns it. Refuses others.',
  }),
})
