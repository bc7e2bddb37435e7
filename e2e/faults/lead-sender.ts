import { cpfCheckDigits } from '@volante/domain/person/cpf'
import { CLIENT } from './server-process.ts'

/** Who have written so far, to whichever sender: a person who writes again is answered with the lead that is there. */
let people = 0

/** Sends leads, each of another person, again with the same key until they are acknowledged. */
export class LeadSender {
  readonly mark = `fault-${process.pid}-${Date.now()}-`
  /** Protocols that were acknowledged. */
  readonly acknowledged = new Set<string>()
  /** What came instead of an acknowledgement or "try again". */
  readonly wrongStatuses: number[] = []
  readonly #url: string
  #isOn = true
  #waiting: { readonly enough: number; readonly resolve: () => void }[] = []

  constructor(url: string) {
    this.#url = url
  }

  async sendUntilStopped(senders: number): Promise<void> {
    await Promise.all(Array.from({ length: senders }, () => this.#work()))
  }

  stop(): void {
    this.#isOn = false
  }

  /** Resolves when so many more leads are acknowledged. */
  untilAcknowledged(more: number): Promise<void> {
    const enough = this.acknowledged.size + more
    return new Promise((resolve) => this.#waiting.push({ enough, resolve }))
  }

  /** Returns whether a new lead was acknowledged. */
  sendOnce(): Promise<boolean> {
    return this.#send(people++)
  }

  async #work(): Promise<void> {
    while (this.#isOn) {
      const number = people++
      while (this.#isOn && !(await this.#send(number).catch(() => false)))
        await new Promise((next) => setTimeout(next, 50))
    }
  }

  async #send(number: number): Promise<boolean> {
    const answer = await fetch(`${this.#url}/api/lead`, {
      method: 'POST',
      headers: { ...CLIENT, 'content-type': 'application/json', 'idempotency-key': `${this.mark}${number}` },
      body: JSON.stringify(leadOf(`${this.mark}${number}`, number)),
    })
    const text = await answer.text()
    if (answer.status !== 201) {
      if (answer.status !== 503) this.wrongStatuses.push(answer.status)
      return false
    }
    this.acknowledged.add((JSON.parse(text) as { protocol: string }).protocol)
    for (const { enough, resolve } of this.#waiting) if (this.acknowledged.size >= enough) resolve()
    return true
  }
}

function leadOf(name: string, number: number): object {
  const nine = String(400_000_000 + number)
  return {
    leadPersonType: 'physicalPerson',
    firstName: 'Ana Souza',
    email: `${name}@volante.example`,
    cpf: `${nine}${cpfCheckDigits(nine)}`,
    phone: `119${String(70_000_000 + number)}`,
    allowEmail: true,
    preferred_contact_method: 'EMAIL',
    stateCode: 'SP',
    cityName: 'São Paulo',
    countryCode: 'BR',
  }
}
