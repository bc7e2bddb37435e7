import { CURRENCIES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'

export const PAYMENT_TYPES = ['card', 'pix', 'boleto'] as const
export const PAYMENT_STATES = [
  'created',
  'pending',
  'paid',
  'refused',
  'expired',
  'cancelled',
  'refunding',
  'refunded',
] as const

/** A drawing without markup: side length in modules, and the dark ones as an SVG path on that grid. */
const QrDrawing = z.object({ size: z.int(), path: z.string() })

export const Payment = z.object({
  id: z.string(),
  orderId: z.string(),
  /** What it pays: the reservation, or the rest. */
  purpose: z.enum(['deposit', 'remaining']),
  type: z.enum(PAYMENT_TYPES),
  state: z.enum(PAYMENT_STATES),
  /** Cents. */
  value: z.int(),
  currency: z.enum(CURRENCIES),
  /** Cents that go or went back. */
  refunded: z.int(),
  instalments: z.int(),
  createdAt: z.string(),
  /** When the time to pay ends; null: it has none. */
  endTime: z.nullable(z.string()),
  paidAt: z.nullable(z.string()),
  /** Message key and text of a refusal. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
  card: z.nullable(z.object({ brand: z.string(), last4: z.string() })),
  /** Code to copy and its drawing, while they can be paid. */
  pix: z.nullable(z.object({ code: z.string(), qr: QrDrawing })),
  /** Line to type (47 digits), digits of the bar code (44), last day to pay. */
  boleto: z.nullable(z.object({ line: z.string(), barCode: z.string(), dueDay: z.string() })),
})
export type Payment = z.output<typeof Payment>

export const OPEN_STEPS = ['prepare', 'pay', 'payAgain', 'awaitRefund'] as const

/** What is still to come of a payment, who does it, and until when. */
export const OpenStep = z.object({
  paymentId: z.string(),
  step: z.enum(OPEN_STEPS),
  actor: z.enum(['customer', 'provider']),
  until: z.nullable(z.string()),
})
export type OpenStep = z.output<typeof OpenStep>

/** `reservationId` and `orderId` name the same thing; both are the documents' words. */
const query = z.object({
  reservationId: z.optional(z.uuid()),
  orderId: z.optional(z.uuid()),
  type: z.optional(z.enum(PAYMENT_TYPES)),
})

const errors = { 'request.notFound': 404 } as const

export const payment = service('payment', {
  list: call({
    id: 'payment.payment.get',
    get: '/payment/payment',
    access: 'bearer',
    query,
    ok: z.array(Payment),
    errors,
    says: "Takes an order, a type or neither and returns the caller's own payments, newest first; an order under which the caller has none is not found.",
  }),
  listWithSteps: call({
    id: 'payment.v2.payment.get',
    get: '/payment/v2/payment',
    access: 'bearer',
    query,
    ok: z.object({ payments: z.array(Payment), openSteps: z.array(OpenStep) }),
    errors,
    says: "Takes an order, a type or neither and returns the caller's own payments with what is still to be done for each; an order under which the caller has none is not found.",
  }),
  boletoFile: call({
    id: 'payment.boleto.file',
    get: '/payment/charges/{id}/boleto',
    access: 'bearer',
    params: z.object({ id: z.uuid() }),
    file: true,
    errors,
    says: "Takes the id of the caller's own boleto and returns its slip as PDF; anybody else's, and one that is not made yet, is not found.",
  }),
})
