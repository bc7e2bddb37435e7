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

test('an address in words is removed, and a long text is read once', () => {
  expect(maskPersonal('write to ana.maria+x@mail.example.com, 529.982.247-25')).toBe('write to ***, ***')
  const started = performance.now()
  for (const run of ['a', '1', '.', '-', '@', 'a@', 'a.', 'a@a.', 'é', ' ']) maskPersonal(run.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2_000) // one of these took 48 s
})
