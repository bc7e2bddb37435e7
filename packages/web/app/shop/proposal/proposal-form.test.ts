import { expect, test } from 'vitest'
import { problemsOf, valuesOf } from '../../forms/form-values.ts'
import {
  DRAFT_FIELDS,
  type ProposalFacts,
  proposalForm,
  proposalRefusals,
  type ProposalValues,
} from './proposal-form.ts'

const BR = { country: 'BR', asksTaxId: true, mayOmitCpf: false, needsDealer: false, needsSurname: true } as const
const AR = { ...BR, country: 'AR' } as const
const BLANK = valuesOf(proposalForm, {})
const asked = (values: ProposalValues, facts: ProposalFacts) =>
  problemsOf(proposalForm, values, { ...facts, today: '2026-11-22' }, (key) => key)
const keysOf = (found: ReturnType<typeof asked>) => Object.entries(found).map(([name, [key]]) => `${name} ${key}`)

test('an empty form asks for at most six things, in the order they stand in', () => {
  expect(keysOf(asked(BLANK, BR))).toEqual([
    'name validation.required',
    'email validation.required',
    'phone validation.phone.required',
    'cpf validation.required',
    'allowEmail validation.contactOptIn',
  ])
  expect(Object.keys(asked(BLANK, AR))).toEqual(['name', 'email', 'phone', 'document', 'stateCode', 'allowEmail'])
})

test('where a CPF may be left out, only a wrong one is refused', () => {
  const rules = { ...BR, mayOmitCpf: true }
  expect(proposalRefusals(BLANK, rules)).not.toHaveProperty('cpf')
  expect(proposalRefusals({ ...BLANK, cpf: '111' }, rules)).toHaveProperty('cpf.key', 'validation.cpf.invalid')
})

test("a company's refusals stand at its own fields", () => {
  const company = { ...BLANK, leadPersonType: 'legalPerson', companyDocument: '30-71209753-9' } as const
  expect(proposalRefusals(company, AR)).toHaveProperty('companyDocument.key', 'validation.cuit.invalid')
  expect(proposalRefusals(company, AR)).not.toHaveProperty('document')
})

test('the address block may stay empty; begun, each missing part is named', () => {
  expect(proposalRefusals(BLANK, BR)).not.toHaveProperty('street')
  const begun = Object.keys(proposalRefusals({ ...BLANK, street: 'Rua A', homeNumber: '0' }, BR))
  expect(begun).toEqual(expect.arrayContaining(['userPostalCode', 'homeNumber', 'neighborhood', 'cidade', 'uf']))
  expect(begun).not.toContain('street')
})

test('a dealer that is missing and a place that is none are told where the place is typed', () => {
  expect(asked(BLANK, { ...BR, needsDealer: true })).toHaveProperty('place', ['validation.required'])
  const placeRefusal = { key: 'validation.place.notFound' } as const
  expect(asked(BLANK, { ...BR, placeRefusal })).toHaveProperty('place', ['validation.place.notFound'])
})

test('a draft keeps what was typed, not what follows from the address', () => {
  expect(DRAFT_FIELDS).toContain('place')
  for (const name of ['productCode', 'modelYear', 'key', '_xsrf']) expect(DRAFT_FIELDS).not.toContain(name)
})
