import { expect, test } from 'vitest'
import { changedFields, heldAtFirst, heldIn } from './changed-fields.ts'

const FIELDS = ['name', 'active', 'brands', 'text', 'blank']
const READ = { name: 'Toro', active: true, brands: ['jeep', 'fiat'], text: 'a\nb' }

function posted(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const form = new FormData()
  for (const [name, all] of Object.entries(values)) for (const one of [all].flat()) form.append(name, one)
  return form
}

test('a form that was sent back differs from its record in every field that was typed, however often it was refused', () => {
  const first = heldAtFirst(READ, FIELDS)
  const same = { name: 'Toro', active: 'on', brands: ['fiat', 'jeep'], text: 'a\nb', blank: '' }
  const changed = (change: Readonly<Record<string, string | readonly string[]>>) =>
    changedFields(first, heldIn(posted(Object.assign({}, same, change)), FIELDS))
  expect(changed({})).toEqual([])
  expect(changed({ name: 'Argo', active: [] })).toEqual(['name', 'active'])
  expect(changed({ name: 'Argo', active: [], brands: 'fiat', blank: 'x' })).toEqual([
    'name',
    'active',
    'brands',
    'blank',
  ])
})
