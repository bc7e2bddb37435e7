import { PAGE_KINDS } from '@volante/domain/work/page-kinds'
import { expect, test } from 'vitest'
import { countedPage } from './counted-page.ts'
import { SLUGS } from './slugs.ts'

test('what is counted is the portal and pages of the table of addresses, none of them one person’s', () => {
  for (const kind of PAGE_KINDS.filter((one) => one !== 'portal')) {
    const { 'pt-BR': address } = SLUGS[kind]
    expect(address).not.toMatch(/:(token|order|code|car|loan|step)\b|minha-conta/)
  }
})

test.each([
  ['/', 'portal', { kind: 'portal', model: null }],
  ['/ar', 'portal-country', { kind: 'portal', model: null }],
  ['/br/fiat', 'home', { kind: 'home', model: null }],
  ['/br/fiat/modelos/toro', 'model', { kind: 'model', model: 'toro' }],
  ['/ar/jeep/arma/compass', 'configurator-1', { kind: 'configurator', model: 'compass' }],
  ['/br/fiat/concessionarias/123', 'dealer', { kind: 'dealer', model: null }],
  ['/br/fiat/minha-conta', 'account', null],
  ['/br/fiat/nada', 'site-missing', null],
  ['/desk/orders', 'desk-orders', null],
  ['/nada', undefined, null],
])('%s', (path, route, counted) => expect(countedPage(path, route)).toEqual(counted))
