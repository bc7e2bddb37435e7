import type { CallError, Spec } from '@volante/contract/kit'
import type { SharedError } from '@volante/contract/shared-errors'
import type { Refusal } from '@volante/domain/refusal'
import type { Scopes } from '@volante/domain/policy/held-scopes'
import type { Permission } from '@volante/domain/policy/permissions'
import type { Role } from '@volante/domain/vocabulary'
import type { Site } from '@volante/contract/site'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'
import type { StoredUpload } from '../files/with-upload.ts'
import type { Send } from '../jobs/jobs.ts'
import type { TagFigures } from '../process/cache-figures.ts'
import type { Providers } from '../process/providers.ts'
import type { Settings } from '../settings/settings.ts'
import type { Texts } from '../texts/texts.ts'

/** Who is signed in. Roles say what they may do (`can` of the policy), scopes where. */
export interface Caller {
  readonly id: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly scopes: Scopes
  /** An external application's own rights, and nothing else of what its owner's roles give. */
  readonly only?: readonly Permission[]
  /** The session that says so; absent where somebody is spoken for without one. */
  readonly sessionId?: string
}

/** An external application whose id and secret were checked. */
export interface KnownClient {
  readonly id: string
  /** As whom it calls under a right; null for the one that the settings name, which holds none. */
  readonly caller: Caller | null
  /** Notes that it was let in. */
  use(): Promise<void>
}

/** What a request is about, known before its call runs. */
export interface RequestInfo {
  readonly requestId: string
  readonly site: Site
  readonly now: Date
  readonly user: Caller | null
  /** A registered client (its id and secret were checked), or our own pages calling in process. */
  readonly isClient: boolean
  readonly client?: KnownClient | null
  /** The site's own public pair was sent: it says for which site, and of nobody who. */
  readonly isSite?: boolean
  /** What the visitor's address and browser tell, kept as consent evidence; never logged in full. */
  readonly origin: { readonly ip: string; readonly userAgent: string }
  /** The query string of the partner's link by which the visitor came; of it, only `cameBy` is ever kept. */
  readonly partnerQuery?: string | undefined
}

/** A request's parts before they are checked. */
export interface RawInput {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly headers?: unknown
  readonly files?: readonly StoredUpload[] | undefined
  readonly idempotencyKey?: string | undefined
}

/** As whom, where and when something else is done than the context itself says. */
export type Acting = Partial<Pick<RequestInfo, 'user' | 'site' | 'now'>>

/** Everything a handler may use. In a write `db` is the transaction; no other handle is in reach. */
export interface Ctx extends RequestInfo {
  readonly db: Db
  readonly settings: Settings
  /** The sites that are open: those visitors may be led to. */
  readonly sites: readonly Site[]
  /** The closed ones too: where a record says at which site it was made. */
  readonly everySite: readonly Site[]
  /** The sites as their files say, whatever administrators set. */
  readonly siteDefaults: readonly Site[]
  readonly texts: Texts
  readonly providers: Providers
  readonly log: Logger
  /** Queues a job in the caller's transaction: it exists exactly when the write does. */
  readonly enqueue: Send
  /** One transaction of a job's own, with what it queues; in a write it is the write's own. Nothing but the database is awaited inside. */
  inTransaction<T>(work: (ctx: Ctx) => Promise<T>): Promise<T>
  /**
   * What was read of tables that seldom change, kept in this process by key until one of the nouns changes (`changed`).
   * The key holds everything the reading depends on, the day of a price too. In a write it is read in the transaction.
   */
  remember<T>(nouns: readonly string[], key: readonly unknown[], load: () => Promise<T>): Promise<T>
  /** The same for rows by id: those not known yet are loaded together. */
  rememberEach<T>(
    noun: string,
    ids: readonly string[],
    load: (missing: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<(T | undefined)[]>
  /**
   * The same context for tables that the caller's write does not change: what is remembered serves in a write too, and is
   * kept. A price or a campaign is then as the buyer saw it.
   */
  onlyReading(): Ctx
  /** Drops cached answers and pages about this noun, in every process, once the transaction is committed. */
  changed(noun: string): Promise<void>
  /** What this process keeps in memory, by cache tag. */
  cached(): readonly TagFigures[]
  /**
   * Tells who watches this noun, in every process, soon after the commit that it changed. A process that dies in between
   * tells nobody, so watchers look by themselves from time to time. Unlike `changed` it costs the transaction nothing:
   * commits that notify wait for one another.
   */
  announce(noun: string): void
  /**
   * Does this last in the transaction, once however often it is asked for by the same name: what follows from all that was
   * written. Outside a transaction there is nothing to follow from.
   */
  beforeCommit(name: string, work: (ctx: Ctx) => Promise<void>): void
  /**
   * Another call as part of this write, as the same caller (a job names one, or another site or moment): its access, reach and shape
   * are checked and it leaves its own audit entry. In a transaction only.
   */
  run(spec: Spec, input: RawInput, as?: Acting): Promise<unknown>
  /** A message text in the site's language. */
  text(key: string, values?: Readonly<Record<string, string | number>>): string
  /** A refusal that calls share, e.g. `request.notFound`, or what a rule refuses by; throw it. The contract knows its status. */
  fail(refused: SharedError | Refusal, values?: Refusal['values']): CallError
}

/** A context of a call that needs a signed-in user. */
export interface SignedInCtx extends Ctx {
  readonly user: Caller
}
