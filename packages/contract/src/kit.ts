import type { Permission } from '@volante/domain/policy/permissions'
import type { UnusedHeader } from './unused-headers.ts'

/** The least a schema must be; naming zod's own classes here would multiply the checker's work. */
export interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown }
}

export type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** Who may call: nobody named, anybody but named when known, a signed-in user, a registered client, … (calls catalogue, `auth`). */
export type Access = 'public' | 'optional' | 'bearer' | 'client' | 'basic' | 'idToken'

/** A named part of the request, e.g. `body.dealerCode`. */
type RequestPart = `${'params' | 'query' | 'body'}.${string}`

/** Where a call's right must hold, checked by the runner before its handler. What is named more than once must all be within reach. */
export type Within =
  /** The country of the site that the request names. */
  | { readonly market: 'site' }
  /** A brand in that country. */
  | { readonly brand: RequestPart }
  /** A dealer, by its id or code. */
  | { readonly dealer: RequestPart }
  /** A record of a module that says of its own records where they belong (`implement`); one beyond reach is unknown (404). */
  | { readonly record: RecordKind; readonly by: RequestPart }
  /** Many rows: the handler shows and changes only those within the `reach` it is given. A write by who reaches nothing is refused. */
  | 'rows'
  /** The caller's own things, for which the right is only the key. */
  | 'own'

export type RecordKind =
  | 'hook'
  | 'hookNotice'
  | 'appointment'
  | 'calendarBlock'
  | 'closedDays'
  | 'tradeOffer'
  | 'changeSet'
  | 'dealer'
  | 'event'
  | 'integrationError'
  | 'lead'
  | 'manual'
  | 'message'
  | 'order'
  | 'participant'
  | 'person'
  | 'photo'
  | 'proposal'
  | 'pushMessage'
  | 'qrCode'
  | 'quotation'
  | 'repairman'
  | 'report'
  | 'review'
  | 'sheetBatch'
  | 'upgradeSetup'
  | 'visit'
  | 'workingPrice'

/** A call as plain data. Routes, clients, the reference pages and the looped test all derive from it. */
export interface Spec {
  /** The call's name in the catalogue (packages/contract/spec/calls.json). */
  readonly id: string
  /** Further catalogue names that share this method and path. */
  readonly also?: readonly string[]
  readonly get?: string
  readonly post?: string
  readonly put?: string
  readonly patch?: string
  readonly delete?: string
  readonly access: Access
  /** The right it takes (packages/domain/src/policy); none stated means any signed-in user. */
  readonly may?: Permission
  /** A call of clients that the site's own public pair opens, too (`page-settings`): it is counted as any visitor's. */
  readonly forSites?: true
  /** How far that right must reach; every call that takes a right says so. */
  readonly within?: Within | readonly Within[]
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly headers?: Schema
  /** Headers of the catalogue that may be sent and are not read. */
  readonly unused?: readonly UnusedHeader[]
  /** A multipart body: its parts by name, and under `file` what is told of the files (`SentFiles`), which are checked and stored before the handler runs. */
  readonly upload?: true
  /** Most bytes of a JSON body, where a call takes more than usual. */
  readonly maxBody?: number
  /** Shape of the answer. Absent: a file when `file` is set, else no content. */
  readonly ok?: Schema
  readonly file?: true
  /** 200, or 204 without an answer, unless stated. */
  readonly status?: number
  /** Message key of each expected refusal -> HTTP status. */
  readonly errors?: Readonly<Record<string, number>>
  /** A public read kept in memory for the site's cache time, dropped when one of these nouns changes. */
  readonly cache?: readonly string[]
  /** A call that only reads although its verb is not GET. */
  readonly readOnly?: true
  /** A write that must await something else first (a password's hash, an identity provider): its handler opens the transaction. */
  readonly ownTransaction?: true
  /** A hot write whose handler changes data with one statement: it gets a transaction only for an idempotency key or an audit line beside it. */
  readonly oneStatement?: true
  /** One sentence: what it takes, returns and refuses. */
  readonly says: string
}

type OneRoute = { [V in Verb]: { readonly [K in V]: string } & { readonly [K in Exclude<Verb, V>]?: never } }[Verb]

type ReachStated<S extends Spec> = S extends { readonly may: Permission }
  ? { readonly within: object | string }
  : unknown

export function call<const S extends Spec>(spec: S & OneRoute & ReachStated<S>): S {
  return spec
}

export interface Service<Calls extends Record<string, Spec> = Record<string, Spec>> {
  readonly name: string
  readonly calls: Calls
}

export function service<const Calls extends Record<string, Spec>>(name: string, calls: Calls): Service<Calls> {
  return { name, calls }
}

export function routeOf(spec: Spec): { verb: Verb; path: string } {
  for (const verb of ['get', 'post', 'put', 'patch', 'delete'] as const) {
    const path = spec[verb]
    if (path !== undefined) return { verb, path }
  }
  throw new Error(`${spec.id} states no path`)
}

