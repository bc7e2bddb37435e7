import { expect, it } from 'vitest'
import { fieldRefusals, type FieldRules, presenceOf, rulesOfChange } from './field-rules.ts'

const place = { country: 'AR', today: '2026-11-22' } as const
const keys = (values: Record<string, unknown>, rules: FieldRules) =>
  Object.fromEntries(Object.entries(fieldRefusals(values, rules, place)).map(([field, { key }]) => [field, key]))

it('names each field that breaks its rule, in the order of the rules', () => {
  const rules = { name: 'fullName', phone: 'phone', born: 'birthDate', city: 'text?' } as const
  expect(keys({ city: ' x', born: '2015-01-01', name: 'Ana' }, rules)).toEqual({
    name: 'validation.name.surname',
    phone: 'validation.phone.required',
    born: 'validation.age.minimum',
    city: 'validation.text.leadingSpace',
  })
  expect(Object.keys(keys({}, rules))).toEqual(['name', 'phone', 'born'])
})

it.each([undefined, null, '', ' '])('%j is a blank: well where a question mark stands', (blank) => {
  expect(keys({ a: blank, b: blank }, { a: 'text', b: 'text?' })).toEqual({ a: 'validation.required' })
})

it('reads a list as a choice', () => {
  const rules = { kind: { oneOf: ['A', 'B'] }, sort: { oneOf: ['A'], presence: 'optional' } } as const
  expect(keys({ kind: 'A' }, rules)).toEqual({})
  expect(keys({ kind: 'C', sort: 'C' }, rules)).toEqual({ kind: 'request.invalid', sort: 'request.invalid' })
  expect(keys({}, rules)).toEqual({ kind: 'validation.required' })
})

it.each(['dni', 'dni?'] as const)(
  'wants in a CUIL the DNI of the same form, %s whatever its field is called',
  (need) => {
    const rules = { document: need, cuil: 'cuil' } as const
    expect(keys({ document: '12.345.678', cuil: '20-12345678-6' }, rules)).toEqual({})
    expect(keys({ document: '12.345.679', cuil: '20-12345678-6' }, rules)).toEqual({ cuil: 'validation.cuil.invalid' })
  },
)

it('asks a CUIL for no DNI where none is known', () => {
  expect(keys({ document: '', cuil: '20-12345678-6' }, { document: 'dni?', cuil: 'cuil' })).toEqual({})
})

it('looks only at the fields that a change sets', () => {
  const all = { name: 'fullName', phone: 'phone' } as const
  expect(rulesOfChange({ name: '', phone: null }, all)).toEqual({ name: 'fullName' })
  expect(rulesOfChange({}, all)).toEqual({})
})

it('tells which fields may stay blank', () => {
  expect([presenceOf('text'), presenceOf('text?')]).toEqual(['required', 'optional'])
  expect([presenceOf({ oneOf: [] }), presenceOf({ oneOf: [], presence: 'optional' })]).toEqual(['required', 'optional'])
})
