import { describe, expect, test } from 'vitest'
import { basePath, equivalentPath, pageOf, pathTo, SLUGS } from './slugs.ts'

const brFiat = { country: 'BR', brand: 'fiat', language: 'pt-BR' } as const
const brJeep = { country: 'BR', brand: 'jeep', language: 'pt-BR' } as const
const arFiat = { country: 'AR', brand: 'fiat', language: 'es-AR' } as const
const portal = { country: 'BR', brand: 'portal', language: 'pt-BR' } as const

describe('pathTo', () => {
  test('speaks the language of the site', () => {
    expect(pathTo(brFiat, 'configurator', { model: 'pulse' })).toBe('/br/fiat/monte/pulse')
    expect(pathTo(arFiat, 'configurator', { model: 'pulse' })).toBe('/ar/fiat/arma/pulse')
    expect(pathTo(arFiat, 'home')).toBe('/ar/fiat')
  })

  test('escapes parameters and query, drops empty values, repeats lists', () => {
    expect(pathTo(brFiat, 'dealer', { dealer: 'a/b c' })).toBe('/br/fiat/concessionarias/a%2Fb%20c')
    const query = { state: 'SP', city: '', page: null, part: ['1', '2'], text: 'a&b' }
    expect(pathTo(brFiat, 'dealers', null, query)).toBe('/br/fiat/concessionarias?state=SP&part=1&part=2&text=a%26b')
  })
})

describe('the table', () => {
  test('has the same parameters in both languages', () => {
    const names = (pattern: string) => pattern.match(/:\w+/g) ?? []
    for (const { 'pt-BR': pt, 'es-AR': es } of Object.values(SLUGS)) expect(names(pt)).toEqual(names(es))
  })

  test.each(Object.keys(SLUGS) as (keyof typeof SLUGS)[])('finds %s again from its own address', (name) => {
    const path = SLUGS[name]['es-AR'].replace(/:\w+/g, 'x')
    expect(pageOf(path)?.name).toBe(name)
  })
})

describe('equivalentPath', () => {
  test.each([
    [brFiat, arFiat, '/br/fiat/concessionarias', '/ar/fiat/concesionarios'],
    [brFiat, arFiat, '/br/fiat/modelos/pulse', '/ar/fiat/modelos/pulse'],
    [brFiat, brJeep, '/br/fiat/modelos/pulse', '/br/jeep/modelos'],
    [brFiat, brJeep, '/br/fiat/monte/pulse', '/br/jeep/monte'],
    [brFiat, brJeep, '/br/fiat/proposta/enviada', '/br/jeep/proposta'],
    [brFiat, arFiat, '/br/fiat/concessionarias/70040', '/ar/fiat/concesionarios'],
    [brFiat, arFiat, '/br/fiat/codigo/ABCD-EFGH', '/ar/fiat'],
    [brFiat, arFiat, '/br/fiat/reserva/1a2b/pagamento', '/ar/fiat/mi-cuenta/pedidos'],
    [brFiat, brJeep, '/br/fiat/acompanhar/secret', '/br/jeep'],
    [brFiat, brJeep, '/br/fiat/unknown/deep/page', '/br/jeep'],
    [brFiat, brJeep, '/br/fiat', '/br/jeep'],
    [portal, arFiat, '/', '/ar/fiat'],
    [brFiat, portal, '/br/fiat/contato', '/'],
  ] as const)('%o -> %o: %s -> %s', (from, to, path, expected) => {
    expect(equivalentPath(from, to, path)).toBe(expected)
  })
})

test('the portals live above the countries', () => {
  expect(basePath(portal)).toBe('/')
  expect(basePath({ ...portal, country: 'AR', language: 'es-AR' })).toBe('/ar')
})
