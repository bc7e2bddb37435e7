import type { AuditEntry } from '@volante/contract/audit'
import { expect, test } from 'vitest'
import { changesOf, toldChoices, valuesThen } from './record-changes.ts'
import type { FieldShape } from '../shape.server.ts'

const field = (name: string, kind: FieldShape['kind']): FieldShape => ({
  name,
  kind,
  label: `Label of ${name}`,
  words: '*',
  options: [],
  isMany: kind === 'list',
  isRequired: false,
  isNullable: true,
  initial: null,
})
const SHAPE = {
  form: [{ group: 'g', fields: [field('price', 'money'), field('active', 'flag'), field('days', 'list')] }],
  acts: [],
}
const entry = (values: Readonly<Record<string, string>>) =>
  ({ told: Object.entries(values).map(([name, value]) => ({ name, value })) }) as unknown as AuditEntry

test('a history tells which fields an entry set, from what to what, and nothing that stayed', () => {
  const entries = [
    entry({ 'params.id': '1', 'body.price': '1200', 'body.active': 'false', 'body.days.0': 'a', 'body.days.1': 'b' }),
    entry({ 'body.price': '1000', 'body.active': 'false' }),
  ]
  const changes = changesOf(entries, SHAPE).map((fields) =>
    fields.map(({ field, before, after }) => [field.name, before, after]),
  )
  expect(changes).toEqual([
    [
      ['price', 1000, 1200],
      ['days', undefined, ['a', 'b']],
    ],
    [
      ['price', undefined, 1000],
      ['active', undefined, false],
    ],
  ])
})

test('an entry is put back whole: what it keeps masked or cut stays as it is', () => {
  const long = 'x'.repeat(200)
  const kept = { 'body.price': '1200', 'body.active': 'true', 'body.days.0': 'a ***', 'body.gone': 'x' }
  expect(valuesThen(entry(kept), SHAPE)).toEqual({ price: 1200, active: true })
  expect(valuesThen(entry({ 'body.days.0': long }), SHAPE)).toEqual({})
})

test('a history needs the names of the choices that it tells of alone', () => {
  const choices = {
    price: [{ value: '1', label: 'One' }],
    version: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
  }
  expect(toldChoices(choices, [entry({ 'body.version': 'b' })])).toEqual({
    price: [],
    version: [{ value: 'b', label: 'B' }],
  })
})
