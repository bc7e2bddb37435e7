import { request as plainRequest } from 'node:http'
import { Agent, request as secureRequest } from 'node:https'
import { ServiceFailure } from '../fetch-json.ts'

export interface ClientCertificate {
  /** PEM texts: our certificate, its key, and the authority of the bank's where it is not a public one. */
  readonly cert?: string | undefined
  readonly key?: string | undefined
  readonly ca?: string | undefined
}

export interface SecureRequest {
  readonly url: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  /** An object goes as JSON, a text as it is. */
  readonly body?: object | string
  readonly timeoutMs: number
}

export interface SecureAnswer {
  readonly status: number
  readonly body: unknown
}

export type AskSecurely = (request: SecureRequest) => Promise<SecureAnswer>

const LARGEST_ANSWER = 2 * 1024 * 1024

/**
 * Asks over a connection on which both sides show a certificate (mTLS), which fetch cannot. Returns refusals (4xx) with their
 * body; an absent, late or failing service is a `ServiceFailure` that does not tell the address.
 */
export function secureJson(certificate: ClientCertificate): AskSecurely {
  const given = Object.fromEntries(Object.entries(certificate).filter(([, pem]) => pem !== undefined))
  const agent = new Agent({ keepAlive: true, maxSockets: 20, ...given })
  return async (request) => {
    const { status, text } = await exchange(request, agent)
    if (status >= 500 || status === 429) throw new ServiceFailure(`answered ${status}`, status)
    if (text === '') return { status, body: undefined }
    try {
      return { status, body: JSON.parse(text) }
    } catch (error) {
      throw new ServiceFailure('did not answer JSON', status, error)
    }
  }
}

function exchange(
  { url, method, headers = {}, body, timeoutMs }: SecureRequest,
  agent: Agent,
): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>()
  const signal = AbortSignal.timeout(timeoutMs)
  const fail = (error: unknown) =>
    reject(
      error instanceof ServiceFailure
        ? error
        : new ServiceFailure(signal.aborted ? `no answer within ${timeoutMs} ms` : 'could not be reached', 0, error),
    )
  const sent = typeof body === 'object' ? JSON.stringify(body) : body
  const type: Record<string, string> = typeof body === 'object' ? { 'content-type': 'application/json' } : {}
  const length: Record<string, string> = sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) }
  const options = { method, signal, headers: { accept: 'application/json', ...type, ...length, ...headers } }
  const asked = url.startsWith('https:') ? secureRequest(url, { ...options, agent }) : plainRequest(url, options)
  asked.on('error', fail)
  asked.on('response', (answer) => {
    const parts: Buffer[] = []
    let size = 0
    answer.on('error', fail)
    answer.on('data', (part: Buffer) => {
      size += part.length
      parts.push(part)
      if (size > LARGEST_ANSWER) asked.destroy(new ServiceFailure('answered too much'))
    })
    answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString('utf8') }))
  })
  asked.end(sent)
  return promise
}
