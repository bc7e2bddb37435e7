import { PERSON_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { call, service } from './kit.ts'
import { line, lines, maybe } from './body-fields.ts'

const flag = maybe(z.boolean())
const count = maybe(z.union([z.int().check(z.gte(1), z.lte(999_999)), line(6)]))

/**
 * A lead as the documents name its fields (spec platform §3). Shapes and sizes only: which fields a site asks and what they may
 * hold is told by `leadRefusals`. Of Argentina are `dni` and `cuil`; a company's CUIT comes as `cuil`.
 */
export const LeadBody = z.object({
  leadPersonType: maybe(z.enum(PERSON_TYPES)),
  firstName: maybe(line()),
  contactName: maybe(line()),
  corporateName: maybe(line()),
  email: maybe(line(254)),
  phone: maybe(line(40)),
  cpf: maybe(line(20)),
  cnpj: maybe(line(20)),
  dni: maybe(line(20)),
  cuil: maybe(line(20)),
  totalVehicles: count,
  hasTwoYearCnpj: flag,
  userPostalCode: maybe(line(20)),
  street: maybe(line()),
  homeNumber: maybe(line(20)),
  complement: maybe(line()),
  neighborhood: maybe(line()),
  uf: maybe(line(60)),
  cidade: maybe(line(120)),
  description: maybe(lines()),
  dealersCode: maybe(line(40)),
  productCode: maybe(line(40)),
  msc_ano_modelo: maybe(z.union([line(20), z.int().check(z.gte(1900), z.lte(2199))])),
  preferred_contact_method: maybe(line(20)),
  allowSMS: flag,
  allowPhone: flag,
  allowEmail: flag,
  allowWhatsApp: flag,
  country: maybe(line(60)),
  countryCode: maybe(line(10)),
  stateCode: maybe(line(60)),
  cityName: maybe(line(120)),
  trackingClientId: maybe(line(200)),
  trackingId: maybe(line(200)),
  trackingUserId: maybe(line(200)),
  retUrl: maybe(line(2000)),
  referer: maybe(line(4000)),
  gClid: maybe(line(512)),
  source: maybe(line(500)),
  medium: maybe(line(500)),
  campaign: maybe(line(500)),
  content: maybe(line(500)),
  term: maybe(line(500)),
  callbackName: maybe(line(120)),
  formName: maybe(line(120)),
  origin: maybe(line()),
  subOrigin: maybe(line()),
  productGroup: maybe(line()),
})

export type LeadBody = z.output<typeof LeadBody>

/** What the person is told: the protocol, who answers and until when. */
export const LeadReceipt = z.object({
  protocol: z.string(),
  createdAt: z.string(),
  /** The dealer's answer is promised until then (spec platform §1: 24 hours). */
  replyBy: z.string(),
  replyHours: z.int(),
  dealer: z.nullable(z.object({ code: z.string(), name: z.string(), phone: z.string(), whatsApp: z.string() })),
  /** The same person asked about the same car minutes ago: this is the receipt of that lead. */
  repeated: z.boolean(),
})

export const lead = service('lead', {
  create: call({
    id: 'lead.root.create',
    post: '/lead',
    access: 'client',
    forSites: true,
    body: LeadBody,
    ok: LeadReceipt,
    status: 201,
    errors: { 'request.invalid': 422 },
    oneStatement: true,
    says: "Takes a private person's or a company's lead, keeps it with its consents and returns its protocol and the time of reply promised; refuses by field what the site's rules do not allow.",
  }),
})
