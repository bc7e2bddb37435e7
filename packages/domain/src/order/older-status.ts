import { type OrderTimelineStep, RESERVATION_STATUSES, type ReservationStatus } from '../status.ts'

// The older list of reservations is read, never written (O-15): the timeline is what is stored.

type OlderStep = { readonly timeline: OrderTimelineStep; readonly next: readonly ReservationStatus[] }

export const OLDER_STATUSES: Readonly<Record<ReservationStatus, OlderStep>> = {
  CREATED: { timeline: 'PRE_RESERVE', next: ['APPROVED_RESERVATION', 'CANCELLED'] },
  APPROVED_RESERVATION: { timeline: 'RESERVE', next: ['WAITING_DOCS', 'UPLOADED_DOCS', 'CANCELLED'] },
  WAITING_DOCS: { timeline: 'RESERVE', next: ['UPLOADED_DOCS', 'CANCELLED'] },
  UPLOADED_DOCS: { timeline: 'UPLOADED_DOCS', next: ['WAITING_DOCS', 'CONTRACT_SIGN_DONE', 'CANCELLED'] },
  CONTRACT_SIGN_DONE: { timeline: 'PLACED', next: ['ORDER_MADE', 'CANCELLED'] },
  ORDER_MADE: { timeline: 'CREATED_ORDER', next: ['ASSEMBLY', 'REVENUE', 'CANCELLED'] },
  ASSEMBLY: { timeline: 'MOUNTED_VEHICLE', next: ['REVENUE', 'CANCELLED'] },
  REVENUE: { timeline: 'INVOICED', next: ['INVOICE_DELIVERY', 'IN_NATIONAL_TERRITORY', 'TRANSIT', 'CANCELLED'] },
  INVOICE_DELIVERY: { timeline: 'INVOICE_DELIVERY', next: ['IN_NATIONAL_TERRITORY', 'TRANSIT', 'CANCELLED'] },
  IN_NATIONAL_TERRITORY: { timeline: 'DELIVER_TO_CCSS', next: ['TRANSIT', 'IN_TRANSIT', 'CANCELLED'] },
  TRANSIT: { timeline: 'TRANSPORTING', next: ['IN_TRANSIT', 'AT_DEALER', 'CANCELLED'] },
  IN_TRANSIT: { timeline: 'IN_TRANSIT', next: ['AT_DEALER', 'CANCELLED'] },
  AT_DEALER: { timeline: 'AT_DEALER', next: ['DELIVERED', 'DELIVERED_RESERVATION', 'CANCELLED'] },
  DELIVERED: { timeline: 'DELIVERED', next: [] },
  DELIVERED_RESERVATION: { timeline: 'DELIVERED', next: [] },
  CANCELLED: { timeline: 'CANCELLED', next: [] },
}

/** The timeline status each older one stands for (O-15). */
export const RESERVATION_STATUS_ON_TIMELINE: ReadonlyMap<string, OrderTimelineStep> = new Map(
  RESERVATION_STATUSES.map((status) => [status, OLDER_STATUSES[status].timeline]),
)
