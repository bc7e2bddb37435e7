import { expect, test } from 'vitest'
import { mergeEdits, readingOf } from './merge-edits.ts'
import type { FieldShape } from '../shape.server.ts'
import { sameIn } from '../values.ts'

const field = (name: string, kind: FieldShape['kind']): FieldShape => ({
  name,
  kind,
  label: name,
  words: '*',
  options: [],
  isMany: kind === 'list',
  isRequired: false,
  isNullable: true,
  initial: null,
})
const FIELDS = [field('name', 'text'), field('price', 'money'), field('active', 'flag'), field('days', 'list')]
const READ = { name: 'Ana', price: '10,00', active: true, days: 'a\nb' }

test.each([
  ['nobody else saved', { ...READ, name: 'Eva' }, READ, { ...READ, name: 'Eva' }, [], []],
  [
    'another field',
    { ...READ, name: 'Eva' },
    { ...READ, price: '12,00' },
    { ...READ, name: 'Eva', price: '12,00' },
    ['price'],
    [],
  ],
  ['a box', READ, { ...READ, active: false }, { ...READ, active: false }, ['active'], []],
  [
    'the same field',
    { ...READ, price: '11,00' },
    { ...READ, price: '12,00' },
    { ...READ, price: '11,00' },
    [],
    ['price'],
  ],
  [
    'the same field to the same',
    { ...READ, price: '1.200,00' },
    { ...READ, price: '1200,00' },
    { ...READ, price: '1.200,00' },
    [],
    [],
  ],
  ['written otherwise only', { ...READ, days: 'a; b' }, { ...READ, days: 'a\nb' }, { ...READ, days: 'a; b' }, [], []],
])(
  '%s: both changes come together, and only what both changed collides',
  (_, typed, now, values, adopted, collided) => {
    expect(mergeEdits(Object.keys(READ), { read: READ, typed, now }, sameIn(FIELDS, 'BRL'))).toEqual({
      values,
      adopted,
      collided,
    })
  },
)

test('what a form says of its record is read where it can be', () => {
  expect(readingOf(JSON.stringify(READ))).toEqual(READ)
  for (const posted of ['', '{', '1', 'null']) expect(readingOf(posted)).toBeNull()
})
