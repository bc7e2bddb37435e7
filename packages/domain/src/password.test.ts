import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  newPasswordRefusals,
  passwordChangeRefusals,
  passwordConfirmationRefusal,
  passwordRefusals,
} from './password.ts'

const keys = (refusals: readonly { key: string }[]) =>
  refusals.map(({ key }) => key.replace('validation.password.', ''))

it.each([
  ['Volante#1', []],
  ['Volante_1', []],
  ['Ção#2026', []],
  ['Volante1', ['special']],
  ['Volante 1', ['special']],
  ['volante#1', ['uppercase']],
  ['VOLANTE#1', ['lowercase']],
  ['Volante#', ['digit']],
  ['Vol#1', ['newLength']],
  ['Volante#123456789', ['newLength']],
  ['Volante#12345678', []],
  ['Volante?1', ['special', 'forbidden']],
  ['Volante#1\\', ['forbidden']],
  ['', ['newLength', 'digit', 'lowercase', 'uppercase', 'special']],
])('new password %j breaks %j', (password, broken) => {
  expect(keys(newPasswordRefusals(password))).toEqual(broken)
})

it('has no longest length for an existing password', () => {
  expect(passwordRefusals('Volante#123456789')).toEqual([])
  expect(keys(passwordRefusals('Vol#1'))).toEqual(['length'])
})

it.each([...'<>+|/?*\\'])('forbids %s anywhere', (character) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), (before, after) =>
      keys(newPasswordRefusals(before + character + after)).includes('forbidden'),
    ),
  )
})

it('wants the same password twice', () => {
  expect(passwordConfirmationRefusal('Volante#1', 'Volante#1')).toBeNull()
  expect(passwordConfirmationRefusal('Volante#1', 'volante#1')?.key).toBe('validation.password.confirmation')
})

it('names the fields of a change that are wrong', () => {
  const change = { current: 'old', next: 'Volante#1', confirmation: 'Volante#1' }
  expect(passwordChangeRefusals(change)).toEqual({})
  expect(passwordChangeRefusals({ current: '', next: 'short', confirmation: '' })).toEqual({
    current: { key: 'validation.password.current' },
    next: { key: 'validation.password.newLength' },
    confirmation: { key: 'validation.password.confirmation' },
  })
})
