import { expect, test } from 'vitest'
import type { Page } from '../../shell/page-context.ts'
import { findRecords } from './find-records.ts'
import { isMatch } from './matches.ts'

test.each([
  ['Administração de usuários', 'admin usu', true],
  ['Auditoria', 'ÁUDI', true],
  ['Auditoria', 'itoria', false],
  ['Vendas', '', true],
])('%s is found by "%s": %s', (name, typed, isFound) => {
  expect(isMatch(name, typed)).toBe(isFound)
})

const pageWith = (roles: readonly string[], report: (error: unknown) => unknown = () => null) =>
  ({
    visitor: { id: '1', name: 'Ana', roles },
    report,
    api: {
      orders: {
        deskList: async () => ({ items: [{ id: 'o', number: 'N1', buyer: { name: 'B' }, car: { modelName: 'C' } }] }),
      },
      desk: { leads: async () => ({ items: [{ id: 'l', protocol: 'P1', name: 'L' }] }) },
      people: { list: () => Promise.reject(new Error('away')) },
    },
  }) as unknown as Page

test('records are asked for of those services only whose right the visitor holds, and for two letters at least', async () => {
  const found = await findRecords(pageWith(['user_dealer']), ' an ')
  expect(found.map(({ kind, to }) => [kind, to])).toEqual([
    ['order', '/desk/orders/o'],
    ['lead', '/desk?lead=l'],
  ])
  expect(await findRecords(pageWith(['offer_admin']), 'ana')).toEqual([])
  expect(await findRecords(pageWith(['user_dealer']), 'a')).toEqual([])
})

test('a service that is away is reported, and nothing is found', async () => {
  const reported: unknown[] = []
  expect(
    await findRecords(
      pageWith(['user_admin'], (error) => reported.push(error)),
      'ana',
    ),
  ).toEqual([])
  expect(reported).toHaveLength(1)
})
