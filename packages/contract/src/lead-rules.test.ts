import { expect, test } from 'vitest'
import { leadRefusals, type LeadFormValues, type LeadRules, leadRules } from './lead-rules.ts'

const BR: LeadRules = { country: 'BR', asksTaxId: true, mayOmitCpf: false, needsDealer: true, needsSurname: true }
const AR: LeadRules = { ...BR, country: 'AR' }
const person = {
  name: 'Maria Souza',
  email: 'maria@mail.example',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  dealerCode: '70001',
  allowEmail: true,
}

const BLANK: LeadFormValues = {
  leadPersonType: 'physicalPerson',
  name: '',
  contactName: '',
  corporateName: '',
  email: '',
  cpf: '',
  cnpj: '',
  document: '',
  phone: '',
  stateCode: '',
  dealerCode: '',
  preferredContactMethod: '',
  description: '',
  totalVehicles: null,
  hasTwoYearCnpj: false,
  allowSMS: false,
  allowWhatsApp: false,
  allowEmail: false,
  allowPhone: false,
}

const issuesOf = (values: object, rules: LeadRules): Record<string, string> =>
  Object.fromEntries(
    Object.entries(leadRefusals({ ...BLANK, ...values }, rules)).map(([field, { key }]) => [field, key]),
  )

test('a complete form passes', () => expect(issuesOf(person, BR)).toEqual({}))

test('a private person in Brazil is asked six things', () => {
  expect(issuesOf({}, BR)).toEqual({
    name: 'validation.required',
    email: 'validation.required',
    cpf: 'validation.required',
    phone: 'validation.phone.required',
    dealerCode: 'validation.required',
    allowEmail: 'validation.contactOptIn',
  })
})

test('Argentina asks DNI or CUIL and the province, never a CPF', () => {
  const asked = issuesOf({}, AR)
  expect(asked).toMatchObject({ document: 'validation.required', stateCode: 'validation.required' })
  expect(asked).not.toHaveProperty('cpf')
  const { cpf: _, ...rest } = person
  const values = { ...rest, phone: '11 2345-6789', stateCode: 'Córdoba' }
  expect(issuesOf({ ...values, document: '12.345.678' }, AR)).toEqual({})
  expect(issuesOf({ ...values, document: '20-12345678-6' }, AR)).toEqual({})
  expect(issuesOf({ ...values, document: '123456' }, AR)).toEqual({ document: 'validation.dni.invalid' })
  expect(issuesOf({ ...values, document: '20-12345678-5' }, AR)).toEqual({ document: 'validation.cuil.invalid' })
})

test('a company is asked its own fields, whatever the person left behind', () => {
  const company = { ...person, leadPersonType: 'legalPerson', cpf: 'rubbish', name: '' }
  expect(issuesOf(company, BR)).toEqual({
    corporateName: 'validation.required',
    contactName: 'validation.required',
    cnpj: 'validation.required',
  })
})

test.each<[string, object, Partial<LeadRules>, Record<string, string>]>([
  ['one word is no full name', { name: 'Maria' }, {}, { name: 'validation.name.surname' }],
  ['unless none is asked', { name: 'Maria' }, { needsSurname: false }, {}],
  ['a CPF may be left out where allowed', { cpf: '' }, { mayOmitCpf: true }, {}],
  ['but not be wrong', { cpf: '1' }, { mayOmitCpf: true }, { cpf: 'validation.cpf.invalid' }],
  ['a CPF nobody asks for may be left out', { cpf: '' }, { asksTaxId: false }, {}],
  ['a dealer too', { dealerCode: '' }, { needsDealer: false }, {}],
])('%s', (_, change, rules, expected) => {
  expect(issuesOf({ ...person, ...change }, { ...BR, ...rules })).toEqual(expected)
})

test('a CPF may be omitted where the site says so, by city, dealer or anywhere', () => {
  const site = (withoutCpf: object, isOn = true) => ({
    country: 'BR' as const,
    features: {
      chatbot: false,
      subsidizedPrice: false,
      dataLayerMutationsDisabled: false,
      leadForCitiesWithoutInfluenceArea: true,
      cpfCnpjInLeadForm: true,
      leadsAllowedWithoutCpf: isOn,
    },
    lead: {
      address: false,
      replyHours: 24,
      withoutCpf: { anywhere: false, cities: ['2611606'], dealers: ['70001'], ...withoutCpf },
    },
  })
  const mayOmit = (one: ReturnType<typeof site>, cityCode?: string, ...dealerIds: string[]) =>
    leadRules(one, { cityCode, dealerIds }, { surname: true }).mayOmitCpf
  expect(mayOmit(site({}))).toBe(false)
  expect(mayOmit(site({}), '2611606')).toBe(true)
  expect(mayOmit(site({}), '3550308')).toBe(false)
  expect(mayOmit(site({}), undefined, 'br-0001', '70001')).toBe(true)
  expect(mayOmit(site({ anywhere: true }))).toBe(true)
  expect(mayOmit(site({ anywhere: true }, false), '2611606', '70001')).toBe(false)
})
