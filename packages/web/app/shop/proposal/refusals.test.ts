import { expect, test } from 'vitest'
import { BLANK, controlOf, DRAFT_FIELDS, valuesOf } from './fields.ts'
import { proposalRefusals } from './refusals.ts'

const BR = { country: 'BR', asksTaxId: true, mayOmitCpf: false, needsDealer: false, needsSurname: true } as const
const AR = { ...BR, country: 'AR' } as const
const keysOf = (refusals: ReturnType<typeof proposalRefusals>) =>
  Object.entries(refusals).map(([name, { key }]) => `${name} ${key}`)

test('an empty form asks for at most six things, in the order they stand in', () => {
  expect(keysOf(proposalRefusals(BLANK, BR))).toEqual([
    'name validation.required',
    'email validation.required',
    'phone validation.phone.required',
    'cpf validation.required',
    'allowEmail validation.contactOptIn',
  ])
  expect(Object.keys(proposalRefusals(BLANK, AR))).toEqual([
    'name',
    'email',
    'phone',
    'document',
    'stateCode',
    'allowEmail',
  ])
})

test('where a CPF may be left out, only a wrong one is refused', () => {
  const rules = { ...BR, mayOmitCpf: true }
  expect(proposalRefusals(BLANK, rules)).not.toHaveProperty('cpf')
  expect(proposalRefusals({ ...BLANK, cpf: '111' }, rules)).toHaveProperty('cpf.key', 'validation.cpf.invalid')
})

test("a company's refusals stand at its own fields", () => {
  const company = { ...BLANK, leadPersonType: 'legalPerson', companyDocument: '30-71209753-9' } as const
  expect(proposalRefusals(company, AR)).toHaveProperty('companyDocument.key', 'validation.cuil.invalid')
  expect(proposalRefusals(company, AR)).not.toHaveProperty('document')
})

test('the address block may stay empty; begun, each missing part is named', () => {
  expect(proposalRefusals(BLANK, BR)).not.toHaveProperty('street')
  const begun = Object.keys(proposalRefusals({ ...BLANK, street: 'Rua A', homeNumber: '0' }, BR))
  expect(begun).toEqual(expect.arrayContaining(['userPostalCode', 'homeNumber', 'neighborhood', 'cidade', 'uf']))
  expect(begun).not.toContain('street')
})

test('a posted form is read without trusting it', () => {
  const form = new FormData()
  form.set('name', 'Ana')
  form.set('allowSMS', 'on')
  form.set('leadPersonType', 'robot')
  form.set('email', new Blob(['x']))
  expect(valuesOf(form)).toMatchObject({
    name: 'Ana',
    allowSMS: true,
    allowEmail: false,
    leadPersonType: 'physicalPerson',
    email: '',
  })
})

test('a draft keeps what was typed, not what follows from the address', () => {
  expect(DRAFT_FIELDS).toContain('place')
  for (const name of ['productCode', 'modelYear', 'cityName', 'key', '_xsrf']) expect(DRAFT_FIELDS).not.toContain(name)
  expect(controlOf('allowEmail')).toBe('lead-allowWhatsApp')
})
