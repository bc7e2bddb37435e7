import { QUOTATION_STATES } from '@volante/domain/quotation/approval'
import { CRM_STATES } from '@volante/domain/quotation/crm-outcome'
import { QUOTATION_SAVE_CODES } from '@volante/domain/status'
import * as z from 'zod/mini'
import { line, lines, maybe } from './body-fields.ts'
import { Cents, Country, Currency, MvsCode } from './car-shapes.ts'
import { ContractContent } from './contracts.ts'
import { short } from './query.ts'

const Code = short(40)
const Codes = z._default(z.array(Code).check(z.maxLength(100)), [])
const Money = z.int().check(z.gte(0), z.lte(100_000_000_000))

/** A quotation as it is asked for. The first fourteen are the documents'; parts by their ids, money in cents. */
export const QuotationBody = z.object({
  /** Of the quotation that this is a further version of. */
  number: maybe(short(20)),
  opportunityName: line(120),
  mvsCode: MvsCode,
  year: z.int().check(z.gte(1950), z.lte(2100)),
  colorCode: short(8),
  optionals: Codes,
  coating: maybe(short(8)),
  accessories: Codes,
  bonus: maybe(Money),
  discount: maybe(Money),
  /** What the seller saw: saved only where the car still costs that. */
  initialPrice: Money,
  /** The new price: above the initial one. */
  changedPrice: maybe(Money),
  /** The last day. */
  validityPeriod: maybe(z.iso.date()),
  comments: z.optional(lines(2000)),
  /** Our own: the dealer, unless the caller works for one alone. */
  dealerCode: maybe(Code),
  /** The version that was opened: another one saved meanwhile is not overwritten. */
  version: maybe(z.int().check(z.gte(1))),
  /** Whose quotation it is: needed for a used car, whose offer is somebody's. */
  customerEmail: maybe(line(254)),
  /** An offer for a used car by its id, or by the car's plate. */
  tradeIn: maybe(Code),
  /** Why more is given than the caller may. */
  approvalReason: maybe(lines(500)),
})
export type QuotationBody = z.output<typeof QuotationBody>

const Line = z.object({ id: z.string(), code: z.string(), name: z.string(), price: Cents })

const TradeIn = z.object({
  id: z.string(),
  vehicle: z.string(),
  plate: z.string(),
  amount: Cents,
  inspectedOn: z.string(),
  /** Its own last moment. */
  validUntil: z.string(),
})

/** What a version says, unchanged for good. */
const Content = z.object({
  opportunityName: z.string(),
  customerEmail: z.nullable(z.string()),
  country: Country,
  currency: Currency,
  /** The day its prices are of. */
  day: z.string(),
  car: z.object({
    mvsCode: z.string(),
    year: z.int(),
    brand: z.string(),
    modelCode: z.string(),
    modelName: z.string(),
    modelSlug: z.string(),
    versionName: z.string(),
    engine: z.string(),
    gear: z.string(),
    fuel: z.string(),
    price: Cents,
    priceType: z.nullable(z.string()),
    priceUntil: z.nullable(z.string()),
  }),
  color: Line,
  coating: z.nullable(Line),
  optionals: z.array(Line),
  /** Payment to be agreed: no part of any price. */
  accessories: z.array(Line),
  accessoriesTotal: Cents,
  /** What was chosen; the rest of the parts came along. */
  chosen: z.array(z.string()),
  initialPrice: Cents,
  changedPrice: z.nullable(Cents),
  bonus: Cents,
  discount: Cents,
  cashPrice: Cents,
  tradeIn: z.nullable(TradeIn),
  /** The cash price less the used car. */
  balance: Cents,
  validityPeriod: z.string(),
  comments: z.string(),
  seller: z.object({
    name: z.string(),
    dealerCode: z.string(),
    dealerName: z.string(),
    address: z.string(),
    phone: z.string(),
    taxId: z.string(),
  }),
  serialItems: z.array(z.string()),
  technicalData: z.object({
    doors: z.int(),
    length: z.int(),
    width: z.int(),
    height: z.int(),
    wheelbase: z.int(),
  }),
})
export type QuotationContent = z.output<typeof Content>

const Room = z.object({
  percent: z.number(),
  most: Cents,
  left: z.int(),
  leftPercent: z.number(),
  isAbove: z.boolean(),
})

const Stock = z.object({
  isSoldOut: z.boolean(),
  /** The warning in words; null while there are cars. */
  warning: z.nullable(z.string()),
  /** Cars of the version at dealers and at the factory, and those that are built exactly so. */
  atDealers: z.int(),
  atFactory: z.int(),
  alike: z.int(),
  factory: z.array(z.object({ colorCode: z.string(), quantity: z.int(), arrival: z.string(), place: z.string() })),
})

/** A quotation that is not saved: what it would say, the caller's limit, stock, and the page as it would be printed. */
export const QuotationDraft = z.extend(Content, { room: Room, stock: Stock, paper: ContractContent })
export type QuotationDraft = z.output<typeof QuotationDraft>

const Crm = z.object({
  state: z.enum(CRM_STATES),
  code: z.nullable(z.enum(QUOTATION_SAVE_CODES)),
  /** What the code means, in the words of the documents. */
  message: z.nullable(z.string()),
  id: z.nullable(z.string()),
  at: z.nullable(z.string()),
})

const Value = z.nullable(z.union([z.string(), z.number()]))
const Version = z.object({
  version: z.int(),
  at: z.string(),
  by: z.string(),
  cashPrice: Cents,
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
})

export const Quotation = z.extend(QuotationDraft, {
  number: z.string(),
  version: z.int(),
  /** The version of the reading, where it is not the latest. */
  latest: z.int(),
  dealerCode: z.string(),
  site: z.string(),
  at: z.string(),
  state: z.enum(QUOTATION_STATES),
  /** Whether it may be downloaded and goes to the customer-relationship system. */
  mayLeave: z.boolean(),
  isExpired: z.boolean(),
  reason: z.nullable(z.string()),
  decision: z.nullable(z.object({ by: z.string(), at: z.string(), note: z.string(), until: z.nullable(z.string()) })),
  /** Hexadecimal SHA-256 of what the version says, which stands in its PDF, and of the PDF's bytes. */
  sum: z.string(),
  sha256: z.string(),
  crm: Crm,
  versions: z.array(Version),
})
export type Quotation = z.output<typeof Quotation>

export const QuotationLine = z.object({
  number: z.string(),
  opportunityName: z.string(),
  car: z.string(),
  cashPrice: Cents,
  currency: Currency,
  discount: Cents,
  state: z.enum(QUOTATION_STATES),
  crm: z.enum(CRM_STATES),
  validityPeriod: z.string(),
  version: z.int(),
  seller: z.string(),
  dealerCode: z.string(),
  at: z.string(),
})
export type QuotationLine = z.output<typeof QuotationLine>
