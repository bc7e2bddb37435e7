import type { CallError } from '@volante/contract/kit'
import type { MessageKey } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import { beforeAll, expect, test } from 'vitest'
import { basic, newEmail } from './modules/identity/fixtures.ts'
import { carInStock } from './modules/reservations/fixtures.ts'
import { testServer } from './tools/testing/test-server.ts'

/** The same rule at every entrance where a person or a company is written down: lead, order, sign-up and self-update. */
const server = testServer({ ROLE: 'web', LEAD_CLIENT_ID: 'lead-client', LEAD_CLIENT_SECRET: 'a secret of sixteen' })

const cars: Partial<Record<Country, Awaited<ReturnType<typeof carInStock>>>> = {}
beforeAll(async () => {
  for (const country of ['BR', 'AR'] as const) cars[country] = await carInStock(server, 1, siteOf(country))
})

const siteOf = (country: Country) => (country === 'BR' ? 'br-fiat' : 'ar-fiat')

type Field = 'name' | 'companyName' | 'phone' | 'cpf' | 'cnpj' | 'dni' | 'cuil' | 'cuit'
type Entrance = (country: Country, field: Field, value: string) => Promise<string | null>

/** Takes what sends a form that is refused whatever its field holds, and the field's name there; returns why the field is refused. */
async function verdict(sending: Promise<unknown>, path: string): Promise<string | null> {
  const error: CallError = await sending.then(
    () => expect.fail('nothing was refused'),
    (thrown) => thrown,
  )
  expect([error.status, error.code]).toEqual([422, 'request.invalid'])
  return error.fields?.find((one) => one.path === path)?.code ?? null
}

const isCompany = (field: Field) => ['companyName', 'cnpj', 'cuit'].includes(field)
const personType = (field: Field) => (isCompany(field) ? ('legalPerson' as const) : ('physicalPerson' as const))

const LEAD_FIELDS: Partial<Record<Field, string>> = { name: 'firstName', companyName: 'corporateName', cuit: 'cuil' }

const lead: Entrance = async (country, field, value) => {
  const api = await server.as({ client: true }, siteOf(country))
  const path = LEAD_FIELDS[field] ?? field
  return verdict(api.lead.create({ body: { leadPersonType: personType(field), [path]: value } }), path)
}

const order: Entrance = async (country, field, value) => {
  const api = await server.as({ roles: ['customer'] }, siteOf(country))
  const path = field === 'cuit' ? 'cuil' : field
  const { dealerId: _, ...car } = cars[country] ?? expect.fail('no car in stock')
  const person = { personType: personType(field), birthdate: 'never', [path]: value }
  return verdict(api.reservation.preReserve({ body: { ...car, person } }), path)
}

const signUp: Entrance = async (country, field, value) => {
  // More sign-ups than one address may make in a minute.
  await server.db.deleteFrom('attempts').execute()
  const api = await server.as({}, siteOf(country))
  const headers = { ...basic(newEmail(), 'short'), cookie: '' }
  return verdict(api.users.signUp({ headers, body: { [field]: value } }), field)
}

const selfUpdate: Entrance = async (country, field, value) => {
  const api = await server.as({ roles: ['customer'] }, siteOf(country))
  return verdict(api.users.patchSelf({ body: { nickname: '<', [field]: value } }), field)
}

/** A self-update has no company of Argentina, and its company's CNPJ under another name. */
const entrancesOf = (field: Field): Readonly<Record<string, Entrance>> =>
  isCompany(field) ? { lead, order, signUp } : { lead, order, signUp, selfUpdate }

const rows: readonly (readonly [Country, Field, string, MessageKey | null])[] = [
  ['BR', 'name', 'Ana Souza', null],
  ['BR', 'name', "Maria D'Ávila", null],
  ['BR', 'name', ' Ana Souza', 'validation.text.leadingSpace'],
  ['BR', 'name', '\u00a0Ana Souza', 'validation.text.leadingSpace'],
  ['BR', 'name', 'A Souza', 'validation.name.invalid'],
  ['AR', 'name', 'Ana & Eva Souza', 'validation.name.invalid'],
  ['BR', 'companyName', 'Silva & Filhos Ltda.', null],
  ['AR', 'companyName', 'Paz & Hijos S.A.', null],
  ['AR', 'companyName', ' Paz S.A.', 'validation.text.leadingSpace'],
  ['AR', 'companyName', 'Paz <Hijos>', 'validation.text.restricted'],
  ['BR', 'phone', '(11) 98765-4321', null],
  ['BR', 'phone', '+55 11 98765-4321', null],
  ['BR', 'phone', '98765-4321', 'validation.phone.invalid'],
  ['AR', 'phone', '2954234567', null],
  ['AR', 'phone', '(11) 98765-4321', 'validation.phone.invalid'],
  ['BR', 'cpf', '280.012.389-38', null],
  ['BR', 'cpf', '111.111.111-11', 'validation.cpf.invalid'],
  ['BR', 'cnpj', '12.ABC.345/01DE-35', null],
  ['BR', 'cnpj', '12.ABC.345/01DE-36', 'validation.cnpj.invalid'],
  ['AR', 'dni', '1.234.567', null],
  ['AR', 'dni', '123456', 'validation.dni.invalid'],
  ['AR', 'cuil', '20-12345678-6', null],
  ['AR', 'cuil', '25-12345678-8', null],
  ['AR', 'cuil', '26-12345678-4', null],
  ['AR', 'cuil', '30-50001091-2', 'validation.cuil.invalid'],
  ['AR', 'cuil', '20-12345678-5', 'validation.cuil.invalid'],
  ['AR', 'cuit', '30-50001091-2', null],
  ['AR', 'cuit', '20-12345678-6', 'validation.cuit.invalid'],
]

test.each(rows)('%s, %s %j: %s wherever it is written', async (country, field, value, code) => {
  const verdicts: Record<string, string | null> = {}
  for (const [name, entrance] of Object.entries(entrancesOf(field)))
    verdicts[name] = await entrance(country, field, value)
  expect(verdicts).toEqual(Object.fromEntries(Object.keys(verdicts).map((name) => [name, code])))
})
