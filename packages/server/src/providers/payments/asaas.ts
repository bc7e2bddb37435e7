import { timingSafeEqual } from 'node:crypto'
import { boletoLine, readBoleto } from '@volante/domain/payment/boleto'
import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { isOutage, ServiceFailure } from '../fetch-json.ts'
import { ChargeRefused, type Demand, type Incoming, type Notice, type Payments, type Submitted } from './provider.ts'
import { jsonOf } from './pix-webhook.ts'
import { type SecureAnswer, type SecureRequest, secureJson } from './secure-json.ts'

export interface AsaasOptions {
  /** https://api.asaas.com/v3, or that of its sandbox. */
  readonly url: string
  readonly apiKey: string
  /** What the service sends with every webhook. */
  readonly webhookToken: string
  /** Per cent once, and per cent a month, on what is paid after its due day. */
  readonly finePercent: number
  readonly interestPercent: number
  readonly timeoutMs?: number
}

const money = z.optional(z.nullable(z.number()))
const Payment = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  status: z.string(),
  value: z.number(),
  /** What was asked for, once fine and interest were paid on top. */
  originalValue: money,
  interestValue: money,
  externalReference: z.optional(z.nullable(z.string())),
  clientPaymentDate: z.optional(z.nullable(z.iso.date())),
  paymentDate: z.optional(z.nullable(z.iso.date())),
  dueDate: z.iso.date(),
  deleted: z.optional(z.boolean()),
})
type Payment = z.output<typeof Payment>
const Found = z.object({ data: z.array(Payment) })
const Customers = z.object({ data: z.array(z.object({ id: z.string() })) })
const Customer = z.object({ id: z.string() })
const Slip = z.object({ identificationField: z.string(), barCode: z.string() })
const Webhook = z.object({ payment: z.object({ id: z.string().check(z.regex(/^[\w-]{1,64}$/)) }) })

type Ask = (request: Pick<SecureRequest, 'method' | 'body'> & { readonly path: string }) => Promise<SecureAnswer>

/** Boletos by Asaas (API v3): registered with its bank, with fine and interest, withdrawn, and told of by webhook. */
export function asaas(options: AsaasOptions): Payments {
  const ask = asking(options)
  const read = async (ref: string): Promise<Payment | null> => {
    const answer = await ask({ method: 'GET', path: `/payments/${encodeURIComponent(ref)}` })
    return answer.status === 404 ? null : parse(Payment, answer)
  }
  const known = async (ref: string | null, chargeId: string): Promise<Payment | null> => {
    if (ref) return read(ref)
    const answer = await ask({ method: 'GET', path: `/payments?externalReference=${chargeId}` })
    return parse(Found, answer).data.find(({ deleted }) => !deleted) ?? null
  }
  return {
    name: 'asaas',
    takesOwnTokens: false,
    async submit(demand) {
      // The service knows no keys of repetition: what was made before is found by our number.
      const payment = (await known(null, demand.chargeId)) ?? (await register(ask, demand, options))
      return {
        ref: payment.id,
        boleto: await slipOf(ask, payment, demand),
        notices: noticesOf(payment, demand.chargeId),
      }
    },
    async ask({ ref, chargeId }) {
      const payment = await known(ref, chargeId)
      return payment ? noticesOf(payment, chargeId) : []
    },
    async cancel({ ref, chargeId }) {
      const payment = await known(ref, chargeId)
      if (!payment || payment.deleted) return []
      const answer = await ask({ method: 'DELETE', path: `/payments/${encodeURIComponent(payment.id)}` })
      // Only what is unpaid can be withdrawn; what was paid first is read again.
      return answer.status < 400 ? [] : noticesOf((await read(payment.id)) ?? payment, chargeId)
    },
    // It pays a boleto back to an account that the buyer would have to type at Asaas; ours is asked for at the order, and a person of finance pays it.
    refund: async () => 'failed',
    authenticity: ({ headers }) =>
      isToken(headers['asaas-access-token'], options.webhookToken) ? 'genuine' : 'forged',
    // The token signs nothing: of what is sent only the number counts, and the payment is read.
    async read({ body }) {
      const sent = z.safeParse(Webhook, jsonOf(body))
      const payment = sent.success ? await read(sent.data.payment.id) : null
      return payment?.externalReference ? noticesOf(payment, payment.externalReference) : []
    },
  }
}

async function register(ask: Ask, demand: Demand, { finePercent, interestPercent }: AsaasOptions): Promise<Payment> {
  const customer = await customerOf(ask, demand)
  const body = {
    customer,
    billingType: 'BOLETO',
    value: demand.amountCents / 100,
    dueDate: demand.dueDay,
    description: demand.site.brandName,
    externalReference: demand.chargeId,
    fine: { value: finePercent, type: 'PERCENTAGE' },
    interest: { value: interestPercent },
  }
  const answer = await ask({ method: 'POST', path: '/payments', body })
  if (answer.status >= 400) throw new ChargeRefused('payment.boleto.failed', answer.status)
  return parse(Payment, answer)
}

