import { ROLES } from '@volante/domain/policy/roles'
import {
  CONTACT_CHANNELS,
  GENDERS,
  LANGUAGES,
  COUNTRIES,
  USER_GROUPS,
  UTM_PARAMETERS,
} from '@volante/domain/vocabulary'
import { USER_DATA_STEPS } from '@volante/domain/person/user-data'
import * as z from 'zod/mini'
import { CONSENT_PURPOSES } from './consents.ts'
import { line, maybe } from './body-fields.ts'

/** An address as forms send it; the country's rules say which fields may be blank. */
export const AddressBody = z.object({
  postalCode: z._default(line(12), ''),
  street: z._default(line(), ''),
  number: z._default(line(10), ''),
  withoutNumber: z._default(z.boolean(), false),
  complement: z._default(line(), ''),
  neighbourhood: z._default(line(), ''),
  city: z._default(line(), ''),
  stateCode: z._default(line(10), ''),
})
export type AddressBody = z.output<typeof AddressBody>

export const ContactPermission = z.object({
  channel: z.enum(CONTACT_CHANNELS),
  purpose: z._default(z.enum(CONSENT_PURPOSES), 'OFFERS'),
  granted: z.boolean(),
})
export type ContactPermission = z.output<typeof ContactPermission>

/** A campaign as an address names it. */
export const Campaign = z.partialRecord(z.enum(UTM_PARAMETERS), z.string())

export const contactPermissions = z.array(ContactPermission).check(z.maxLength(50))

/** What a person tells about themselves, all of it optional until the rules speak. */
export const personFields = {
  name: maybe(line()),
  nickname: maybe(line(60)),
  phone: maybe(line(40)),
  birthdate: maybe(line(10)),
  gender: maybe(line(40)),
  address: maybe(AddressBody),
  contactPermissions: maybe(contactPermissions),
}

export const EmailEntry = z.object({ email: z.string(), preferred: z.boolean(), confirmed: z.boolean() })

/** The signed-in person as they read themselves. */
export const Self = z.object({
  id: z.string(),
  status: z.literal('LOADED'),
  name: z.string(),
  nickname: z.nullable(z.string()),
  emails: z.array(EmailEntry),
  emailPreferred: z.string(),
  phone: z.nullable(z.string()),
  cpf: z.nullable(z.string()),
  dni: z.nullable(z.string()),
  cuil: z.nullable(z.string()),
  companyCuit: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  companyCnpj: z.nullable(z.string()),
  birthdate: z.nullable(z.string()),
  gender: z.nullable(z.enum(GENDERS)),
  address: z.nullable(AddressBody),
  country: z.nullable(z.enum(COUNTRIES)),
  language: z.nullable(z.enum(LANGUAGES)),
  roles: z.array(z.enum(ROLES)),
  userGroups: z.array(z.enum(USER_GROUPS)),
  dealerCode: z.nullable(z.string()),
  hasPassword: z.boolean(),
  loyaltyProgramCategory: z.nullable(z.string()),
  contactPermissions: z.array(z.extend(ContactPermission, { at: z.string() })),
  agreement: z.object({
    version: z.string(),
    acceptedVersion: z.nullable(z.string()),
    acceptedAt: z.nullable(z.string()),
    isOutdated: z.boolean(),
  }),
  completion: z.object({ step: z.enum(USER_DATA_STEPS), missing: z.array(z.string()) }),
})
export type Self = z.output<typeof Self>

/** A call that reads or clears its own cookies, over HTTP and from a page. */
export const cookieHeader = z.object({ cookie: z.optional(z.string().check(z.maxLength(16_000))) })

/** A session that was just opened; the cookie carries it unless the caller asked for the token itself. */
export const OpenedSession = z.object({
  name: z.string(),
  /** In which the person reads; null where they never said. */
  language: z.nullable(z.enum(LANGUAGES)),
  expiresAt: z.string(),
  /** Only with `delivery: 'token'`. */
  token: z.optional(z.string()),
})
export type OpenedSession = z.output<typeof OpenedSession>

/** Name, e-mail and what else an administrator knows of somebody who gets an account. */
export const NewPerson = z.object({
  name: z._default(line(), ''),
  email: z._default(line(254), ''),
  /** Where they live: whose formats hold and which language the invitation has; the site's unless stated. */
  country: maybe(z.enum(COUNTRIES)),
  cpf: maybe(line(20)),
  dni: maybe(line(20)),
  cuil: maybe(line(20)),
  phone: maybe(line(40)),
  roles: maybe(z.array(z.enum(ROLES)).check(z.maxLength(ROLES.length))),
  dealerCode: maybe(line(40)),
})
export type NewPerson = z.output<typeof NewPerson>
