import { CARD_REFUSAL_REASONS, type CardRefusalReason } from '@volante/domain/payment/card-refusal'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'

/** What the built-in acquirer can be told to do with a charge. */
export const BOX_CONDUCTS = ['settle', 'refuse', 'delay', 'duplicate', 'late', 'silent', 'never'] as const
/**
 * `settle` pays after a while; `refuse` says no; `delay` pays later than usual; `duplicate` tells of the payment three times;
 * `late` pays when the time is over, though the charge was withdrawn; `silent` pays and tells nobody; `never` does not pay.
 */
export type BoxConduct = (typeof BOX_CONDUCTS)[number]

export interface TestCard {
  readonly number: string
  readonly conduct: BoxConduct
  readonly reason?: CardRefusalReason
}

/** Card numbers with which the built-in acquirer shows each outcome; any other valid number is approved. They belong to nobody. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4111111111111111', conduct: 'settle' },
  { number: '5555555555554444', conduct: 'settle' },
  { number: '6362970000457013', conduct: 'settle' },
  { number: '6062826786276634', conduct: 'settle' },
  { number: '378282246310005', conduct: 'settle' },
  { number: '4000000000000002', conduct: 'refuse', reason: 'doNotHonour' },
  { number: '4000000000009995', conduct: 'refuse', reason: 'insufficientFunds' },
  { number: '4000000000000069', conduct: 'refuse', reason: 'expiredCard' },
  { number: '4000000000000127', conduct: 'refuse', reason: 'wrongCode' },
  { number: '4100000000000019', conduct: 'refuse', reason: 'suspectedFraud' },
  { number: '4000000000000119', conduct: 'refuse', reason: 'unavailable' },
  { number: '4000000000000077', conduct: 'delay' },
  { number: '4000000000000341', conduct: 'duplicate' },
]

/** The last two digits of an amount in cents that make the built-in acquirer behave, whatever the kind. */
export const MAGIC_CENTS: Readonly<Record<number, BoxConduct>> = {
  41: 'refuse',
  42: 'delay',
  43: 'duplicate',
  44: 'late',
  45: 'silent',
  46: 'never',
}

const uuid = z.uuid()
const Kind = z.enum(['card', 'pix', 'boleto'])

const RuleBody = z.object({
  /** A charge, or an order, or a kind; none means everything. The most particular rule holds, of two such the newer. */
  chargeId: z.optional(z.nullable(uuid)),
  orderId: z.optional(z.nullable(uuid)),
  kind: z.optional(z.nullable(Kind)),
  conduct: z.enum(BOX_CONDUCTS),
  /** Why a card is refused. */
  reason: z.optional(z.nullable(z.enum(CARD_REFUSAL_REASONS))),
  /** Seconds until the payment instead of the usual while. */
  delaySeconds: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(31_536_000)))),
})
export type BoxRuleBody = z.output<typeof RuleBody>

export const BoxRule = z.object({
  id: z.string(),
  chargeId: z.nullable(z.string()),
  orderId: z.nullable(z.string()),
  kind: z.nullable(Kind),
  conduct: z.enum(BOX_CONDUCTS),
  reason: z.nullable(z.enum(CARD_REFUSAL_REASONS)),
  delaySeconds: z.nullable(z.int()),
})
export type BoxRule = z.output<typeof BoxRule>

const errors = { 'request.notFound': 404 } as const

export const box = service('box', {
  ruleList: call({
    id: 'box.rules.list',
    get: '/box/rules',
    access: 'public',
    ok: z.array(BoxRule),
    errors,
    says: 'Returns what the built-in acquirer is told to do, newest first; outside demo mode there is nothing.',
  }),
  ruleCreate: call({
    id: 'box.rules.create',
    post: '/box/rules',
    access: 'public',
    body: RuleBody,
    ok: BoxRule,
    status: 201,
    errors,
    says: 'Takes a charge, an order, a kind or none and tells the built-in acquirer how to treat what is submitted from now on; refuses outside demo mode.',
  }),
  ruleDelete: call({
    id: 'box.rules.delete',
    delete: '/box/rules/{id}',
    access: 'public',
    params: z.object({ id: uuid }),
    errors,
    says: 'Takes the id of a rule and lifts it; refuses an unknown one, and everything outside demo mode.',
  }),
  pay: call({
    id: 'box.charges.pay',
    post: '/box/charges/{id}/pay',
    access: 'public',
    params: z.object({ id: uuid }),
    errors,
    says: 'Takes the id of a waiting charge and lets its buyer pay now; refuses an unknown one, and everything outside demo mode.',
  }),
})
