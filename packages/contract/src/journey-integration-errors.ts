import * as z from 'zod/mini'
import { line, maybe } from './body-fields.ts'
import { Payload } from './integration-log.ts'
import { call, service } from './kit.ts'
import { page, paging, short } from './query.ts'

const staff = { access: 'bearer', may: 'integrationErrors.work' } as const
const one = { record: 'integrationError', by: 'params.id' } as const
const params = z.object({ id: z.guid() })
const notFound = { 'request.notFound': 404 } as const

/** Journeys, by the events that the documents name (spec platform §3, proposal events). */
export const JOURNEY_TYPES = ['PROPOSAL_SENT', 'TEST_DRIVE', 'QUOTATION'] as const
export const ERROR_STATES = ['OPEN', 'REPROCESSING', 'SOLVED', 'IGNORED'] as const

/** One id, or several. */
const Ids = z.pipe(
  z.union([z.guid(), z.array(z.guid()).check(z.minLength(1), z.maxLength(100))]),
  z.transform((ids: string | string[]) => (typeof ids === 'string' ? [ids] : ids)),
)

const IntegrationError = z.object({
  id: z.string(),
  type: z.enum(JOURNEY_TYPES),
  /** What it is known by: the protocol of a lead, the id of a loan's proposal, or what another system called it. */
  journeyId: z.string(),
  dealerCode: z.nullable(z.string()),
  dealerName: z.nullable(z.string()),
  error: z.string(),
  state: z.enum(ERROR_STATES),
  /** How often it was tried. */
  attempts: z.int(),
  /** Whether reprocessing does the work again here; else whoever recorded it takes it up. */
  isOwn: z.boolean(),
  comment: z.nullable(z.string()),
  /** As JSON. */
  payload: z.nullable(z.string()),
  createdAt: z.string(),
  changedAt: z.string(),
})
export type IntegrationError = z.output<typeof IntegrationError>

/** What of customers' journeys did not reach another system: of the country of the site that is asked. */
export const journeyIntegrationErrors = service('journey-integration-errors', {
  list: call({
    id: 'journey-integration-errors.root.list',
    get: '/journey-integration-errors',
    ...staff,
    within: 'rows',
    query: z.object({
      type: z.optional(z.enum(JOURNEY_TYPES)),
      state: z.optional(z.enum(ERROR_STATES)),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(IntegrationError),
    says: 'Takes a kind of journey, a state and a dealer; returns a page of the errors of dealers within reach, the latest first.',
  }),
  get: call({
    id: 'journey-integration-errors.root.get',
    get: '/journey-integration-errors/{id}',
    ...staff,
    within: one,
    params,
    ok: IntegrationError,
    errors: notFound,
    says: 'Takes an error of a dealer within reach; returns it.',
  }),
  create: call({
    id: 'journey-integration-errors.root.create',
    post: '/journey-integration-errors',
    ...staff,
    within: 'rows',
    body: z.object({
      type: z.enum(JOURNEY_TYPES),
      journeyId: short(80),
      error: line(1000),
      payload: maybe(Payload),
      /** Our own addition; that of the lead with this protocol unless told. */
      dealerCode: maybe(line(40)),
    }),
    ok: IntegrationError,
    status: 201,
    errors: { 'request.forbidden': 403, 'request.invalid': 422 },
    says: 'Takes a journey, what went wrong and what was sent; keeps it for the dealer of that journey, whose people are told. Refuses a blank error and a journey of nobody or of a dealer beyond reach.',
  }),
  update: call({
    id: 'journey-integration-errors.root.patch',
    patch: '/journey-integration-errors/{id}',
    ...staff,
    within: one,
    params,
    body: z.object({
      state: z.optional(z.enum(ERROR_STATES)),
      comment: maybe(line(400)),
      payload: maybe(Payload),
    }),
    ok: IntegrationError,
    errors: notFound,
    says: 'Takes an error of a dealer within reach and any of its state, a comment and what is to be sent instead; returns it changed. The state REPROCESSING puts it up for reprocessing.',
  }),
  reprocess: call({
    id: 'journey-integration-errors.reprocess.patch',
    patch: '/journey-integration-errors/reprocess',
    ...staff,
    within: 'rows',
    body: z.object({ ids: Ids }),
    ok: z.array(IntegrationError),
    errors: notFound,
    says: 'Takes up to 100 errors of dealers within reach that are not solved; has what failed here done again and returns them as put up for reprocessing. Refuses all of them where one is unknown.',
  }),
})
