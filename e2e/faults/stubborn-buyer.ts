import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, services } from '@volante/contract'
import { httpClient } from '@volante/contract/client'
import { CallError } from '@volante/contract/kit'
import { paperPdf } from '../../scripts/scenario/sample-files.ts'
import type { Car, Plan } from './purchase-plan.ts'

/** What a buyer was told and can rely on. */
export interface Receipt {
  readonly plan: Plan
  readonly orderId: string
  /** Charges the platform acknowledged. */
  readonly chargeIds: readonly string[]
  /** Told that the payment is through. */
  readonly isReportedPaid: boolean
}

/** Longer than a server that was killed takes to come back, however slow the machine is. */
const PATIENCE_MS = 300_000
const LOOKS = 12
const PAPER = paperPdf()
const ADDRESS = {
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  neighbourhood: 'Bela Vista',
  city: 'São Paulo',
  uf: 'SP',
}

/** A buyer who asks again, with the same idempotency key, until the platform answers. */
export class StubbornBuyer {
  readonly #url: string
  readonly #headers: Readonly<Record<string, string>>
  readonly #campaignId: string
  readonly #api: Api

  constructor(url: string, token: string, campaignId: string) {
    this.#url = url
    this.#campaignId = campaignId
    this.#headers = { authorization: `Bearer ${token}`, 'x-site': 'br-fiat' }
    this.#api = httpClient(services, { base: `${url}/api`, headers: () => this.#headers })
  }

  /** Follows a plan; returns null when every wished car was gone. */
  async follow(plan: Plan): Promise<Receipt | null> {
    const orderId = await this.#reserve(plan)
    if (!orderId) return null
    if (!plan.kind) return { plan, orderId, chargeIds: [], isReportedPaid: false }
    const { conduct } = plan
    const rule = { orderId, conduct: conduct?.conduct, delaySeconds: conduct?.delaySeconds }
    if (conduct) await again(() => this.#post('/box/rules', JSON.stringify(rule)))
    const chargeIds = await this.#pay(plan, orderId, plan.kind)
    const isReportedPaid = plan.kind !== 'boleto' && (await this.#isThrough(orderId))
    return { plan, orderId, chargeIds, isReportedPaid }
  }

  async #reserve(plan: Plan): Promise<string | null> {
    for (const [at, wish] of plan.wishes.entries()) {
      const order = await again(() => this.#preReserve(plan, wish, `${plan.key}-${at}`))
      if (order) return order
    }
    return null
  }

  async #preReserve(
    { cpf }: Plan,
    { mvsCode, year, color, dealerCode }: Car,
    idempotencyKey: string,
  ): Promise<string | null> {
    const person = { name: 'Marina Duarte Lopes', cpf, phone: '11987654321', birthdate: '1988-04-12' }
    try {
      const body = { campaignId: this.#campaignId, mvsCode, year, color, dealerCode, person }
      return (await this.#api.reservation.preReserve({ body, idempotencyKey })).id
    } catch (error) {
      if (error instanceof CallError && error.code === 'stock.noneForCar') return null
      throw error
    }
  }

  async #pay(plan: Plan, orderId: string, kind: 'card' | 'pix' | 'boleto'): Promise<string[]> {
    if (kind === 'card') {
      const token = await again(() => this.#sendCard(plan.cardNumber))
      return this.#payTwice(plan, kind, { reservationId: orderId, card: { token } })
    }
    const body = { reservationId: orderId, billingAddress: ADDRESS }
    if (kind === 'pix') return this.#payTwice(plan, kind, body)
    // A boleto is chosen first and issued once the papers are in.
    const idempotencyKey = `${plan.key}-choose`
    await again(() => this.#api.reservation.payment({ params: { type: kind }, body, idempotencyKey }))
    for (const paper of ['identity', 'proofOfAddress']) await again(() => this.#upload(orderId, paper))
    return this.#payTwice(plan, kind, body)
  }

  /** Sends the payment, twice at once where the buyer is hasty. */
  async #payTwice(plan: Plan, type: 'card' | 'pix' | 'boleto', body: PaymentBody): Promise<string[]> {
    const clicks = plan.isHasty ? ['pay', 'pay-again'] : ['pay']
    const charges = await Promise.all(
      clicks.map((click) =>
        again(async () => {
          const idempotencyKey = `${plan.key}-${click}`
          const { charge } = await this.#api.reservation.payment({ params: { type }, body, idempotencyKey })
          return charge?.id
        }),
      ),
    )
    return [...new Set(charges.filter((id) => id !== undefined))]
  }

  async #isThrough(reservationId: string): Promise<boolean> {
    for (let look = 0; look < LOOKS; look++) {
      const { state } = await again(() => this.#api.reservation.processing({ body: { reservationId } }))
      if (state !== 'PROCESSING') return state === 'SUCCESS'
      await sleep(150)
    }
    return false
  }

  async #sendCard(number: string): Promise<string> {
    const { token: oneTimeToken, tokeniser } = await this.#api.paymentInstruments.oneTimeToken()
    const card = { oneTimeToken, number, name: 'MARINA D LOPES', expiry: '12/31', securityCode: '123' }
    const answer = await fetch(`${this.#url}${tokeniser}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(card),
    })
    // A leave that was spent by an answer that never came is replaced by a new one.
    if (answer.status !== 201) throw new CallError(503, { code: 'request.unavailable', message: await answer.text() })
    return ((await answer.json()) as { token: string }).token
  }

  #upload(orderId: string, kind: string): Promise<void> {
    const form = new FormData()
    form.set('request', JSON.stringify({ root_path: 'orders', sub_path: `${orderId}/${kind}` }))
    form.set('file', new Blob([PAPER], { type: 'application/pdf' }), `${kind}.pdf`)
    return this.#post('/private-api/file/upload', form)
  }

  async #post(path: string, body: string | FormData): Promise<void> {
    const type = typeof body === 'string' ? { 'content-type': 'application/json' } : {}
    const answer = await fetch(`${this.#url}/api${path}`, {
      method: 'POST',
      headers: { ...this.#headers, ...type },
      body,
    })
    const message = await answer.text()
    if (!answer.ok) throw new CallError(answer.status, { code: 'request', message })
  }
}

interface PaymentBody {
  readonly reservationId: string
  readonly billingAddress?: typeof ADDRESS
  readonly card?: { readonly token: string }
}

/** Away or not yet back: asked again. Any other refusal is an answer. */
const isAway = (error: unknown): boolean => !(error instanceof CallError) || error.status === 503

async function again<T>(ask: () => Promise<T>): Promise<T> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!isAway(error) || Date.now() > end) throw error
      await sleep(50)
    }
  }
}
