import { expect, test } from 'vitest'
import { redacted } from './redacted.ts'

test.each([
  ['me chame, Ana Souza (ANA@mail.example)', ['ana@mail.example', 'Ana Souza'], 'me chame, *** (***)'],
  ['ana, anamaria', ['ana', 'anamaria'], '***, ***'],
  ['sem nada', ['', 'x'], 'sem nada'],
  ['.* e [a', ['.*'], '.* e [a'],
  ['fale com a+b@c.de', ['a+b@c.de'], 'fale com ***'],
  ['İ e Ana', ['Ana'], 'İ e ***'],
])('%j without %j is %j', (text, marks, left) => {
  expect(redacted(text, marks)).toBe(left)
})
