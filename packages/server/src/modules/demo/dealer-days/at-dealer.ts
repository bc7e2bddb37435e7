import { momentAt } from '@volante/domain/moments'
import { type Answer, CallError, type Input, type Spec } from '@volante/contract/kit'
import type { Day } from '@volante/domain/date'
import { MINUTE_MS } from '@volante/domain/duration'
import type { Site } from '@volante/contract/site'
import type { Caller, Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import { chancesOf } from '../chances.ts'
import { type Buyer, buyerAt } from '../order-book/cast.ts'
import { pastCtx } from '../order-book/past-ctx.ts'
import { accountOf } from '../order-book/play-book.ts'

/** A dealer of the demo at which one of its people works, on a day. */
export interface DealerDay {
  readonly dealer: {
    readonly id: string
    readonly dealerCode: string
    readonly timeZone: string
    readonly services: readonly string[]
  }
  readonly site: Site
  readonly staff: Caller
  readonly day: Day
  /** Nothing of the day is later. */
  readonly until: Date
}

/** People of the dealers' days stand behind those who buy; further on there are no telephone numbers. */
const [FIRST_PLACE, LAST_PLACE] = [400, 3_800]

const NOWHERE = { markets: [], brands: [], regions: [], dealerGroups: [], dealerCodes: [] }

/** A dealer's day while it is played: each call is made as who would make it, at its time. */
export class AtDealer {
  readonly is: DealerDay
  readonly #inside: Ctx
  #people = 0

  constructor(inside: Ctx, is: DealerDay) {
    this.#inside = inside
    this.is = is
  }

  get country() {
    return this.is.site.country
  }

  /** What is sold here. */
  get cars() {
    const { brand, country } = this.is.site
    return { brand, country }
  }

  /** Within the half hour after the dealer's clock shows this, or, where that is still to come, before now. */
  at(time: string): Date {
    const { dealer, day, until } = this.is
    const [early = 0] = this.chances(time)
    const minutes = Math.floor(early * 30) * MINUTE_MS
    const planned = (momentAt(dealer.timeZone, day, time) ?? until).getTime() + minutes
    return new Date(planned < until.getTime() ? planned : until.getTime() - minutes)
  }

  visitor<S extends Spec>(time: string, spec: S, input: Input<S>): Promise<Answer<S>> {
    return this.#run(spec, input, null, this.at(time))
  }

  staff<S extends Spec>(time: string, spec: S, input: Input<S>): Promise<Answer<S>> {
    return this.#run(spec, input, this.is.staff, this.at(time))
  }

  /** Somebody with an account of their own. */
  async customer(): Promise<Buyer & { readonly caller: Caller }> {
    const buyer = this.somebody()
    const account = await accountOf(this.#inside.db, buyer, this.is.site)
    return { ...buyer, caller: { ...account, scopes: NOWHERE } }
  }

  as<S extends Spec>({ caller }: { readonly caller: Caller }, time: string, spec: S, input: Input<S>) {
    return this.#run(spec, input, caller, this.at(time))
  }

  /** For what is no part of another write. */
  ctxOf(user: Caller, time: string): SignedInCtx {
    return pastCtx(this.#inside, { now: this.at(time), site: this.is.site, user })
  }

  /** Numbers of this dealer's day for one purpose. */
  chances(purpose: string): readonly number[] {
    return chancesOf(`${this.is.dealer.dealerCode} ${this.is.day} ${purpose}`)
  }

  /** Somebody who comes or writes; nobody twice on a day. */
  somebody(): Buyer {
    const [where = 0] = this.chances(`person ${this.#people++}`)
    return buyerAt(FIRST_PLACE + Math.floor(where * (LAST_PLACE - FIRST_PLACE)), this.country)
  }

  #run<S extends Spec>(spec: S, input: Input<S>, user: Caller | null, now: Date): Promise<Answer<S>> {
    return this.#inside.run(spec, input, { user, now, site: this.is.site }) as Promise<Answer<S>>
  }
}

/** Addresses of people of the demo end so: what others book and write is left alone. */
export const isOfCast = ({ email }: { readonly email: string }): boolean => email.endsWith('@carteira.example')

/** Of what is no call. */
export const refusal = (code: string): CallError => new CallError(422, { code, message: code })

/** Where a call refuses, the world has become another one since: nothing happens then. */
export async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof CallError)) throw error
  }
}
