import type { Answer, CallError, ErrorCode, Parsed, RecordKind, Service, Spec } from '@volante/contract/kit'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { CookieSerializeOptions } from '@fastify/cookie'
import type { StoredUpload } from '../files/with-upload.ts'
import type { Ctx, SignedInCtx } from './ctx.ts'

/** Cookies a call sets on its answer; in process they are handed to the page. */
export interface Cookies {
  set(name: string, value: string, options?: CookieSerializeOptions): void
  clear(name: string, options?: CookieSerializeOptions): void
}

export interface Given<S extends Spec> extends Parsed<S> {
  readonly ctx: S['access'] extends 'bearer' | 'idToken' ? SignedInCtx : Ctx
  readonly cookies: Cookies
  /** The files of a multipart call; one the handler does not keep is removed. */
  readonly files: readonly StoredUpload[]
  /** Where the caller's right holds, for a call within 'rows' or a record: nothing beyond it may be shown or changed. */
  readonly reach: S extends { readonly may: string } ? DealerReach | 'all' : undefined
  /** A refusal the call declares; throw it. */
  readonly fail: (code: ErrorCode<S>, values?: Readonly<Record<string, string | number>>) => CallError
}

export type Handler<S extends Spec> = (given: Given<S>) => Promise<Answer<S>> | Answer<S>

export type Handlers<Calls extends Record<string, Spec>> = { readonly [K in keyof Calls]: Handler<Calls[K]> }

/** Whether a record lies within a reach; false for one there is not. */
export type IsWithin = (ctx: SignedInCtx, id: string, reach: DealerReach | 'all') => Promise<boolean>

/** The records a module answers for, and its dealers where it keeps those. */
export type Records = Readonly<Partial<Record<RecordKind, IsWithin>>>

export interface Implementation {
  readonly service: Service
  readonly handlers: Readonly<Record<string, Handler<Spec>>>
  readonly records: Records
}

/** Binds a service's contract to its handlers; a missing handler or an undeclared refusal does not compile. `records` says where the module's records belong. */
export function implement<Calls extends Record<string, Spec>>(
  service: Service<Calls>,
  handlers: Handlers<Calls>,
  records: Records = {},
): Implementation {
  return { service, handlers: handlers as unknown as Implementation['handlers'], records }
}
