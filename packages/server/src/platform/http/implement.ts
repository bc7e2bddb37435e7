import type { Answer, CallError, ErrorCode, Parsed, Service, Spec } from '@volante/contract/kit'
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
  /** A refusal the call declares; throw it. */
  readonly fail: (code: ErrorCode<S>, values?: Readonly<Record<string, string | number>>) => CallError
}

export type Handler<S extends Spec> = (given: Given<S>) => Promise<Answer<S>> | Answer<S>

export type Handlers<Calls extends Record<string, Spec>> = { readonly [K in keyof Calls]: Handler<Calls[K]> }

export interface Implementation {
  readonly service: Service
  readonly handlers: Readonly<Record<string, Handler<Spec>>>
}

/** Binds a service's contract to its handlers; a missing handler or an undeclared refusal does not compile. */
export function implement<Calls extends Record<string, Spec>>(
  service: Service<Calls>,
  handlers: Handlers<Calls>,
): Implementation {
  return { service, handlers: handlers as unknown as Implementation['handlers'] }
}
