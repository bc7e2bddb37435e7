import { createHash, timingSafeEqual } from 'node:crypto'
import { dynamicPixCode, readPixCode } from '@volante/domain/payment/pix-code'
import { isEndToEndId } from '@volante/domain/payment/txid'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { isOutage, ServiceFailure } from '../fetch-json.ts'
import { receiverOf } from './box/instruments.ts'
import { decimalOf } from './money.ts'
import { Devolucao, devolucaoId, jsonOf, noticesOf, Pix, PixWebhook } from './pix-webhook.ts'
import { ChargeRefused, type Demand, type Notice, type Payments, type RefundState } from './provider.ts'
import {
  type AskSecurely,
  type ClientCertificate,
  type SecureAnswer,
  type SecureRequest,
  secureJson,
} from './secure-json.ts'

export interface PixApiOptions {
  /** Base address of the bank's Pix API, e.g. https://pix.bank.example/v2. */
  readonly url: string
  /** Where tokens are had (OAuth 2, client credentials). */
  readonly tokenUrl: string
  readonly clientId: string
  readonly clientSecret: string
  /** The receiver's Pix key. */
  readonly pixKey: string
  /** Secret the webhook's address carries (`?hmac=`), for banks whose client certificate ends at the proxy. */
  readonly webhookSecret: string
  readonly certificate?: ClientCertificate
  readonly timeoutMs?: number
}

const Token = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z._default(z.number(), 60) })
const Cob = z.object({
  txid: z.string(),
  status: z.string(),
  location: z.optional(z.string()),
  pixCopiaECola: z.optional(z.string()),
  pix: z._default(z.array(Pix), []),
})
type Cob = z.output<typeof Cob>

const SCOPES = 'cob.write cob.read pix.write pix.read webhook.write webhook.read'
const LEAST_SECONDS = 60

/** The Pix API of the Banco Central (bacen/pix-api 2.9.0) at any bank that offers it: charges, their removal, returns, webhook. */
export function pixApi(options: PixApiOptions): Payments {
  const ask = asking(options)
  const cobOf = async (txid: string): Promise<Cob | null> => {
    const answer = await ask({ method: 'GET', path: `/cob/${txid}` })
    return answer.status === 404 ? null : parse(Cob, answer)
  }
  return {
    name: 'pix-api',
    takesOwnTokens: false,
    async submit(demand, { now }) {
      const txid = devolucaoId(demand.chargeId)
      const made = await ask({ method: 'PUT', path: `/cob/${txid}`, body: cobBody(options, demand, now) })
      // Sent before, and its answer lost: the charge stands.
      const cob = made.status < 300 ? parse(Cob, made) : await cobOf(txid)
      if (cob?.status !== 'ATIVA') throw new ChargeRefused('payment.pix.failed', made.status)
      return { ref: cob.txid, pix: { txid: cob.txid, code: codeOf(cob, demand) }, notices: noticesOf(cob.pix) }
    },
    async ask({ txid }) {
      const cob = txid ? await cobOf(txid) : null
      return noticesOf(cob?.pix ?? [])
    },
    async cancel({ txid }) {
      if (!txid) return []
      const body = { status: 'REMOVIDA_PELO_USUARIO_RECEBEDOR' }
      const removed = await ask({ method: 'PATCH', path: `/cob/${txid}`, body })
      // Only an active charge can be removed: one that was paid first is read instead.
      return removed.status < 300 ? [] : noticesOf((await cobOf(txid))?.pix ?? [])
    },
    async refund(_known, { id, paymentId, amountCents }) {
      const path = `/pix/${paymentId}/devolucao/${devolucaoId(id)}`
      const made = await ask({ method: 'PUT', path, body: { valor: decimalOf(amountCents) } })
      const known = made.status < 300 ? made : await ask({ method: 'GET', path })
      // Neither made now nor before: the bank refuses it for good.
      if (known.status >= 400 && known.status !== 403) return 'failed'
      return stateOf(parse(Devolucao, known).status)
    },
    authenticity: ({ query }) => (isSecret(query.hmac, options.webhookSecret) ? 'genuine' : 'forged'),
    async read({ body }) {
      const sent = z.safeParse(PixWebhook, jsonOf(body))
      const named = sent.success ? sent.data.pix : []
      const confirmations = await Promise.all(named.map((pix) => confirmed(ask, pix)))
      return confirmations.flat()
    },
  }
}

