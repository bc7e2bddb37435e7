import type { MessageKey, Refusal } from '@volante/domain/refusal'

/** Refusals that many calls share, each with the one status it has. What is a call's own stands in its `errors`. */
const SHARED_ERRORS = {
  'request.invalid': 400,
  'setup.closed': 503,
  'payment.webhook.old': 400,
  'request.unauthorized': 401,
  'request.forbidden': 403,
  'request.csrf': 403,
  'antiFraud.mobileOnly': 403,
  'order.refund.ownApproval': 403,
  'appointment.state': 409,
  'appointment.taken': 409,
  'maintenance.priceChanged': 409,
  'event.full': 409,
  'event.closed': 409,
  'event.state': 409,
  'event.notVirtual': 409,
  'event.notEnrolled': 409,
  'reception.state': 409,
  'request.notFound': 404,
  'request.timeout': 408,
  'request.conflict': 409,
  'antiFraud.consentFirst': 409,
  'documents.notAsked': 409,
  'order.document.decided': 409,
  'order.part.unknown': 409,
  'order.unit.taken': 409,
  'order.buyer.incomplete': 409,
  'order.photo.decided': 409,
  'order.cancellation.right': 409,
  'order.refund.change': 409,
  'order.state': 409,
  'financing.proposal.over': 409,
  'financing.proposal.otherCar': 409,
  'financing.proposal.used': 409,
  'payment.boleto.documentsFirst': 409,
  'payment.refund.notPaid': 409,
  'reservation.alreadyReserved': 409,
  'reservation.timeUp': 409,
  'settings.notNow': 409,
  'settings.hasDraft': 409,
  'sheets.inSet': 409,
  'preview.readOnly': 409,
  'stock.noVehicle': 409,
  'request.tooLarge': 413,
  'documents.tooLarge': 413,
  'request.unsupportedMedia': 415,
  'documents.typeRefused': 415,
  'coupon.needsDownPayment': 422,
  'coupon.unavailable': 422,
  'documents.empty': 422,
  'documents.tooMany': 422,
  'documents.tooManyPixels': 422,
  'documents.tooManyVersions': 422,
  'documents.orderFull': 422,
  'order.document.reason': 422,
  'financing.proposal.above': 422,
  'order.ledger.aboveRemaining': 422,
  'order.ledger.alreadyPaid': 422,
  'order.ledger.amount': 422,
  'order.ledger.oneCoupon': 422,
  'order.ledger.refundAbovePaid': 422,
  'order.ledger.repeated': 422,
  'order.ledger.tradeInAboveTotal': 422,
  'order.ledger.unknown': 422,
  'order.missing.note': 422,
  'payment.amount': 422,
  'payment.leastShare': 422,
  'payment.boleto.address': 422,
  'payment.card.unknown': 422,
  'payment.instalments.invalid': 422,
  'payment.kind.unavailable': 422,
  'payment.refund.tooMuch': 422,
  'validation.date.future': 422,
  'request.rateLimited': 429,
  'request.internal': 500,
  'request.unavailable': 503,
  'documents.storageFull': 507,
} as const satisfies Partial<Record<MessageKey, number>>

export type SharedError = keyof typeof SHARED_ERRORS

/** What was sent is well formed and some fields are refused, each by its own rule. */
export const FIELDS_REFUSED = 422
/** A rule's refusal without a status of its own: what was asked for does not fit how things stand. */
const BY_A_RULE = 409

/** Takes a shared refusal, or what a rule refuses by; returns its HTTP status. */
export const statusOf = (key: SharedError | Refusal['key']): number =>
  (SHARED_ERRORS as Readonly<Record<string, number>>)[key] ?? BY_A_RULE

export const isSharedError = (key: string): key is SharedError => Object.hasOwn(SHARED_ERRORS, key)
