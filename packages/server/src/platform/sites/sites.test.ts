import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MODEL_CHAPTERS } from '@volante/contract/site'
import { isCnpj } from '@volante/domain/company/cnpj'
import { isCuit } from '@volante/domain/person/cuil'
import { describe, expect, test } from 'vitest'
import { loadTexts } from '../texts/texts.ts'
import { loadSites, parseSite, siteOf } from './sites.ts'

const FOLDER = join(import.meta.dirname, '../../../../../sites')
const { sites } = await loadSites(FOLDER)
const fiat = sites[0]
if (!fiat) throw new Error('no sites')

describe('the sites of the repository', () => {
  test('are the brands of both countries and two portals, br-fiat first', () => {
    expect(sites.map((site) => site.id)).toEqual([
      'br-fiat',
      ...['citroen', 'fiat-abarth', 'jeep', 'peugeot', 'ram', 'chrysler', 'dodge'].map((brand) => `br-${brand}`),
      ...['fiat', 'citroen', 'jeep', 'peugeot', 'ram', 'chrysler', 'dodge'].map((brand) => `ar-${brand}`),
      'portal',
      'portal-ar',
    ])
  })

  test('carry tax numbers with right check digits', () => {
    for (const { legal, country } of sites)
      expect([legal.taxId, country === 'BR' ? isCnpj(legal.taxId) : isCuit(legal.taxId)]).toEqual([legal.taxId, true])
  })

  test('stand where it suits them; without a word on it, in a studio', () => {
    expect(fiat.stage).toMatchObject({ place: 'daylight', model: 'fastback', view: 'front34', rhythm: 'tiles' })
    const { stage: _left, ...rest } = fiat
    expect(parseSite('br-fiat.json', rest).stage).toEqual({
      place: 'studio',
      view: 'front34',
      facing: 'left',
      layout: 'over',
      moments: [],
      rhythm: 'tiles',
      parts: ['moments', 'offer', 'voice', 'range', 'ready', 'proof'],
      chapters: [...MODEL_CHAPTERS],
    })
  })

  test('say only texts there are, with the values they are given', async () => {
    const texts = await loadTexts()
    const valuesIn = (text: string) => text.match(/\{\w+/g) ?? []
    for (const { id, language, texts: own } of sites) {
      for (const [key, text] of Object.entries(own)) {
        const base = texts.dictionary(language)[key]
        expect(base, `${id} ${key}`).toBeDefined()
        expect(valuesIn(base ?? ''), `${id} ${key}`).toEqual(expect.arrayContaining(valuesIn(text)))
      }
    }
  })

  test('agree in country, language and currency', () => {
    const seen = new Set(sites.map(({ country, language, currency }) => `${country} ${language} ${currency}`))
    expect([...seen].sort()).toEqual(['AR es-AR ARS', 'BR pt-BR BRL'])
  })
})

describe('a wrong file', () => {
  test('is told by its name and its bad keys', () => {
    const { brandName: _left, ...rest } = fiat
    const wrong = { ...rest, currency: 'USD', anchors: { ...fiat.anchors, speed: 3 } }
    expect(() => parseSite('br-fiat.json', wrong)).toThrow(
      /sites\/br-fiat\.json[\s\S]*brandName[\s\S]*currency[\s\S]*anchors\.speed: unknown key/,
    )
  })

  test('may only wear a variant it has', () => {
    const wearing = (variant: string) => ({ ...fiat, theme: { ...fiat.theme, variant } })
    expect(parseSite('br-fiat.json', wearing('fiat-flag')).theme.variant).toBe('fiat-flag')
    for (const variant of ['jeep-flag', 'toString']) {
      expect(() => parseSite('br-fiat.json', wearing(variant))).toThrow(/theme\.variant: names none of theme\.variants/)
    }
  })

  test('may only stand in a place that is drawn, in a paint', () => {
    const stage = { place: 'moon', paint: 'red' }
    expect(() => parseSite('br-fiat.json', { ...fiat, stage })).toThrow(/stage\.place[\s\S]*stage\.paint/)
  })

  test('tells every chapter of a model once, versions before steps, both before what it costs to keep', () => {
    const telling = (chapters: readonly string[]) => () => parseSite('br-fiat.json', { ...fiat, stage: { chapters } })
    expect(telling(MODEL_CHAPTERS)).not.toThrow()
    const swapped = (one: string, other: string) =>
      MODEL_CHAPTERS.map((chapter) => (chapter === one ? other : chapter === other ? one : chapter))
    expect(telling(swapped('room', 'equipped'))).not.toThrow()
    for (const wrong of [
      swapped('versions', 'steps'),
      swapped('steps', 'keeping'),
      swapped('versions', 'reviews'),
      MODEL_CHAPTERS.slice(1),
      [...MODEL_CHAPTERS.slice(1), 'reviews'],
      [...MODEL_CHAPTERS, 'film'],
    ])
      expect(telling(wrong), String(wrong)).toThrow(/stage\.chapters/)
  })

  test('may not leave its style declaration', () => {
    const tokens = { 'color-ink': 'red;}</style><script>' }
    expect(() => parseSite('br-fiat.json', { ...fiat, theme: { ...fiat.theme, tokens } })).toThrow(
      /theme\.tokens\.color-ink/,
    )
  })

  test('must be named as its id, and its id as its address', () => {
    expect(() => parseSite('br-jeep.json', fiat)).toThrow(/id: must be the file's name/)
    expect(() => parseSite('br-fiat.json', { ...fiat, brand: 'jeep' })).toThrow(/as in \/br\/jeep/)
  })

  test('may not claim the host of another', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sites-'))
    for (const brand of ['fiat', 'jeep']) {
      const site = { ...fiat, id: `br-${brand}`, brand, hosts: ['cars.example'] }
      await writeFile(join(folder, `br-${brand}.json`), JSON.stringify(site))
    }
    await expect(loadSites(folder)).rejects.toThrow(/cars\.example belongs to/)
  })
})

describe('siteOf', () => {
  const mapped = sites.map((site) => (site.id === 'ar-jeep' ? { ...site, hosts: ['jeep.example'] } : site))
  test.each([
    ['localhost:3000', '/br/fiat/modelos', 'br-fiat'],
    ['localhost', '/br/fiat-abarth', 'br-fiat-abarth'],
    ['localhost', '/', 'portal'],
    ['localhost', '/ar', 'portal-ar'],
    ['localhost', '/ar/nobody/x', 'portal-ar'],
    ['jeep.example:8080', '/', 'ar-jeep'],
    ['jeep.example', '/br/ram', 'br-ram'],
    ['localhost', '/br/portal', 'portal'],
  ])('%s%s -> %s', (host, path, id) => expect(siteOf(mapped, host, path).id).toBe(id))
})
