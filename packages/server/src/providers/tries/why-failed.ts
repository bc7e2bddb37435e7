import { TRY_REASONS } from '@volante/contract/setup'

export type TryReason = (typeof TRY_REASONS)[number]

/** The account works and is not the one that is meant. */
export class WrongAccount extends Error {}

/** It answers, and not what the conditions say: it refuses the loan, or its month is more or less by a part of ours. */
export class OtherTerms extends Error {
  readonly part: number | null
  constructor(part: number | null) {
    super()
    this.part = part
  }
}

/** Nothing of ours can be asked: no condition of this kind holds today. */
export class NothingToAsk extends Error {}

/** Nothing came back in the time that a try has. */
export class TooSlow extends Error {}

const BY_CODE: Readonly<Record<string, TryReason>> = {
  ENOTFOUND: 'dns',
  EAI_AGAIN: 'dns',
  EDNS: 'dns',
  ECONNREFUSED: 'refused',
  EHOSTUNREACH: 'refused',
  ENETUNREACH: 'refused',
  ECONNRESET: 'refused',
  ETIMEDOUT: 'slow',
  UND_ERR_CONNECT_TIMEOUT: 'slow',
  EAUTH: 'credentials',
  ENOAUTH: 'credentials',
  ETLS: 'tls',
  EPROTO: 'tls',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'tls',
  SELF_SIGNED_CERT_IN_CHAIN: 'tls',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'tls',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'tls',
}

function byStatus(status: number): TryReason | null {
  if (status === 401 || status === 403) return 'credentials'
  if (status === 404) return 'address'
  if (status === 429) return 'tooMany'
  if (status >= 500) return 'down'
  return status >= 400 ? 'refusedRequest' : null
}

interface ChainedError {
  readonly code?: unknown
  readonly status?: unknown
  readonly message?: unknown
  readonly name?: unknown
  readonly cause?: unknown
}

/** Takes what a try threw; returns why in one of a few words, and the code or status that says so, never an address or a secret. */
export function whyFailed(error: unknown): { readonly reason: TryReason; readonly detail: string | null } {
  const chain = chainOf(error)
  if (chain.some((one) => one instanceof WrongAccount)) return { reason: 'account', detail: null }
  const other = chain.find((one) => one instanceof OtherTerms)
  if (other) return { reason: 'otherTerms', detail: percentOf(other.part) }
  if (chain.some((one) => one instanceof NothingToAsk)) return { reason: 'nothingToAsk', detail: null }
  if (chain.some((one) => one instanceof TooSlow)) return { reason: 'slow', detail: null }
  // What lies deepest says most: a connection's own code before "could not be reached".
  for (const { code } of chain.toReversed()) {
    if (typeof code !== 'string') continue
    const reason = BY_CODE[code] ?? (/^(ERR_TLS|ERR_SSL|CERT_)/.test(code) ? 'tls' : null)
    if (reason) return { reason, detail: code }
  }
  for (const { status } of chain) {
    const reason = typeof status === 'number' ? byStatus(status) : null
    if (reason) return { reason, detail: String(status) }
  }
  const text = chain.map(({ name, message }) => `${String(name)} ${String(message)}`).join(' ')
  // A mail library says the connection's own code only in its message; some ports the platform never calls.
  const named = text.match(/\bE[A-Z]{4,}\b/g)?.find((code) => code in BY_CODE)
  if (named) return { reason: BY_CODE[named] ?? 'unknown', detail: named }
  if (/certificate/i.test(text)) return { reason: 'tls', detail: null }
  if (/bad port/.test(text)) return { reason: 'refused', detail: null }
  if (/no answer within|TimeoutError|AbortError/.test(text)) return { reason: 'slow', detail: null }
  if (/did not answer|ZodError|\$ZodError|unexpected/i.test(text)) return { reason: 'otherService', detail: null }
  return { reason: 'unknown', detail: null }
}

/** 0.023 -> +2.3 % */
const percentOf = (part: number | null): string | null =>
  part === null ? null : `${part > 0 ? '+' : ''}${(part * 100).toFixed(1)} %`

const DEEPEST = 8

function chainOf(error: unknown): ChainedError[] {
  const chain: ChainedError[] = []
  for (let at = error; typeof at === 'object' && at !== null && chain.length < DEEPEST; at = (at as ChainedError).cause)
    chain.push(at as ChainedError)
  return chain
}
