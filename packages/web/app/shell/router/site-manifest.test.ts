import { expect, test } from 'vitest'
import { isOfSite, siteManifest } from './site-manifest.ts'

const site = (id: string, path?: string) => ({ id, parentId: 'site', ...(path === undefined ? {} : { path }) })

test.each([
  ['a page in the first language', site('signIn', ':country/:brand/entrar'), true, false],
  ['the same in the second', site('signIn-1', ':country/:brand/ingresar'), false, true],
  ['a page with one address in both', site('comparator', ':country/:brand/comparador'), true, true],
  ['a site’s home', site('home', ':country/:brand'), true, true],
  ['a file of a page', site('summary-pdf-0', ':country/:brand/monte/:model/resumo.pdf'), true, true],
  ['the frame of a site', { id: 'site', parentId: 'root' }, true, true],
  ['what says that nothing is there', { id: 'missing', parentId: 'root', path: '*' }, true, true],
  ['the desk', { id: 'desk/home.page', parentId: 'desk/desk.layout', path: 'desk' }, false, false],
  ['the portal’s door', { id: 'portal-signIn', parentId: 'account/portal.layout', path: 'entrar' }, false, false],
])('%s', (_, route, isPortuguese, isSpanish) => {
  expect([isOfSite(route, 'pt-BR'), isOfSite(route, 'es-AR')]).toEqual([isPortuguese, isSpanish])
})

test('its file stands beside that of all routes', () => {
  expect(siteManifest('/assets/manifest-1a.js', 'es-AR')).toBe('/assets/manifest-1a-es-AR.js')
})
