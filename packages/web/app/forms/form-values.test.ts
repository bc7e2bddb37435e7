import { refuse } from '@volante/domain/refusal'
import { expect, test } from 'vitest'
import { describeFields } from './describe-fields.ts'
import { problemsOf, valuesOf } from './form-values.ts'

const { form } = describeFields({
  name: { label: 'contact.name' },
  agreed: { label: 'contact.name', control: 'box' },
  channels: { label: 'contact.name', control: 'boxes' },
})
const asked = form({
  kind: 'asked',
  fields: ['channels', 'name', 'agreed'],
  rules: ({ name, agreed }, { country }) => ({
    ...(agreed ? {} : { agreed: refuse('validation.required') }),
    ...(name === country ? { name: refuse('validation.minLength', { min: 3 }) } : {}),
  }),
})
const facts = { country: 'BR', today: '2026-11-22' } as const
const say = (key: string, values: object = {}) =>
  [key, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ')

test('what was posted is read as its control says, and nothing posted is blank', () => {
  expect(valuesOf(asked, {})).toEqual({ name: '', agreed: false, channels: [] })
  const posted = { name: ['Ana', 'Eva'], agreed: 'on', channels: 'SMS', other: 'x' }
  expect(valuesOf(asked, posted)).toEqual({ name: 'Ana', agreed: true, channels: ['SMS'] })
  expect(valuesOf(asked, { name: new File([], 'a') })).toMatchObject({ name: '' })
})

test('problems stand at their fields, in the order of the page, in the words of the rules', () => {
  const values = { name: 'BR', agreed: false, channels: [] }
  expect(Object.entries(problemsOf(asked, values, facts, say))).toEqual([
    ['name', ['validation.minLength min=3']],
    ['agreed', ['validation.required']],
  ])
  expect(problemsOf(asked, { ...values, name: 'Ana', agreed: true }, facts, say)).toEqual({})
})

test('a field a call names otherwise is found by its path', () => {
  const named = { ...asked, paths: { firstName: 'name' } as const }
  const rules = () => ({ firstName: refuse('validation.required') })
  expect(problemsOf({ ...named, rules }, valuesOf(named, {}), facts, say)).toEqual({ name: ['validation.required'] })
})