/** Who pays, under their number; the service writes to nobody, since we do. */
async function customerOf(ask: Ask, { payer }: Demand): Promise<string> {
  const found = await ask({ method: 'GET', path: `/customers?cpfCnpj=${encodeURIComponent(payer.document)}` })
  const [first] = parse(Customers, found).data
  if (first) return first.id
  const { address } = payer
  const body = {
    name: payer.name,
    cpfCnpj: payer.document,
    email: payer.email,
    notificationDisabled: true,
    ...(address && {
      address: address.street,
      addressNumber: address.number,
      province: address.neighborhood,
      postalCode: address.postalCode,
    }),
  }
  const answer = await ask({ method: 'POST', path: '/customers', body })
  if (answer.status >= 400) throw new ChargeRefused('payment.boleto.failed', answer.status)
  return parse(Customer, answer).id
}

/** The slip as its bank registered it: what its digits say must be what we asked for. */
async function slipOf(ask: Ask, { id, dueDate }: Payment, demand: Demand): Promise<Submitted['boleto'] & {}> {
  const answer = await ask({ method: 'GET', path: `/payments/${encodeURIComponent(id)}/identificationField` })
  const { barCode, identificationField } = parse(Slip, answer)
  const slip = readBoleto(barCode, dueDate)
  const line = identificationField.replace(/\D/g, '')
  if (slip?.amountCents !== demand.amountCents || slip.due === null || boletoLine(barCode) !== line)
    throw new ServiceFailure('registered another boleto than was asked for', answer.status)
  return { line, barCode, dueDay: slip.due }
}

const RECEIVED = ['RECEIVED', 'CONFIRMED']
const GIVEN_BACK = ['REFUND_REQUESTED', 'REFUND_IN_PROGRESS', 'REFUNDED']

/** The state of a payment as what has happened to it. */
function noticesOf(payment: Payment, chargeId: string): Notice[] {
  const { id, status } = payment
  if (!RECEIVED.includes(status) && !GIVEN_BACK.includes(status)) return []
  const about = { chargeId }
  const cents = paidCents(payment)
  const day = payment.clientPaymentDate ?? payment.paymentDate ?? payment.dueDate
  // Banks tell the day alone.
  const at = new Date(`${day}T12:00:00-03:00`)
  const paid: Notice = { kind: 'paid', id: `paid ${id}`, about, at, payment: { id, cents } }
  if (status !== 'REFUNDED') return [paid]
  return [paid, { kind: 'refunded', id: `refunded ${id}`, about, at, refundId: id, paymentId: id, amountCents: cents }]
}

/** Cents that count for the charge: fine and interest for paying late are paid on top, anything else that differs is a wrong amount. */
function paidCents({ value, originalValue, interestValue }: Payment): number {
  const cents = (reais: number) => Math.round(reais * 100)
  const asked = cents(originalValue ?? value)
  return cents(value) === asked + cents(interestValue ?? 0) ? asked : cents(value)
}

function isToken(given: Incoming['headers'][string], expected: string): boolean {
  const [one, other] = [Buffer.from(typeof given === 'string' ? given : ''), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function asking({ url, apiKey, timeoutMs = 10_000 }: Pick<AsaasOptions, 'url' | 'apiKey' | 'timeoutMs'>): Ask {
  const ask = secureJson({})
  const guarded = createBreaker({ name: 'Asaas', counts: isOutage })
  return ({ path, ...request }) =>
    guarded(async () => {
      const headers = { access_token: apiKey, 'user-agent': 'volante' }
      const answer = await ask({ ...request, url: `${url}${path}`, headers, timeoutMs })
      if (answer.status === 401 || answer.status === 403)
        throw new ServiceFailure(`answered ${answer.status}`, answer.status)
      return answer
    })
}

function parse<S extends z.ZodMiniType>(schema: S, { status, body }: SecureAnswer): z.output<S> {
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new ServiceFailure('did not answer as Asaas does', status)
  return parsed.data
}

/** Asks for the account's own data, which needs the key and changes nothing; throws what is wrong. */
export async function tryAsaas(options: Pick<AsaasOptions, 'url' | 'apiKey' | 'timeoutMs'>): Promise<void> {
  const answer = await asking(options)({ method: 'GET', path: '/myAccount/commercialInfo/' })
  if (answer.status >= 400) throw new ServiceFailure(`answered ${answer.status}`, answer.status)
}
