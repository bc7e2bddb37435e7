import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Api, services } from '@volante/contract'
import { httpClient } from '@volante/contract/client'
import type { DocumentKind } from '@volante/domain/order/documents'

/** Somebody in front of a screen: the calls, with cookies kept and the anti-forgery token repeated as a page does. */
export interface Browser {
  readonly api: Api
  /** Sends a paper of an order, as the upload of a page does. */
  upload(orderId: string, kind: DocumentKind, file: Buffer): Promise<void>
  /** Sends a card to the tokeniser alone and returns the token that stands for it. */
  sendCard(card: Card): Promise<string>
}

interface Card {
  readonly number: string
  readonly name: string
  readonly expiry: string
  readonly securityCode: string
}

/** Opens a browser of its own on a site; `base` is where the platform answers. */
export function openBrowser(base: string, site: string): Browser {
  const cookies = new Map([['XSRF-TOKEN', randomUUID()]])
  const headers = () => ({
    'x-site': site,
    'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  })
  const keeping: typeof fetch = async (address, init) => {
    const answer = await patient(address, init)
    for (const line of answer.headers.getSetCookie()) keep(cookies, line)
    return answer
  }
  const api = httpClient(services, { base: `${base}/api`, headers, fetch: keeping })
  return {
    api,
    async upload(orderId, kind, file) {
      const form = new FormData()
      form.set('request', JSON.stringify({ root_path: 'orders', sub_path: `${orderId}/${kind}` }))
      form.set('file', new Blob([new Uint8Array(file)], { type: 'image/jpeg' }), `${kind}.jpg`)
      await accepted(
        await keeping(`${base}/api/private-api/file/upload`, { method: 'POST', headers: headers(), body: form }),
      )
    },
    async sendCard(card) {
      const { token: oneTimeToken, tokeniser } = await api.paymentInstruments.oneTimeToken()
      const answer = await fetch(new URL(tokeniser, base), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-site': site },
        body: JSON.stringify({ ...card, oneTimeToken }),
      })
      const { token } = JSON.parse(await accepted(answer)) as { token: string }
      return token
    },
  }
}

async function accepted(answer: Response): Promise<string> {
  const body = await answer.text()
  if (!answer.ok) throw new Error(`${answer.status} ${answer.url}: ${body.slice(0, 300)}`)
  return body
}

/** Several scenarios in a row come up against the writes a minute of one address; they wait as they are told to. */
const patient: typeof fetch = async (address, init) => {
  const answer = await fetch(address, init)
  const seconds = Number(answer.headers.get('retry-after') ?? 0)
  if (answer.status !== 429 || seconds === 0) return answer
  await sleep(seconds * 1000)
  return fetch(address, init)
}

function keep(cookies: Map<string, string>, line: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
  if (value === '') cookies.delete(name)
  else cookies.set(name, value)
}
