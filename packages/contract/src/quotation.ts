import { QUOTATION_STATES } from '@volante/domain/quotation/approval'
import { CRM_STATES } from '@volante/domain/quotation/crm-outcome'
import * as z from 'zod/mini'
import { lines } from './body-fields.ts'
import { call, service } from './kit.ts'
import { int, page, paging, short } from './query.ts'
import { Quotation, QuotationBody, QuotationDraft, QuotationLine } from './quotation-shapes.ts'

const staff = { access: 'bearer', may: 'quotations.work' } as const
const number = z.object({ number: short(20) })
const one = { within: { record: 'quotation', by: 'params.number' }, params: number } as const
const notFound = { 'request.notFound': 404 } as const

const refusals = {
  'quotation.save.003': 404,
  'catalogue.unknownCodes': 422,
  'price.unavailable': 409,
  'quotation.conflict': 409,
  'quotation.tradeIn.unknown': 404,
  'quotation.tradeIn.lapsed': 409,
  'quotation.tradeIn.another': 409,
  'quotation.tradeIn.used': 409,
  'quotation.tradeIn.elsewhere': 409,
} as const

/** A dealer's people quote a car: each saving is a version that stays as it was. */
export const quotation = service('quotation', {
  list: call({
    id: 'quotation.quotations.list',
    get: '/quotation/quotations',
    ...staff,
    within: 'rows',
    query: z.object({
      search: z.optional(short(60)),
      state: z.optional(z.enum(QUOTATION_STATES)),
      crm: z.optional(z.enum(CRM_STATES)),
      dealerCode: z.optional(short(40)),
      ...paging,
    }),
    ok: page(QuotationLine),
    says: "Takes the beginning of an opportunity's name or a number, a state, one of the customer-relationship system and a dealer, or none; returns a page of the quotations of the caller's dealers, newest first.",
  }),
  preview: call({
    id: 'quotation.quotations.preview',
    post: '/quotation/preview',
    ...staff,
    within: 'rows',
    readOnly: true,
    body: QuotationBody,
    ok: QuotationDraft,
    errors: refusals,
    says: 'Takes a quotation as it would be saved; returns what it would say, with the price of today, how much the caller may still give, the stock and the page as it would be printed. Refuses as saving does, but for what is above the limit or saved meanwhile.',
  }),
  create: call({
    id: 'quotation.quotations.create',
    post: '/quotation/quotations',
    ...staff,
    within: 'rows',
    status: 201,
    body: QuotationBody,
    ok: Quotation,
    errors: {
      ...refusals,
      'quotation.save.002': 409,
      'quotation.priceMoved': 409,
      'quotation.aboveLimit': 409,
    },
    says: 'Takes a car with colour, optionals, coating, accessories, bonus, discount, new price, validity and comment; prices it here, checks the stock, keeps a version of the quotation and sends it to the customer-relationship system. The same once more changes nothing. Refuses a new price that does not exceed the initial one, a price that moved, more than the caller may give without a reason, a quotation saved meanwhile (002) or not there (003), and an offer for a used car that does not bind.',
  }),
  get: call({
    id: 'quotation.quotations.get',
    get: '/quotation/quotations/{number}',
    ...staff,
    ...one,
    query: z.object({ version: z.optional(int(1, 100_000)) }),
    ok: Quotation,
    errors: notFound,
    says: 'Takes a number and a version, or none for the latest; returns the quotation as it was saved, with its versions and what each changed, its limit, stock and outcome. Refuses an unknown one.',
  }),
  download: call({
    id: 'quotation.quotations.download',
    get: '/quotation/quotations/{number}/download',
    ...staff,
    ...one,
    query: z.object({ version: z.optional(int(1, 100_000)) }),
    file: true,
    errors: { ...notFound, 'quotation.notApproved': 409 },
    says: 'Takes a number and a version, or none for the latest; returns its PDF, the same bytes for good. Refuses an unknown one and one whose discount waits for approval.',
  }),
  restore: call({
    id: 'quotation.quotations.restore',
    post: '/quotation/quotations/{number}/restore',
    ...staff,
    ...one,
    body: z.object({ version: z.int().check(z.gte(1)) }),
    ok: Quotation,
    errors: {
      ...notFound,
      ...refusals,
      'quotation.save.002': 409,
      'quotation.priceMoved': 409,
      'quotation.aboveLimit': 409,
    },
    says: 'Takes a number and an earlier version; saves what that said as a further version at the price of today. Refuses an unknown one and what could not be saved today.',
  }),
  send: call({
    id: 'quotation.quotations.send',
    post: '/quotation/quotations/{number}/send',
    ...staff,
    ...one,
    ok: Quotation,
    errors: { ...notFound, 'quotation.notApproved': 409 },
    says: 'Takes a number; sends its latest version to the customer-relationship system again. Refuses one whose discount waits for approval.',
  }),
  decide: call({
    id: 'quotation.quotations.decide',
    post: '/quotation/quotations/{number}/decision',
    access: 'bearer',
    may: 'quotations.approve',
    ...one,
    body: z.object({ version: z.int().check(z.gte(1)), approved: z.boolean(), note: lines(500) }),
    ok: Quotation,
    errors: { ...notFound, 'quotation.decided': 409, 'quotation.approve.above': 403 },
    says: 'Takes a number, the version that was looked at, a yes or no and a note; decides on what is above the seller’s limit. Refuses one that does not wait, another version, and what is above the limit of who decides.',
  }),
})