/** A webhook is a hint: what counts is what the bank answers when asked for the same payment. */
async function confirmed(ask: Ask, { endToEndId }: Pix): Promise<Notice[]> {
  if (!isEndToEndId(endToEndId)) return []
  const answer = await ask({ method: 'GET', path: `/pix/${endToEndId}` })
  return answer.status === 404 ? [] : noticesOf([parse(Pix, answer)])
}

type Ask = (request: Pick<SecureRequest, 'method' | 'body'> & { readonly path: string }) => Promise<SecureAnswer>

/** Every request with a token, a time limit and the breaker; a token that ended early is asked for once more. */
function asking({ url, timeoutMs = 8_000, certificate = {}, ...options }: PixApiOptions): Ask {
  const ask = secureJson(certificate)
  const guarded = createBreaker({ name: 'Pix API', counts: isOutage })
  let token: { value: string; until: number } | null = null
  const once = async ({ path, ...request }: Parameters<Ask>[0]) => {
    if (!token || performance.now() > token.until) token = await newToken(ask, options, timeoutMs)
    const headers = { authorization: `Bearer ${token.value}` }
    return ask({ ...request, url: `${url.replace(/(?<!\/)\/+$/, '')}${path}`, headers, timeoutMs })
  }
  return (request) =>
    guarded(async () => {
      const answer = await once(request)
      if (answer.status !== 401) return answer
      token = null
      const again = await once(request)
      if (again.status === 401 || again.status === 403)
        throw new ServiceFailure(`answered ${again.status}`, again.status)
      return again
    })
}

async function newToken(
  ask: AskSecurely,
  { tokenUrl, clientId, clientSecret }: Pick<PixApiOptions, 'tokenUrl' | 'clientId' | 'clientSecret'>,
  timeoutMs: number,
) {
  const answer = await ask({
    url: tokenUrl,
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope: SCOPES }).toString(),
    timeoutMs,
  })
  const { access_token: value, expires_in: seconds } = parse(Token, answer)
  return { value, until: performance.now() + Math.max(0, seconds - 10) * 1000 }
}

function cobBody({ pixKey }: PixApiOptions, demand: Demand, now: Date) {
  const { payer, amountCents, expiresAt, site } = demand
  const seconds = expiresAt ? Math.ceil((expiresAt.getTime() - now.getTime()) / 1000) : 86_400
  const isPerson = /^\d{11}$/.test(payer.document)
  return {
    calendario: { expiracao: Math.max(LEAST_SECONDS, seconds) },
    devedor: { ...(isPerson ? { cpf: payer.document } : { cnpj: payer.document }), nome: payer.name.slice(0, 200) },
    valor: { original: decimalOf(amountCents), modalidadeAlteracao: 0 },
    chave: pixKey,
    solicitacaoPagador: site.brandName,
  }
}

/** Banks answer the code since 2.4; before, and where nobody could read theirs, it is made of the charge's address. */
function codeOf({ pixCopiaECola, location }: Cob, { amountCents, site }: Demand): string {
  if (pixCopiaECola && readPixCode(pixCopiaECola)) return pixCopiaECola
  if (!location) throw new ServiceFailure('did not answer as the Pix API does')
  return dynamicPixCode({ url: location, amountCents, ...receiverOf(site.legal) })
}

const stateOf = (status: string): RefundState =>
  status === 'DEVOLVIDO' ? 'done' : status === 'NAO_REALIZADO' ? 'failed' : 'processing'

function parse<S extends z.ZodMiniType>(schema: S, { status, body }: SecureAnswer): z.output<S> {
  if (status >= 400) throw new ServiceFailure(`answered ${status}`, status)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new ServiceFailure('did not answer as the Pix API does', status)
  return parsed.data
}

/**
 * Hashes are compared, so that neither length nor beginning of the secret shows in the time it takes. Some banks add /pix to the
 * very end of the address, after the secret.
 */
function isSecret(given: unknown, secret: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return typeof given === 'string' && timingSafeEqual(hash(given.replace(/\/pix$/, '')), hash(secret))
}
