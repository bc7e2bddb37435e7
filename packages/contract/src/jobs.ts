import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const reading = { access: 'bearer', may: 'jobs.read', within: 'rows' } as const
const retrying = { access: 'bearer', may: 'jobs.retry', within: 'rows' } as const
const id = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const

const QueueView = z.object({
  name: z.string(),
  /** Counted at most ten seconds ago. */
  waiting: z.int(),
  later: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Since when the job that waits longest could have begun; null where none waits. */
  waitingSince: z.nullable(z.string()),
})

export const JOB_STATES = ['failed', 'givenUp', 'waiting', 'running', 'done'] as const

const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  state: z.enum(JOB_STATES),
  isGivenUp: z.boolean(),
  /** Null once it is tried again. */
  failedAt: z.nullable(z.string()),
  tries: z.int(),
  /** Personal data in it were shortened when it was kept. */
  problem: z.string(),
  /** What it is about: ids, as JSON. */
  ids: z.string(),
})
export type FailedJob = z.output<typeof FailedJob>

/** Work behind the pages: what waits, what runs, and what failed for good. */
export const jobs = service('jobs', {
  queues: call({
    id: 'jobs.queues.list',
    get: '/jobs/queues',
    ...reading,
    ok: z.array(QueueView),
    says: 'Returns every queue with how many jobs wait, are due later, run and failed, those with failures first, then those at work.',
  }),
  failed: call({
    id: 'jobs.failed.list',
    get: '/jobs/failed',
    ...retrying,
    query: z.object({ queue: z.optional(short(60)), ...paging }),
    ok: page(FailedJob),
    says: 'Takes a queue or none; returns the jobs of markets within reach that failed for good in the last days, the newest first.',
  }),
  failedGet: call({
    id: 'jobs.failed.get',
    get: '/jobs/failed/{id}',
    ...retrying,
    params: id,
    ok: FailedJob,
    errors: notFound,
    says: 'Takes a job of a market within reach; returns how it stands, why it failed, how often it was tried and what it is about.',
  }),
  retry: call({
    id: 'jobs.failed.retry',
    post: '/jobs/failed/retried',
    ...retrying,
    body: id,
    ok: FailedJob,
    errors: notFound,
    says: 'Takes a job that failed for good, of a market within reach; has it tried once more. Jobs are made to run twice without harm.',
  }),
  giveUp: call({
    id: 'jobs.failed.giveUp',
    post: '/jobs/failed/given-up',
    ...retrying,
    body: z.extend(id, { isGivenUp: z._default(z.boolean(), true) }),
    ok: FailedJob,
    errors: notFound,
    says: 'Takes a job that failed for good, of a market within reach, or one that was given up, to take that back; gives it up: it is listed and tried again no more.',
  }),
  retryAll: call({
    id: 'jobs.failed.retryAll',
    post: '/jobs/failed/all/retried',
    ...retrying,
    ok: z.object({ count: z.int() }),
    says: 'Has every failed job of markets within reach tried once more; returns how many.',
  }),
})
