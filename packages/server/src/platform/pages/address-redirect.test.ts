import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadSites } from '../sites/sites.ts'
import { addressRedirect } from './address-redirect.ts'

const { sites } = await loadSites(join(import.meta.dirname, '../../../../../sites'))
const mapped = sites.map((site) => (site.id === 'br-jeep' ? { ...site, hosts: ['jeep.example'] } : site))

test.each([
  ['localhost', '/br/fiat', '', null],
  ['localhost', '/', '', null],
  ['localhost', '/br/fiat/', '', '/br/fiat'],
  ['localhost', '/br/fiat.html', 'utm_source=a', '/br/fiat?utm_source=a'],
  ['localhost', '/br/fiat/index.html', '', '/br/fiat'],
  ['localhost', '//evil.example', '', '/evil.example'],
  ['localhost', '//evil.example/a.html', '', '/evil.example/a'],
  ['localhost', '/\\evil.example/', '', '/evil.example'],
  ['localhost', '/\\/evil.example', '', '/evil.example'],
  ['localhost', '////', '', '/'],
  ['jeep.example', '/', '', '/br/jeep'],
  ['jeep.example:3000', '/modelos', 'a=1', '/br/jeep/modelos?a=1'],
  ['jeep.example', '/br/jeep/modelos', '', null],
  ['jeep.example', '/br', '', null],
  ['jeep.example', '/desk', '', null],
  ['jeep.example', '/deskundig', '', '/br/jeep/deskundig'],
])('%s%s?%s -> %s', (host, path, search, expected) => {
  expect(addressRedirect(mapped, host, path, search)).toBe(expected)
})
