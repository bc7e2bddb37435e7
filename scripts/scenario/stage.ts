import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Api } from '@volante/contract'
import type { DemoPerson } from '@volante/contract/demo'
import { cpfCheckDigits } from '@volante/domain/person/cpf'
import { formatPrice } from '@volante/domain/money/price'
import { type Browser, openBrowser } from './browser.ts'

export interface StageOptions {
  /** Where the platform answers, e.g. http://localhost:3000. */
  readonly base: string
  readonly print: (line: string) => void
}

/** What of an order a printed line shows. */
export interface Shown {
  readonly status: string
  readonly ledger: { readonly paid: number; readonly remaining: number; readonly currency: 'BRL' | 'ARS' }
}

const SITE = 'br-fiat'
const ZONE = 'America/Sao_Paulo'
const PASSWORD = 'Cenario#2026'
const LOOK_MS = 200
const PATIENCE_MS = 45_000
const DAY_MINUTES = 1440

/** A running demo platform as a scenario sees it: its clock, its mail, its staff, and buyers who are new each time. */
export class Stage {
  readonly #options: StageOptions
  readonly #visitor: Api

  constructor(options: StageOptions) {
    this.#options = options
    this.#visitor = openBrowser(options.base, SITE).api
  }

  /** One line: the platform's time, where the order stands, what is paid, what happened. */
  async say(text: string, order?: Shown): Promise<void> {
    const { now } = await this.#visitor.demo.clock()
    const time = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'medium', timeZone: ZONE })
    const money = order ? `${formatPrice(order.ledger.paid, order.ledger.currency)} paid` : ''
    this.#options.print(
      `${time.format(new Date(now))}  ${(order?.status ?? '').padEnd(22)}  ${money.padEnd(20)}  ${text}`,
    )
  }

  /** Moves the platform's clock, with every countdown and job that waits. */
  async pass(minutes: number): Promise<void> {
    await this.#visitor.demo.moveClock({ body: { minutes } })
    await this.say(`… ${minutes % DAY_MINUTES === 0 ? `${minutes / DAY_MINUTES} d` : `${minutes} min`} later`)
  }

  /** Looks again until there is an answer; says what it waited for when there is none. */
  async until<T>(what: string, look: () => Promise<T | null | undefined | false>): Promise<T> {
    const end = Date.now() + PATIENCE_MS
    for (;;) {
      const found = await look()
      if (found) return found
      if (Date.now() > end) throw new Error(`It never came to this: ${what}`)
      await sleep(LOOK_MS)
    }
  }

  /** Tells the built-in acquirer how to treat the charges of an order. */
  async tellBox(orderId: string, conduct: 'never' | 'late' | 'settle', delaySeconds?: number): Promise<void> {
    await this.#visitor.box.ruleCreate({ body: { orderId, conduct, delaySeconds } })
  }

  /** Lets the buyer of a waiting charge pay now. */
  async payNow(chargeId: string): Promise<void> {
    await this.#visitor.box.pay({ params: { id: chargeId } })
  }

  /** Signs in as somebody of the demo's staff, anew each time: the clock may have ended their session. */
  async staff(audience: DemoPerson['audience']): Promise<Api> {
    const { api } = openBrowser(this.#options.base, SITE)
    const person = (await api.demo.people()).find((one) => one.audience === audience)
    if (!person) throw new Error(`The demo has nobody for ${audience}`)
    await api.demo.open({ body: { email: person.email } })
    return api
  }

  /** Somebody who signs up, confirms by the mail that came, and stays signed in for weeks. */
  async newBuyer(): Promise<Browser> {
    const browser = openBrowser(this.#options.base, SITE)
    const { api } = browser
    const body = String(randomInt(100_000_000, 999_999_999))
    const cpf = `${body}${cpfCheckDigits(body)}`
    const email = `cenario.${cpf}@volante.example`
    const headers = { authorization: `Basic ${Buffer.from(`${email}:${PASSWORD}`).toString('base64')}` }
    await api.users.signUp({ headers, body: { name: 'Marina Duarte Lopes', cpf, ...ABOUT } })
    await api.users.confirm({ body: { token: await this.#mailedToken(email) } })
    await api.authentication.signIn({ headers, body: { remember: true } })
    await this.say(`Marina signed up and confirmed ${email}`)
    return browser
  }

  #mailedToken(email: string): Promise<string> {
    return this.until('a mail with a link', async () => {
      const { items } = await this.#visitor.demo.outbox({ query: { site: SITE, size: 200 } })
      const mail = items.find(({ recipient }) => recipient === email)
      return /token=([\w-]+)/.exec(mail?.body ?? '')?.[1]
    })
  }
}

const ABOUT = {
  phone: '(11) 98765-4321',
  birthdate: '1988-04-12',
  address: {
    postalCode: '01310-100',
    street: 'Avenida Paulista',
    number: '1000',
    neighbourhood: 'Bela Vista',
    city: 'São Paulo',
    stateCode: 'SP',
  },
}
