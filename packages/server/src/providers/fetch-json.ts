/** An outside service that could not be reached, answered late, with an error, or with something else than JSON. */
export class ServiceFailure extends Error {
  /** The service's HTTP status; 0 when there was none. */
  readonly status: number

  constructor(message: string, status = 0, cause?: unknown) {
    super(message, cause === undefined ? {} : { cause })
    this.name = 'ServiceFailure'
    this.status = status
  }
}

export interface JsonRequest {
  readonly url: string | URL
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly timeoutMs: number
  /** Only for requests that may be sent twice. */
  readonly retries?: number
}

const LARGEST_ANSWER = 2 * 1024 * 1024

/** Asks an outside service and returns its JSON, unchecked, null where it has nothing to say (204). Every failure is a `ServiceFailure`; none names the address, which may hold a key. */
export async function fetchJson(request: JsonRequest): Promise<unknown> {
  for (let left = request.retries ?? 0; ; left -= 1) {
    try {
      return await once(request)
    } catch (error) {
      if (left <= 0 || !worthAnotherTry(error)) throw error
    }
  }
}

/** Whether an error means that the service is ill, rather than that it refused this one request. */
export const isOutage = (error: unknown): boolean =>
  !(error instanceof ServiceFailure && [400, 404, 409, 410, 422].includes(error.status))

/** A refusal stays one; a full, absent or silent service may have recovered. */
const worthAnotherTry = (error: unknown) =>
  error instanceof ServiceFailure && (error.status === 0 || error.status >= 500)

async function once({ url, method = 'GET', headers = {}, body, timeoutMs }: JsonRequest): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const type = body === undefined ? {} : { 'content-type': 'application/json' }
  const asked = {
    method,
    headers: { accept: 'application/json', ...type, ...headers },
    signal,
    redirect: 'error',
    ...sent,
  } as const
  const answer = await fetch(url, asked).catch((error: unknown) => {
    throw new ServiceFailure(signal.aborted ? `no answer within ${timeoutMs} ms` : 'could not be reached', 0, error)
  })
  const text = await limitedText(answer).catch((error: unknown) => {
    throw error instanceof ServiceFailure ? error : new ServiceFailure('the answer broke off', 0, error)
  })
  if (!answer.ok) throw new ServiceFailure(`answered ${answer.status}`, answer.status)
  if (answer.status === 204) return null
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new ServiceFailure('did not answer JSON', answer.status, error)
  }
}

async function limitedText(answer: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of answer.body ?? []) {
    size += part.length
    if (size > LARGEST_ANSWER) throw new ServiceFailure('answered too much', answer.status)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
