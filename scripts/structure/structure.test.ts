import { expect, test } from 'vitest'
import { circles } from './circles.ts'
import { wrongNames } from './names.ts'
import { crowdedFolders, linesPerPage, longFiles } from './sizes.ts'
import { crossedBorders } from './web-borders.ts'

const app = 'packages/web/app'
const source = (path: string, text = '') => ({ path, text })

test('an area imports kits and the frame, never another area; what it imports only as a type counts too', () => {
  const crossed = crossedBorders([
    source(`${app}/shop/a.ts`, "import { b } from '../ui/b.ts'\nimport type { C } from '../desk/c.ts'"),
    source(`${app}/shell/d.ts`, "const e = () => import('../shop/e.ts')"),
    source(`${app}/enhance/f.ts`, "export { g } from '../shell/g.ts'"),
    source(`${app}/routes.ts`, "import { h } from './shop/h.ts'"),
  ])
  expect(crossed).toEqual([
    `shop -> desk: ${app}/shop/a.ts`,
    `shell -> shop: ${app}/shell/d.ts`,
    `enhance -> shell: ${app}/enhance/f.ts`,
  ])
})

test('a circle is found once, through types as well', () => {
  const found = circles([
    source('a/one.ts', "import { two } from './two.ts'"),
    source('a/two.ts', "import type { Three } from './three.ts'"),
    source('a/three.ts', "import { one } from './one.ts'"),
    source('a/four.ts', "import { one } from './one.ts'"),
  ])
  expect(found.map((circle) => circle.toSorted())).toEqual([['a/one.ts', 'a/three.ts', 'a/two.ts']])
})

test.each([
  ['a/DealerCard.tsx', 'export function DealerCard() {}', 0],
  ['a/dealer-card.tsx', 'export function DealerCard() {}', 1],
  ['a/dealerCard.ts', 'export const dealerCard = 1', 1],
  ['a/use-dealer.tsx', 'export function useDealer() {}', 0],
  ['a/dealers.page.tsx', 'export default function Dealers() {}', 0],
  ['a/dealers.module.css', '', 0],
  ['a/Dealers.module.css', '', 1],
  ['a/DealerCard.ts', 'export const DealerCard = 1', 1],
])('%s with %j is wrong %i times', (path, text, times) => {
  expect(wrongNames([source(path, text)])).toHaveLength(times)
})

test('a folder of 21 files is crowded; tests and styles do not count', () => {
  const files = Array.from({ length: 20 }, (_, at) => source(`a/${at}.ts`))
  expect(crowdedFolders([...files, source('a/x.test.ts'), source('a/x.module.css')]).size).toBe(0)
  expect(crowdedFolders([...files, source('a/x.tsx')])).toEqual(new Map([['a', 21]]))
})

test('a declaration has at most 40 lines and a file of the kit 130; tests and other files as many as they like', () => {
  const lines = (count: number) => '\n'.repeat(count)
  const declared = (count: number) => `export const a = resource('desk', {})${lines(count)}`
  const long = longFiles([
    source(`${app}/resources/a.tsx`, declared(41)),
    source(`${app}/resources/b.tsx`, declared(40)),
    source(`${app}/desk/c.ts`, declared(41)),
    source(`${app}/work/d.ts`, lines(131)),
    source(`${app}/work/list/e.tsx`, lines(130)),
    source(`${app}/work/f.test.ts`, lines(200)),
    source(`${app}/work/g.module.css`, lines(200)),
    source(`${app}/desk/h.ts`, lines(200)),
  ])
  expect([...long]).toEqual([
    [`${app}/resources/a.tsx`, 41],
    [`${app}/desk/c.ts`, 41],
    [`${app}/work/d.ts`, 131],
  ])
})

test('lines of an area are counted for each of its pages', () => {
  const lines = linesPerPage([
    source(`${app}/shop/a.page.tsx`, '1\n2\n'),
    source(`${app}/shop/b.page.tsx`, '1\n'),
    source(`${app}/shop/c.css`, '1\n2\n3\n'),
    source(`${app}/shop/c.test.ts`, '1\n2\n3\n'),
    source(`${app}/ui/d.ts`, '1\n'),
    source(`${app}/desk/e.page.tsx`, '1\n2\n3\n'),
    source(`${app}/resources/f.tsx`, "export const f = resource('f', {})\n"),
  ])
  expect(lines).toEqual(
    new Map([
      ['shop', 3],
      ['workplace', 2],
    ]),
  )
})
