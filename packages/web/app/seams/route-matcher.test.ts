import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routeMatcher } from './route-matcher.ts'

const routes: RouteObject[] = [
  {
    id: 'root',
    path: '/',
    children: [
      { id: 'home', index: true },
      { id: 'site', path: ':country/:brand', children: [{ id: 'model', path: 'modelos/:slug' }] },
      { id: 'admin', path: 'admin', children: [{ id: 'people', path: 'pessoas' }] },
      { id: 'missing', path: '*' },
    ],
  },
]

test.each(['/', '/br/fiat', '/br/fiat/modelos/pulse', '/admin/pessoas', '/admin/nada', '/br/fiat/nada', '/%E0%A4%A'])(
  'finds for %s what the public function finds',
  (path) => {
    const found = (matchRoutes(routes, path) ?? []).map(({ route }) => route.id)
    expect(routeMatcher(routes)(path).map(({ id }) => id)).toEqual(found)
  },
)

test('stands on a private method of this version', () => {
  const manifest = createRequire(import.meta.url).resolve('react-router/package.json')
  expect(JSON.parse(readFileSync(manifest, 'utf8')).version).toBe('8.5.1')
})
