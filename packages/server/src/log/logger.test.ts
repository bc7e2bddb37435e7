import { expect, test } from 'vitest'
import { errorFields } from './logger.ts'
import { maskPersonal } from './mask.ts'

test('of an error only what names it is logged', () => {
  const error = Object.assign(new Error('lost'), { code: '57P01', client: { secretKey: 1, statements: ['select'] } })
  expect(errorFields(error)).toEqual({ type: 'Error', message: 'lost', code: '57P01', stack: error.stack })
  expect(errorFields('text')).toEqual({ message: 'text' })
})

test('personal fields are shortened and secrets removed at any depth', () => {
  const value = { body: { email: 'ana@mail.example', cpf: '52998224725', parts: [{ token: 'x', code: 'A1' }] } }
  expect(maskPersonal(value)).toEqual({
    body: { email: '***le', cpf: '***25', parts: [{ token: '[removed]', code: 'A1' }] },
  })
})
