/** What happens to an order of the book, and how many hours after what happened before. */
export const ACT_HOURS = {
  reserve: 0,
  neverPays: 0,
  payPix: 0.1,
  payCard: 0.1,
  chooseBoleto: 0.1,
  chooseFinancing: 0.1,
  chooseConsortium: 0.1,
  chooseTrade: 0.1,
  chooseDealer: 0.1,
  timeIsUp: 0.6,
  sendPapers: 9,
  sendIdentity: 7,
  refusePaper: 5,
  approvePapers: 6,
  payBoleto: 2,
  boletoArrives: 100,
  confirmDeposit: 30,
  photoPasses: 1,
  photoDoubtful: 1,
  refuseBuyer: 5,
  offerContract: 4,
  sign: 11,
  WAITING_LIST: 5,
  PROGRESS_ORDER: 70,
  MOUNTED_VEHICLE: 96,
  VEHICLE_PRODUCED: 60,
  INVOICED: 20,
  INVOICE_DELIVERY: 8,
  EXPEDITE: 24,
  DELIVER_TO_CCSS: 30,
  CUSTOMER_DELIVERY: 20,
  BILLING: 12,
  REGISTERED: 20,
  TRANSPORTING: 24,
  payRestByPix: 30,
  payRestByCard: 30,
  restAtDealer: 30,
  confirmRest: 12,
  IN_TRANSIT: 10,
  AT_DEALER: 48,
  DELIVERED: 40,
  rate: 30,
  askToCancel: 20,
  grantCancel: 20,
  withdraw: 30,
} as const
export type Act = keyof typeof ACT_HOURS

type Acts = readonly Act[]
interface Course {
  /** So many orders of Brazil and of Argentina take it. */
  readonly br: number
  readonly ar: number
  /** Hours since its last act, at most. */
  readonly idle: number
  readonly acts: (pay: Act) => Acts
}

const paid = (pay: Act): Acts => ['reserve', pay]
const papersIn = (pay: Act): Acts => [...paid(pay), 'sendPapers']
const approved = (pay: Act): Acts => [...papersIn(pay), 'approvePapers']
const toSign = (pay: Act): Acts => [...approved(pay), 'photoPasses', 'offerContract']
const signed = (pay: Act): Acts => [...toSign(pay), 'sign']
const built = (pay: Act): Acts => [...signed(pay), 'PROGRESS_ORDER', 'MOUNTED_VEHICLE', 'VEHICLE_PRODUCED']
const shipped = (pay: Act): Acts => [...signed(pay), 'INVOICED', 'INVOICE_DELIVERY', 'EXPEDITE', 'TRANSPORTING']
const settled = (pay: Act): Acts => [...shipped(pay), 'restAtDealer', 'confirmRest']
const delivered = (pay: Act): Acts => [...settled(pay), 'IN_TRANSIT', 'AT_DEALER', 'DELIVERED']

/** Money that no charge brought goes back by a person's hand. */
const paidAtDealer: Acts = [
  'reserve',
  'chooseDealer',
  'sendPapers',
  'approvePapers',
  'confirmDeposit',
  'photoPasses',
  'offerContract',
  'sign',
]

