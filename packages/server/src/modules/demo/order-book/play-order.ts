import { MINUTE_MS } from '@volante/domain/duration'
import { randomBytes } from 'node:crypto'
import type { Site } from '@volante/contract/site'
import type { DocumentKind } from '@volante/domain/order/documents'
import type { Ctx, SignedInCtx } from '../../../platform/http/ctx.ts'
import {
  askAbout,
  chargesOfOrder,
  finishRefund,
  refundsOfCharge,
  workOnRefund,
  workOnSubmission,
} from '../../payments/api.ts'
import { followCharge, fullOrder, type OrderRow, payDeposit, payRemaining, type Way } from '../../reservations/api.ts'
import { keepCard } from '../../../providers/tokeniser/api.ts'
import type { Buyer } from './cast.ts'
import { pastCtx, type Somebody } from './past-ctx.ts'
import type { PlannedOrder } from './plan.ts'

/** Who of the demo's staff acts. */
export type StaffKind = 'administrator' | 'documents' | 'fraud'

/** What a picture is of. */
export type Pictured = DocumentKind | 'selfie'

/** A stored file that waits to be sent as a paper, or as a photo. */
export interface StoredPicture {
  readonly name: string
  readonly bytes: number
  readonly sha256: string
  readonly key: string
}

/** What an order of the book is played with. */
export interface Scene {
  readonly planned: PlannedOrder
  readonly site: Site
  readonly buyer: Buyer
  readonly account: Somebody
  readonly staff: Readonly<Record<StaffKind, Somebody>>
  readonly pictures: ReadonlyMap<Pictured, StoredPicture>
  readonly openedAt: Date
}

const SECOND_MS = 1_000

/** An order of the book while it is played: who acts when, and what money does by itself. */
export class PlayedOrder {
  readonly scene: Scene
  readonly #inside: Ctx
  id = ''
  now: Date

  constructor(inside: Ctx, scene: Scene) {
    this.#inside = inside
    this.scene = scene
    this.now = scene.openedAt
  }

  asBuyer(): SignedInCtx {
    return pastCtx(this.#inside, { now: this.now, site: this.scene.site, user: this.scene.account })
  }

  asStaff(kind: StaffKind): SignedInCtx {
    return pastCtx(this.#inside, { now: this.now, site: this.scene.site, user: this.scene.staff[kind] })
  }

  async order(): Promise<OrderRow> {
    return (await this.full()).order
  }

  async full() {
    const full = await fullOrder(this.#inside.db, this.id, null)
    if (!full) throw new Error(`no order ${this.id}`)
    return full
  }

  async payDeposit(way: Way): Promise<void> {
    const ctx = this.asBuyer()
    await payDeposit(ctx, await this.full(), await this.#withCard(ctx, way))
    await this.submitCharges()
  }

  async payRest(way: Way): Promise<void> {
    const ctx = this.asBuyer()
    await payRemaining(ctx, await this.full(), await this.#withCard(ctx, way))
    await this.submitCharges()
  }

  /** What the jobs of new charges would do, and of payments that come within the minute. */
  async submitCharges(): Promise<void> {
    for (const { id } of await chargesOfOrder(this.#inside.db, this.id)) await workOnSubmission(this.asBuyer(), id)
    this.now = new Date(this.now.getTime() + 40 * SECOND_MS)
    await this.hearOfMoney()
  }

  /** What is paid by now is told; refunds arrive. */
  async hearOfMoney(): Promise<void> {
    const ctx = this.asBuyer()
    for (const charge of await chargesOfOrder(this.#inside.db, this.id)) {
      await askAbout(ctx, charge.id)
      for (const refund of await refundsOfCharge(ctx, charge.id)) {
        if (refund.state === 'done' || refund.state === 'failed') continue
        await workOnRefund(ctx, refund.id)
        await finishRefund(ctx, charge, refund.id, 'done')
      }
      await followCharge(ctx, charge.id)
    }
  }

  /** Lets so many minutes pass within an act. */
  wait(minutes: number): void {
    this.now = new Date(this.now.getTime() + minutes * MINUTE_MS)
  }

  async #withCard(ctx: SignedInCtx, way: Way): Promise<Way> {
    if (way.kind !== 'card') return way
    const { token } = await keepCard(
      ctx.db,
      { ...CARD, account_id: ctx.user.id, fingerprint: randomBytes(32) },
      ctx.now,
    )
    return { ...way, card: { token }, installments: 1 + (this.scene.planned.place % 4) * 3 }
  }
}

const CARD = { brand: 'Visa', last4: '1111', holder: 'TITULAR', expiry: '12/31', conduct: 'settle' } as const
