import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import { publicAddressOf } from './public-address.ts'

export interface HookRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
}

export interface HookAnswer {
  readonly status: number
  /** Its first bytes. */
  readonly text: string
}

/** Sends one notice to another system. */
export interface HookSender {
  send(request: HookRequest): Promise<HookAnswer>
}

const MOST_ANSWER = 2_000
const TIMEOUT_MS = 10_000

/**
 * Posts to public addresses alone. The name is looked up once and the connection made to the address that was checked, so that a
 * name which changes in between (DNS rebinding) leads nowhere else; redirects are answers, not followed.
 */
export const hookSender = (addressOf: typeof publicAddressOf = publicAddressOf): HookSender => ({
  async send({ url, headers, body }) {
    const { protocol, hostname } = new URL(url)
    const { address, family } = await addressOf(hostname)
    const { promise, resolve, reject } = Promise.withResolvers<HookAnswer>()
    const bytes = Buffer.from(body)
    const asked = (protocol === 'https:' ? secureRequest : plainRequest)(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { 'content-type': 'application/json', 'content-length': String(bytes.length), ...headers },
      lookup: (_name, options, done) => (options.all ? done(null, [{ address, family }]) : done(null, address, family)),
    })
    asked.on('error', reject)
    asked.on('response', (answer) => {
      let text = ''
      const finish = () => resolve({ status: answer.statusCode ?? 0, text: text.slice(0, MOST_ANSWER) })
      answer.setEncoding('utf8')
      answer.on('error', reject)
      answer.on('data', (part: string) => {
        text += part
        if (text.length <= MOST_ANSWER) return
        finish()
        asked.destroy()
      })
      answer.on('end', finish)
    })
    asked.end(bytes)
    return promise
  },
})