/** Every course that an order of the book takes, and how often. */
export const COURSES: readonly Course[] = [
  { br: 5, ar: 3, idle: 900, acts: () => ['reserve', 'neverPays', 'timeIsUp'] },
  { br: 4, ar: 0, idle: 900, acts: () => ['reserve', 'neverPays', 'payPix', 'timeIsUp'] },
  { br: 9, ar: 4, idle: 60, acts: paid },
  { br: 4, ar: 0, idle: 20, acts: (pay) => [...paid(pay), 'sendIdentity'] },
  { br: 4, ar: 2, idle: 40, acts: (pay) => [...papersIn(pay), 'refusePaper'] },
  { br: 13, ar: 7, idle: 50, acts: papersIn },
  { br: 3, ar: 0, idle: 15, acts: () => ['reserve', 'neverPays', 'chooseBoleto'] },
  { br: 3, ar: 0, idle: 15, acts: () => ['reserve', 'neverPays', 'chooseBoleto', 'sendPapers', 'payBoleto'] },
  { br: 4, ar: 2, idle: 90, acts: () => ['reserve', 'chooseFinancing', 'sendPapers'] },
  { br: 2, ar: 0, idle: 90, acts: () => ['reserve', 'chooseConsortium', 'sendPapers'] },
  { br: 4, ar: 3, idle: 70, acts: () => ['reserve', 'chooseTrade', 'sendPapers'] },
  { br: 2, ar: 1, idle: 70, acts: () => ['reserve', 'chooseDealer', 'sendPapers', 'approvePapers'] },
  { br: 6, ar: 3, idle: 30, acts: (pay) => [...papersIn(pay), 'photoDoubtful'] },
  { br: 5, ar: 2, idle: 60, acts: approved },
  { br: 2, ar: 1, idle: 90, acts: (pay) => [...papersIn(pay), 'photoPasses', 'WAITING_LIST'] },
  { br: 7, ar: 3, idle: 60, acts: toSign },
  { br: 5, ar: 3, idle: 90, acts: signed },
  { br: 2, ar: 1, idle: 200, acts: (pay) => [...signed(pay), 'PROGRESS_ORDER'] },
  { br: 2, ar: 1, idle: 200, acts: (pay) => [...signed(pay), 'PROGRESS_ORDER', 'MOUNTED_VEHICLE'] },
  { br: 3, ar: 1, idle: 200, acts: built },
  { br: 2, ar: 1, idle: 60, acts: (pay) => [...built(pay), 'INVOICED'] },
  { br: 2, ar: 1, idle: 60, acts: (pay) => [...signed(pay), 'INVOICED', 'INVOICE_DELIVERY'] },
  { br: 2, ar: 1, idle: 60, acts: (pay) => [...signed(pay), 'INVOICED', 'EXPEDITE', 'DELIVER_TO_CCSS'] },
  { br: 2, ar: 1, idle: 60, acts: (pay) => [...signed(pay), 'INVOICED', 'CUSTOMER_DELIVERY', 'BILLING', 'REGISTERED'] },
  { br: 5, ar: 2, idle: 90, acts: shipped },
  { br: 3, ar: 2, idle: 90, acts: (pay) => [...shipped(pay), 'restAtDealer'] },
  { br: 2, ar: 0, idle: 40, acts: (pay) => [...shipped(pay), 'payRestByPix'] },
  { br: 0, ar: 2, idle: 40, acts: (pay) => [...shipped(pay), 'payRestByCard'] },
  { br: 2, ar: 1, idle: 40, acts: (pay) => [...settled(pay), 'IN_TRANSIT'] },
  { br: 4, ar: 2, idle: 60, acts: (pay) => [...settled(pay), 'IN_TRANSIT', 'AT_DEALER'] },
  { br: 4, ar: 2, idle: 140, acts: delivered },
  { br: 9, ar: 4, idle: 900, acts: (pay) => [...delivered(pay), 'rate'] },
  { br: 4, ar: 2, idle: 60, acts: (pay) => [...papersIn(pay), 'askToCancel'] },
  { br: 3, ar: 1, idle: 400, acts: (pay) => [...papersIn(pay), 'askToCancel', 'grantCancel'] },
  { br: 3, ar: 1, idle: 300, acts: (pay) => [...signed(pay), 'withdraw'] },
  { br: 2, ar: 1, idle: 24, acts: (pay) => [...delivered(pay), 'withdraw'] },
  { br: 2, ar: 1, idle: 300, acts: (pay) => [...papersIn(pay), 'photoDoubtful', 'refuseBuyer'] },
  { br: 2, ar: 0, idle: 40, acts: () => ['reserve', 'chooseBoleto', 'sendPapers', 'payBoleto', 'boletoArrives'] },
  { br: 3, ar: 2, idle: 90, acts: () => [...paidAtDealer, 'withdraw'] },
]

export interface PlannedAct {
  readonly act: Act
  /** Hours before the book is opened. */
  readonly hoursAgo: number
}

/** An order of the book before it is played. */
export interface PlannedOrder {
  /** Its place in the book, from 0: every choice that has no reason of its own follows from it. */
  readonly place: number
  readonly country: 'BR' | 'AR'
  readonly acts: readonly PlannedAct[]
}

const depositOf = (country: 'BR' | 'AR', place: number): Act =>
  country === 'AR' || place % 3 === 0 ? 'payCard' : 'payPix'

/** The whole book, the same every time. */
export function planOfBook(): PlannedOrder[] {
  const taken = COURSES.flatMap((course) => [
    ...Array.from({ length: course.br }, (_, turn) => ({ course, country: 'BR' as const, turn })),
    ...Array.from({ length: course.ar }, (_, turn) => ({ course, country: 'AR' as const, turn })),
  ])
  return taken.map(({ course, country, turn }, place) => {
    const count = course[country === 'BR' ? 'br' : 'ar']
    // From an hour ago to the longest idle time, evenly.
    const idle = 1 + ((course.idle - 1) * (turn + 0.5)) / count
    return { place, country, acts: dated(course.acts(depositOf(country, place)), idle) }
  })
}

/** Counted back from the last act. */
function dated(acts: Acts, idle: number): PlannedAct[] {
  let ago = idle
  const backwards: PlannedAct[] = []
  for (const act of acts.toReversed()) {
    backwards.push({ act, hoursAgo: ago })
    ago += ACT_HOURS[act]
  }
  return backwards.toReversed()
}
