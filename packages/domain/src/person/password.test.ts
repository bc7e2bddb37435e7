import fc from 'fast-check'
import { expect, it } from 'vitest'
import { newPasswordPairRefusals, newPasswordRefusal, newPasswordRefusals, passwordChangeRefusals } from './password.ts'

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

it.each([...'<>+|/?*\\'])('forbids %s anywhere', (character) => {
  fc.assert(
    fc.property(fc.string({ maxLength: 6 }), fc.string({ maxLength: 6 }), (before, after) =>
      keys(newPasswordRefusals(before + character + after)).includes('forbidden'),
    ),
  )
})

it('names the first rule that is broken', () => {
  expect(newPasswordRefusal('Volante#1')).toBeNull()
  expect(newPasswordRefusal('')?.key).toBe('validation.password.newLength')
})

it('wants the same password twice', () => {
  expect(newPasswordPairRefusals({ password: 'Volante#1', passwordConfirmation: 'Volante#1' })).toEqual({})
  expect(newPasswordPairRefusals({ password: 'Volante#1', passwordConfirmation: 'volante#1' })).toEqual({
    passwordConfirmation: { key: 'validation.password.confirmation' },
  })
})

it('names the fields of a change that are wrong', () => {
  const change = { currentPassword: 'old', password: 'Volante#1', passwordConfirmation: 'Volante#1' }
  expect(passwordChangeRefusals(change)).toEqual({})
  expect(passwordChangeRefusals({ currentPassword: '', password: 'short', passwordConfirmation: '' })).toEqual({
    currentPassword: { key: 'validation.password.current' },
    password: { key: 'validation.password.newLength' },
    passwordConfirmation: { key: 'validation.password.confirmation' },
  })
})

it('asks for the repetition too: a blank pair lacks both', () => {
  expect(Object.keys(newPasswordPairRefusals({ password: '', passwordConfirmation: '' }))).toEqual([
    'password',
    'passwordConfirmation',
  ])
})
