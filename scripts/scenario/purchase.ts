import { randomUUID } from 'node:crypto'
import type { Api } from '@volante/contract'
import { PHOTO_CONSENT_VERSION } from '@volante/contract/documents'
import type { ChargeView, OrderView } from '@volante/contract/order-shapes'
import { formatPrice } from '@volante/domain/money/price'
import type { Browser } from './browser.ts'
import { paperPhoto, portrait } from './sample-files.ts'
import type { Stage } from './stage.ts'

/** Width of a phone's window: the security photo is for phones. */
const PHONE = 390

/** One buyer and the car they reserved. */
export class Purchase {
  readonly id: string
  readonly stage: Stage
  readonly #browser: Browser
  /** Cars like this one that were free before it was reserved. */
  readonly freeBefore: number
  readonly #left: () => Promise<number>

  private constructor(stage: Stage, browser: Browser, id: string, freeBefore: number, left: () => Promise<number>) {
    this.stage = stage
    this.id = id
    this.freeBefore = freeBefore
    this.#browser = browser
    this.#left = left
  }

  /** A new buyer reserves the first car of the site's campaign that can be had. */
  static async begin(stage: Stage): Promise<Purchase> {
    const browser = await stage.newBuyer()
    const { car, availability } = await freeCar(browser.api)
    const left = async () => (await browser.api.reservation.availability({ query: availability })).left
    const freeBefore = await left()
    const order = await browser.api.reservation.preReserve({ body: car, idempotencyKey: randomUUID() })
    const { modelName, versionName, color, total } = order.car
    await stage.say(
      `Reserved ${modelName} ${versionName}, ${color.name}, ${formatPrice(total, order.currency)}: order ${order.number}`,
      order,
    )
    return new Purchase(stage, browser, order.id, freeBefore, left)
  }

  get api(): Api {
    return this.#browser.api
  }

  view(): Promise<OrderView> {
    return this.api.reservation.status({ params: { id: this.id } })
  }

  /** Starts a payment of the reservation value. */
  async pay(type: 'card' | 'pix' | 'boleto', cardNumber?: string): Promise<void> {
    const card = cardNumber ? { token: await this.#browser.sendCard(cardOf(cardNumber)) } : undefined
    const body = { reservationId: this.id, card }
    await this.api.reservation.payment({ params: { type }, body, idempotencyKey: randomUUID() })
  }

  /** Waits until the newest charge of this purpose is there and ready. */
  charge(what: string, is: (charge: ChargeView) => boolean): Promise<ChargeView> {
    return this.stage.until(what, async () => (await this.view()).charges.find(is))
  }

  /** Waits until the order stands somewhere, and tells. */
  async reaches(status: string, text: string): Promise<OrderView> {
    const order = await this.stage.until(status, async () => {
      const seen = await this.view()
      return seen.status === status && seen
    })
    await this.stage.say(text, order)
    return order
  }

  /** Whether as many such cars are free as before, or fewer. */
  isCarFree = async (): Promise<boolean> => (await this.#left()) >= this.freeBefore

  async sendPapers(): Promise<void> {
    for (const { kind, state } of (await this.view()).documents)
      if (state === 'missing') await this.#browser.upload(this.id, kind, await paperPhoto())
    await this.stage.say('Sent the papers', await this.view())
  }

  async takePhoto(): Promise<void> {
    const params = { id: this.id }
    await this.api.documents.startPhoto({ params, body: { consent: true, version: PHOTO_CONSENT_VERSION } })
    const image = await portrait()
    const { state } = await this.api.faceIdentity.detect({ body: { image, reservationId: this.id, width: PHONE } })
    if (state !== 'success') throw new Error(`The security photo ended in: ${state}`)
    await this.stage.say('Took the security photo', await this.view())
  }

  async approvePapers(): Promise<void> {
    const staff = await this.stage.staff('documents')
    for (const { kind } of (await this.view()).documents)
      await staff.orders.reviewDocument({ params: { id: this.id }, body: { kind, approved: true } })
    await this.stage.say('Staff approved the papers', await this.view())
  }

  async sign(): Promise<void> {
    const contract = await this.stage.until('a contract to sign', async () => {
      const found = await this.api.privateApi.contractList({ query: { reservationId: this.id } })
      return found.find(({ state }) => state === 'OPEN')
    })
    await this.api.privateApi.contractSign({ body: { id: contract.id, accepted: true } })
    await this.stage.say(`Signed the contract, SHA-256 ${contract.sha256.slice(0, 12)}…`, await this.view())
  }

  /** A step that the factory or the dealer reports, entered by an administrator. */
  async report(status: string): Promise<void> {
    const staff = await this.stage.staff('administrator')
    const order = await staff.orders.advance({ params: { id: this.id }, body: { status } })
    await this.stage.say(`Reported: ${status}`, order)
  }
}

/** The first car of the campaign with a dealer who can hand it over, as the showcase would send it. */
async function freeCar(api: Api) {
  const [campaign] = await api.reservation.campaigns({ query: { active: true } })
  for (const { mvsCode, year, colors } of campaign?.cars ?? []) {
    for (const { code: color } of colors) {
      const car = { campaignId: campaign?.id ?? '', mvsCode, year, color }
      for (const dealer of await api.reservation.campaignDealers({ params: { id: car.campaignId } })) {
        const query = {
          campaignId: car.campaignId,
          mvsCode,
          modelYear: year,
          colorCode: color,
          dealerCode: dealer.code,
        }
        const { isAvailable } = await api.reservation.availability({ query })
        if (isAvailable) return { car: { ...car, dealerCode: dealer.code }, availability: query }
      }
    }
  }
  throw new Error('No car of the campaign is free')
}

const cardOf = (number: string) => ({ number, name: 'MARINA D LOPES', expiry: '12/31', securityCode: '123' })
