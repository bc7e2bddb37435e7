/** What may be done with many records at once, by their list's page. Every name is one of a service's: a test holds them to it. */
export interface BulkTarget {
  readonly service: string
  readonly list: string
  readonly get: string
  /** The field that names a row to the calls: `id` unless stated. */
  readonly id?: string
  /** What names a row to whoever looks at the preview. */
  readonly name: readonly string[]
  /** What of a record says that a saved change waits for another person; its list is narrowed by the same. */
  readonly waits?: string
  /** By what it is chosen by: the call's name, or one of its own where a call does several things. */
  readonly does: Readonly<Record<string, BulkDoing>>
}

export interface BulkDoing {
  /** The call, where its name is not the one above. */
  readonly call?: string
  /** Where the call names the row. */
  readonly by: `${'params' | 'body'}.${string}`
  /** What is filled in; nothing where it is done at a press. */
  readonly set: readonly string[]
  /** Of what is filled in, what may not stay blank. */
  readonly needs?: readonly string[]
  /** What every row is sent besides. */
  readonly fixed?: Readonly<Record<string, string | boolean>>
  /** Of what is set, what alone may be chosen. */
  readonly only?: Readonly<Record<string, readonly string[]>>
  /** Rows of which nothing is left to do. */
  readonly isDone?: (row: Readonly<Record<string, unknown>>) => boolean
  /** Why a row is left to be looked at alone, as the key of a text. */
  readonly refusal?: (row: Readonly<Record<string, unknown>>) => string | null
  /**
   * What of a record tells what became of it, where a record holds nothing of what is set: its call is sent what is set and nothing
   * that the record holds. Where nothing of it tells, every row that its call takes has changed.
   */
  readonly held?: readonly string[]
  /** The call that takes it back, and what it sets, where setting again what a record held does not; null where nothing takes it back. */
  readonly back?: ((held: Readonly<Record<string, unknown>>) => BulkBack) | null
}

export interface BulkBack {
  readonly call: string
  readonly set: Readonly<Record<string, unknown>>
}

/** Who had a lead, as the record of one says it. */
const ownerIn = ({ owner }: Readonly<Record<string, unknown>>) => (owner as { readonly id: string } | null)?.id