/** Writes run in one transaction (`oneStatement` says when not) and may carry an idempotency key. */
export const isWrite = (spec: Spec): boolean =>
  spec.get === undefined && spec.readOnly !== true && spec.ownTransaction !== true

export const okStatus = (spec: Spec): number => spec.status ?? (spec.ok || spec.file ? 200 : 204)

/** Of an answer that leaves rows of its list out (spec features O-62). */
export const PART = 206

/** A reading that gives its list in parts says so by its answer's shape: `items`, with how many there are or where the next part begins. */
export function answersInParts({ get, ok }: Spec): boolean {
  const { shape = {} } = (ok as { readonly def?: { readonly shape?: object } } | undefined)?.def ?? {}
  return get !== undefined && 'items' in shape && ('total' in shape || 'next' in shape)
}

/** Takes a call, what was asked of it and its answer; returns the status: 206 for a part of a list, whichever part it is. */
export function statusOf(spec: Spec, query: unknown, answer: unknown): number {
  if (!answersInParts(spec)) return okStatus(spec)
  const { items, total, next } = answer as { items: readonly unknown[]; total?: number; next?: string | null }
  const { after } = query as { readonly after?: unknown }
  const isPart = (total !== undefined && items.length < total) || (next ?? after ?? null) !== null
  return isPart ? PART : okStatus(spec)
}

type Out<S> = S extends Schema ? S['_zod']['output'] : undefined
type In<S> = S extends Schema ? S['_zod']['input'] : undefined

export interface FileAnswer {
  readonly type: string
  readonly name?: string
  readonly body: Uint8Array | AsyncIterable<Uint8Array>
  /** Bytes of a body that comes in pieces. */
  readonly size?: number
  /** The body compressed by brotli, where that helps. */
  readonly br?: Uint8Array
  /** Names the content of a public file; else it is read off the bytes. */
  readonly etag?: string
  /** How long a public file may be kept by who gets it; an hour unless told. */
  readonly cacheControl?: string
  /** A public file that is the same for everybody may be kept in memory for so long, until one of the nouns changes. */
  readonly keep?: { readonly ms: number; readonly nouns: readonly string[] }
}

/** What a handler is given of the request, already checked against the call's schemas. */
export interface Parsed<S extends Spec> {
  readonly params: Out<S['params']>
  readonly query: Out<S['query']>
  readonly body: Out<S['body']>
  readonly headers: Out<S['headers']>
}

type Part<S extends Spec, K extends 'params' | 'query' | 'body' | 'headers'> = S[K] extends Schema
  ? Record<never, never> extends In<S[K]>
    ? { readonly [P in K]?: In<S[K]> }
    : { readonly [P in K]: In<S[K]> }
  : unknown

/** What a caller passes: only the parts the call has, optional where every field is. */
export type Input<S extends Spec> = Part<S, 'params'> &
  Part<S, 'query'> &
  Part<S, 'body'> &
  Part<S, 'headers'> & { readonly idempotencyKey?: string }

export type Answer<S extends Spec> = S extends { readonly ok: Schema }
  ? Out<S['ok']>
  : S extends { readonly file: true }
    ? FileAnswer
    : undefined

type Call<S extends Spec> =
  Record<never, never> extends Input<S>
    ? (input?: Input<S>) => Promise<Answer<S>>
    : (input: Input<S>) => Promise<Answer<S>>

export type Client<Services extends Record<string, Service>> = {
  readonly [N in keyof Services]: { readonly [K in keyof Services[N]['calls']]: Call<Services[N]['calls'][K]> }
}

export type ErrorCode<S extends Spec> = keyof S['errors'] & string

export interface FieldError {
  /** Dotted path of the field in the request part, e.g. `email` or `parts.2.code`. */
  readonly path: string
  readonly code: string
  readonly message: string
  /** What its text says besides, e.g. the least that is taken. */
  readonly values?: Readonly<Record<string, string | number>>
}

/** The body of every refusal. */
export interface ErrorBody {
  readonly code: string
  readonly message: string
  readonly fields?: readonly FieldError[]
}

/** An expected refusal: declared by the call or by the runner, shown to people in the site's language. */
export class CallError extends Error {
  readonly code: string
  readonly status: number
  readonly fields: readonly FieldError[] | undefined
  readonly values: Readonly<Record<string, string | number>> | undefined

  constructor(status: number, body: ErrorBody, values?: Readonly<Record<string, string | number>>) {
    super(body.message)
    this.name = 'CallError'
    this.code = body.code
    this.status = status
    this.fields = body.fields
    this.values = values
  }

  toBody(): ErrorBody {
    return { code: this.code, message: this.message, ...(this.fields ? { fields: this.fields } : {}) }
  }
}
