import { expect, test } from 'vitest'
import { listAddress } from '../list/list-address.ts'
import { keptOf, openView } from './view-address.ts'

const LIST = listAddress('/admin/users', ['text', 'group', 'dealer'], ['sort', 'after'])

test('a view keeps what is chosen but the place, and leads to the list it was made of', () => {
  const kept = keptOf(LIST, { sort: 'oldest', text: 'ana', group: '', dealer: '70001', after: 'x', lead: '1' })
  expect(kept).toEqual({ sort: 'oldest', text: 'ana', dealer: '70001' })
  expect(openView(LIST, kept)).toEqual({ to: '/admin/users?text=ana&dealer=70001&sort=oldest', gone: [] })
  expect(openView(LIST, {})).toEqual({ to: '/admin/users', gone: [] })
})

test('a view of a filter that has gone opens without it, and says so', () => {
  expect(openView(LIST, { text: 'ana', colour: 'red' })).toEqual({ to: '/admin/users?text=ana', gone: ['colour'] })
})

test('a view keeps its columns, and says which have gone', () => {
  const list = listAddress('/desk', ['text'], ['columns', 'page'], ['name', 'state'])
  expect(keptOf(list, { columns: 'name.state', text: '', page: '2' })).toEqual({ columns: 'name.state' })
  expect(openView(list, { columns: 'name.colour' })).toEqual({ to: '/desk?columns=name.colour', gone: ['colour'] })
})