export const BULK: Readonly<Record<string, BulkTarget>> = {
  '/admin/upgrades': {
    service: 'upgrade',
    list: 'setupPage',
    get: 'setupGet',
    name: ['fromName', 'toName'],
    waits: 'isWaiting',
    does: { setupUpdate: { by: 'params.id', set: ['active', 'priority'] } },
  },
  '/desk/working-prices': {
    service: 'price',
    list: 'workingPrices',
    get: 'workingPrice',
    name: ['versionName', 'year', 'dealerCode'],
    does: { updateWorkingPrice: { by: 'body.id', set: ['price', 'finalDate'] } },
  },
  '/desk': {
    service: 'desk',
    list: 'leads',
    get: 'lead',
    name: ['protocol'],
    does: {
      giveLead: {
        by: 'params.id',
        set: ['accountId'],
        needs: ['accountId'],
        held: ['owner'],
        back(held) {
          const accountId = ownerIn(held)
          return accountId ? { call: 'giveLead', set: { accountId } } : { call: 'releaseLead', set: {} }
        },
      },
      closeLead: {
        by: 'params.id',
        set: ['reason', 'note'],
        needs: ['reason'],
        held: ['closedAt', 'closeReason'],
        back: () => ({ call: 'reopenLead', set: {} }),
      },
    },
  },
  '/desk/messages': {
    service: 'contact',
    list: 'deskList',
    get: 'deskGet',
    name: ['protocol'],
    does: {
      deskWork: {
        by: 'body.id',
        set: ['act', 'note'],
        needs: ['act'],
        only: { act: ['answer', 'close', 'reopen'] },
        held: ['stage'],
        back: () => ({ call: 'deskWork', set: { act: 'takeBack' } }),
      },
    },
  },
  '/desk/dealers': {
    service: 'dealers',
    list: 'deskList',
    get: 'deskGet',
    name: ['name', 'dealerCode'],
    does: {
      updateBlocked: { by: 'body.dealerId', set: ['blocked', 'reason', 'until'] },
      econnect: { by: 'body.dealerCode', set: ['econnect'] },
    },
  },
  '/desk/repairmen': {
    service: 'repairmen',
    list: 'list',
    get: 'get',
    name: ['name', 'id'],
    does: { econnect: { by: 'body.id', set: ['econnect'] } },
  },
  '/desk/qr-codes': {
    service: 'qrCodes',
    list: 'list',
    get: 'get',
    name: ['name'],
    does: { update: { by: 'params.id', set: ['path', 'endsOn'] } },
  },
  '/admin/manuals': {
    service: 'manual',
    list: 'adminSearch',
    get: 'adminGet',
    name: ['name'],
    does: { update: { by: 'params.id', set: ['isPublished'] } },
  },
  '/desk/appointments': {
    service: 'scheduler',
    list: 'deskList',
    get: 'deskGet',
    name: ['name', 'model', 'service', 'dealerName'],
    does: {
      confirm: {
        call: 'deskAnswer',
        by: 'params.id',
        set: [],
        fixed: { act: 'confirm' },
        held: ['status'],
        isDone: ({ status }) => status === 'CONFIRMED',
        back: null,
      },
      decline: {
        call: 'deskAnswer',
        by: 'params.id',
        set: ['reason'],
        needs: ['reason'],
        fixed: { act: 'decline' },
        held: ['status'],
        isDone: ({ status }) => status === 'CANCELLED',
        back: null,
      },
    },
  },
  '/desk/used-cars': {
    service: 'evaluation',
    list: 'inspections',
    get: 'inspection',
    name: ['vehicle', 'plate'],
    does: { extend: { by: 'body.id', set: ['days'], needs: ['days'], held: ['validUntil', 'state'], back: null } },
  },
  '/desk/integration-errors': {
    service: 'journeyIntegrationErrors',
    list: 'list',
    get: 'get',
    name: ['journeyId', 'error'],
    does: {
      reprocess: {
        by: 'body.ids',
        set: [],
        held: ['state', 'attempts'],
        isDone: ({ state }) => state === 'SOLVED' || state === 'REPROCESSING',
        back: null,
      },
      update: {
        by: 'params.id',
        set: ['state', 'comment'],
        only: { state: ['OPEN', 'SOLVED', 'IGNORED'] },
        held: ['state', 'comment'],
        // Setting that state would send it again.
        back: ({ state, comment }) => ({
          call: 'update',
          set: { state: state === 'REPROCESSING' ? 'OPEN' : state, comment },
        }),
      },
    },
  },
  '/admin/reviews': {
    service: 'rating',
    list: 'deskList',
    get: 'deskGet',
    name: ['model', 'year', 'nickname'],
    does: {
      publish: {
        call: 'decide',
        by: 'body.id',
        set: [],
        fixed: { decision: 'publish' },
        held: ['state', 'waitsSince'],
        isDone: ({ state, waitsSince }) => state === 'published' && waitsSince === null,
        // Publishing shows the pictures too: each is looked at before.
        refusal: ({ holds }) => ((holds as readonly string[]).includes('PHOTO') ? 'bulk.photos' : null),
        back: null,
      },
      remove: {
        call: 'decide',
        by: 'body.id',
        set: ['removal'],
        needs: ['removal'],
        fixed: { decision: 'remove' },
        held: ['state', 'waitsSince'],
        isDone: ({ state, waitsSince }) => state === 'removed' && waitsSince === null,
        back: null,
      },
    },
  },
  '/admin/failed-jobs': {
    service: 'jobs',
    list: 'failed',
    get: 'failedGet',
    name: ['queue', 'problem'],
    does: {
      retry: {
        by: 'body.id',
        set: [],
        held: ['state'],
        isDone: ({ state }) => state !== 'failed',
        back: null,
      },
      giveUp: { by: 'body.id', set: [], fixed: { isGivenUp: true } },
    },
  },
  '/admin/hook-notices': {
    service: 'hooks',
    list: 'notices',
    get: 'notice',
    name: ['name'],
    does: {
      resend: { by: 'body.id', set: [], held: ['state'], isDone: ({ state }) => state === 'waiting', back: null },
    },
  },
  '/admin/caches': {
    service: 'caches',
    list: 'list',
    get: 'get',
    id: 'tag',
    name: ['tag'],
    does: { drop: { by: 'body.tag', set: ['reason'], needs: ['reason'], held: [], back: null } },
  },
}
