import { describe, expect, test } from 'vitest'
import type { ModelColor } from '../catalogue/api.ts'
import { manifestIn, sourceOf, viewsOf } from './car-looks.ts'
import { coatingPaint, paintIn, plainPaint } from './pictured-paint.ts'
import type { Tree } from './tree.ts'

const treeOf = (...paths: readonly string[]): Tree =>
  new Map(
    paths.map((path) => [`cars/mobi/${path}`, { path: `cars/mobi/${path}`, place: `/x/${path}`, size: 1, mtimeMs: 1 }]),
  )
const color = (kind: ModelColor['kind'], code = 'PW7'): ModelColor => ({ code, kind, hex: '#ffffff', roofHex: null })
const cloth = { code: '50L', material: 'cloth', hex: '#26272a' } as const
const leather = { code: 'DT4', material: 'leather', hex: '#8f5428' } as const
const suede = { code: 'W3D', material: 'suede', hex: '#5a585a' } as const
const placesOf = (tree: Tree, look: string, view: string, kind: ModelColor['kind'] = 'solid') => {
  const found = sourceOf(tree, 'mobi', { look, view }, plainPaint(color(kind)))
  if (!found) return null
  return 'photo' in found ? found.photo.place : [found.black.place, found.coat.place, found.roof?.place ?? null]
}

describe('what a picture is made of', () => {
  const coats = ['solid', 'metallic', 'pearly'].map((finish) => `base/side.${finish}.webp`)

  test('the black layer and the coat of the kind of paint; a special one shines as a metallic one', () => {
    const tree = treeOf('base/side.black.webp', ...coats)
    for (const kind of ['solid', 'metallic', 'pearly'] as const)
      expect(placesOf(tree, 'base', 'side', kind)).toEqual([
        '/x/base/side.black.webp',
        `/x/base/side.${kind}.webp`,
        null,
      ])
    expect(placesOf(tree, 'base', 'side', 'special')).toEqual([
      '/x/base/side.black.webp',
      '/x/base/side.metallic.webp',
      null,
    ])
  })

  test('the nearest coat there is, and the roof where it is a layer', () => {
    const tree = treeOf('base/side.black.webp', 'base/side.solid.webp', 'base/side.roof.webp')
    expect(placesOf(tree, 'base', 'side', 'pearly')).toEqual([
      '/x/base/side.black.webp',
      '/x/base/side.solid.webp',
      '/x/base/side.roof.webp',
    ])
    expect(placesOf(treeOf('base/side.black.webp'), 'base', 'side')).toBeNull()
    expect(placesOf(treeOf(...coats), 'base', 'side')).toBeNull()
  })

  test('a look before the base, a photograph before the layers', () => {
    const base = ['base/side.black.webp', 'base/side.solid.webp', 'base/side/pw7-1280x1280.avif']
    expect(placesOf(treeOf(...base), 'sport', 'side')).toBe('/x/base/side/pw7-1280x1280.avif')
    const tree = treeOf(...base, 'sport/side.black.webp', 'sport/side.solid.webp')
    expect(placesOf(tree, 'sport', 'side')).toEqual(['/x/sport/side.black.webp', '/x/sport/side.solid.webp', null])
    expect(placesOf(tree, 'sport', 'rear34')).toBeNull()
  })

  test('under the roof of an optional: a photograph of both, else of the colour, else the layers', () => {
    const painted = paintIn(
      {
        colors: [color('solid')],
        coatings: [],
        seen: [{ code: 'NGT', roofHex: '#101010', fitting: null }],
        standard: [],
      },
      [],
      'pw7~ngt',
    )
    if (!painted) throw new Error('no paint')
    expect(painted).toMatchObject({ kind: 'solid', hex: '#ffffff', roofHex: '#101010' })
    const layers = ['base/side.black.webp', 'base/side.solid.webp', 'base/side.roof.webp']
    const alone = 'base/side/pw7-1280x1280.webp'
    const both = 'base/side/pw7~ngt-1280x1280.avif'
    const shown = (...paths: string[]) => {
      const found = sourceOf(treeOf(...paths), 'mobi', { look: 'base', view: 'side' }, painted)
      return found && 'photo' in found ? found.photo.place : (found?.roof?.place ?? null)
    }
    expect(shown(...layers)).toBe('/x/base/side.roof.webp')
    expect(shown(...layers, alone)).toBe(`/x/${alone}`)
    expect(shown(...layers, alone, both)).toBe(`/x/${both}`)
  })

  test('what a build wears lies over the car, the look’s own before the base’s', () => {
    const worn = { ...plainPaint(color('solid')), fittings: ['bars', 'box'] }
    const layers = ['base', 'cab'].flatMap((look) => [`${look}/side.black.webp`, `${look}/side.solid.webp`])
    const fits = ['base/side.fit.bars.webp', 'base/side.fit.box.webp', 'cab/front34.fit.box.webp']
    const shown = (look: string, view = 'side') => {
      const found = sourceOf(treeOf(...layers, ...fits), 'mobi', { look, view }, worn)
      return found && 'fittings' in found ? found.fittings.map(({ black }) => black.place) : null
    }
    expect(shown('base')).toEqual(['/x/base/side.fit.bars.webp', '/x/base/side.fit.box.webp'])
    // Its own box is not seen from this side.
    expect(shown('cab')).toEqual(['/x/base/side.fit.bars.webp'])
    expect(shown('cab', 'front34')).toBeNull()
  })

  test('with a coat beside it, it takes the paint of the body', () => {
    const layers = ['black', 'solid', 'fit.spoiler', 'fit.spoiler.coat'].map((layer) => `base/side.${layer}.webp`)
    const worn = { ...plainPaint(color('solid')), fittings: ['spoiler'] }
    const fitting = {
      black: { place: '/x/base/side.fit.spoiler.webp' },
      coat: { place: '/x/base/side.fit.spoiler.coat.webp' },
    }
    expect(sourceOf(treeOf(...layers), 'mobi', { look: 'base', view: 'side' }, worn)).toMatchObject({
      fittings: [fitting],
    })
  })

  test('in the cabin a look wears its own where it has one of its own', () => {
    const worn = { ...coatingPaint(cloth), fittings: ['inside-dashcam'] }
    const layers = ['base', 'cab'].flatMap((look) => [`${look}/driver.black.webp`, `${look}/driver.cloth.webp`])
    const fits = ['base', 'cab'].map((look) => `${look}/driver.fit.inside-dashcam.webp`)
    const found = sourceOf(treeOf(...layers, ...fits), 'mobi', { look: 'cab', view: 'driver' }, worn)
    expect(found).toMatchObject({
      fittings: [{ black: { place: '/x/cab/driver.fit.inside-dashcam.webp' }, coat: null }],
    })
  })

  test('a look with a cabin of its own has no view from inside of the base', () => {
    const layers = ['driver', 'rear'].flatMap((view) => [`base/${view}.black.webp`, `base/${view}.cloth.webp`])
    const own = ['cab/driver.black.webp', 'cab/driver.cloth.webp']
    const found = (...files: readonly string[]) =>
      sourceOf(treeOf(...layers, ...files), 'mobi', { look: 'cab', view: 'rear' }, coatingPaint(cloth))
    expect(found()).toMatchObject({ black: { place: '/x/base/rear.black.webp' } })
    expect(found(...own)).toBeNull()
  })

  test('inside: the layer of the coating’s material, over leather its shine whatever its colour, suede as leather without', () => {
    const coatings = [cloth, leather, suede].map(coatingPaint)
    const layers = ['black', 'cloth', 'leather', 'shine', 'roof'].map((layer) => `base/driver.${layer}.webp`)
    const sources = coatings.map((coating) =>
      sourceOf(treeOf(...layers), 'mobi', { look: 'base', view: 'driver' }, coating),
    )
    expect(sources).toMatchObject([
      { coat: { place: '/x/base/driver.cloth.webp' }, roof: null },
      { coat: { place: '/x/base/driver.leather.webp' }, roof: { place: '/x/base/driver.shine.webp' } },
      { coat: { place: '/x/base/driver.leather.webp' }, roof: null },
    ])
    expect(coatings.map(({ hex, roofHex }) => [hex, roofHex])).toEqual([
      ['#26272a', '#ffffff'],
      ['#8f5428', '#ffffff'],
      ['#5a585a', '#ffffff'],
    ])
  })

  test('for the largest size the layers of twice the width and what fits them, where they are there', () => {
    const worn = { ...plainPaint(color('solid')), fittings: ['bars', 'box'] }
    const layers = ['side', 'side@2'].flatMap((view) => [`base/${view}.black.webp`, `base/${view}.solid.webp`])
    const fits = ['base/side.fit.bars.webp', 'base/side.fit.box.webp', 'base/side@2.fit.box.webp']
    const shown = (isHighDensity: boolean, ...paths: readonly string[]) => {
      const found = sourceOf(treeOf(...paths), 'mobi', { look: 'base', view: 'side', isHighDensity }, worn)
      return found && 'black' in found ? [found.black, ...found.fittings.map(({ black }) => black)].map(nameOf) : found
    }
    const nameOf = ({ place }: { readonly place: string }) => place.replace('/x/base/', '')
    const small = ['side.black.webp', 'side.fit.bars.webp', 'side.fit.box.webp']
    expect(shown(true, ...layers, ...fits)).toEqual(['side@2.black.webp', 'side.fit.bars.webp', 'side@2.fit.box.webp'])
    expect(shown(false, ...layers, ...fits)).toEqual(small)
    expect(shown(true, ...layers.slice(0, 2), ...fits.slice(0, 2))).toEqual(small)
    expect(sourceOf(treeOf(...layers), 'mobi', { look: 'base', view: 'side@2' }, worn)).toBeNull()
  })

  test('a photograph in the largest size serves all of them, one in the usual size goes before layers in any', () => {
    const layers = ['side', 'side@2'].flatMap((view) => [`base/${view}.black.webp`, `base/${view}.solid.webp`])
    const [usual, large] = ['base/side/pw7-1280x1280.webp', 'base/side/pw7-2560x2560.avif']
    const shown = (isHighDensity: boolean, ...paths: readonly string[]) => {
      const tree = treeOf(...layers, ...paths)
      const found = sourceOf(tree, 'mobi', { look: 'base', view: 'side', isHighDensity }, plainPaint(color('solid')))
      return found && 'photo' in found ? found.photo.place : null
    }
    expect([shown(false, large), shown(true, large)]).toEqual([`/x/${large}`, `/x/${large}`])
    expect([shown(false, usual, large), shown(true, usual, large)]).toEqual([`/x/${usual}`, `/x/${large}`])
    expect([shown(false, usual), shown(true, usual)]).toEqual([`/x/${usual}`, `/x/${usual}`])
  })

  test('a frame of a turn has its own size of photograph', () => {
    const tree = treeOf('base/turn/07/pw7-640x360.webp', 'base/turn/08/pw7-1280x1280.webp')
    expect(placesOf(tree, 'base', 'turn/07')).toBe('/x/base/turn/07/pw7-640x360.webp')
    expect(placesOf(tree, 'base', 'turn/08')).toBeNull()
  })
})

describe('looks', () => {
  test('as the manifest tells, and always a base', () => {
    const sport = { name: 'sport', versions: ['PDZV0'], hasContrastRoof: true }
    const base = { name: 'base', versions: ['*'], hasContrastRoof: false }
    const looksIn = (text: string | null) => manifestIn(text).looks
    expect(looksIn(JSON.stringify({ slug: 'mobi', looks: [sport] }))).toEqual([base, sport])
    expect(looksIn(JSON.stringify({ looks: [{ name: 'base' }, sport] }))).toEqual([base, sport])
    for (const wrong of [null, '', '{', '[]', '{"looks":[{"versions":[]}]}']) expect(looksIn(wrong)).toEqual([base])
  })

  test('where the front wheels stand as the manifest tells, unknown where it does not', () => {
    const told = (measures: object) => manifestIn(JSON.stringify({ looks: [], measures })).frontOverhang
    expect(told({ frontOverhang: 900 })).toBe(900)
    expect([told({}), told({ frontOverhang: 'far' }), manifestIn(null).frontOverhang]).toEqual([null, null, null])
  })

  test('a view counts when it answers in every colour', () => {
    const { looks } = manifestIn(null)
    const photos = [
      'base/interior/pw7-1280x1280.webp',
      'base/rear34/pw7-1280x1280.webp',
      'base/rear34/px8-1280x1280.webp',
    ]
    const tree = treeOf('base/side.black.webp', 'base/side.solid.webp', 'car.json', ...photos)
    const colors = [color('solid'), color('pearly', 'PX8')].map(plainPaint)
    expect(viewsOf(tree, 'mobi', looks, colors, [])).toMatchObject([{ views: ['side', 'rear34'], turnFrames: 0 }])
    expect(viewsOf(tree, 'mobi', looks, [plainPaint(color('solid'))], [])).toMatchObject([
      { views: ['side', 'rear34', 'interior'] },
    ])
    expect(viewsOf(tree, 'mobi', looks, [], [])).toMatchObject([{ views: [] }])
  })

  test('a view has the largest size when every colour has it, in the same look', () => {
    const { looks } = manifestIn(JSON.stringify({ looks: [{ name: 'sport' }] }))
    const colors = [color('solid'), color('pearly', 'PX8')].map(plainPaint)
    const layers = (place: string) => [`${place}.black.webp`, `${place}.solid.webp`]
    const usual = [...layers('base/side'), ...layers('base/front34')]
    const [twice, photo] = [layers('base/front34@2'), 'base/front34/pw7-1280x1280.webp']
    const found = (...paths: readonly string[]) =>
      viewsOf(treeOf(...usual, ...paths), 'mobi', looks, colors, []).map(({ highDensityViews }) => highDensityViews)
    expect(viewsOf(treeOf(...usual, ...twice), 'mobi', looks, colors, [])[0]?.views).toEqual(['front34', 'side'])
    // A look without layers of its own shows those of the base; with its own it has the size where they have it.
    expect(found(...twice)).toEqual([['front34'], ['front34']])
    expect(found(...twice, ...layers('sport/front34'))).toEqual([['front34'], []])
    expect(found(...twice, ...layers('sport/front34'), ...layers('sport/front34@2'))).toEqual([
      ['front34'],
      ['front34'],
    ])
    // A photograph of one colour goes before its layers: it must have the size, too.
    expect(found(...twice, photo)).toEqual([[], []])
    expect(found(...twice, photo, 'base/front34/pw7-2560x2560.webp')).toEqual([['front34'], ['front34']])
    expect(found()).toEqual([[], []])
  })

  test('a view from inside counts when it answers in every coating, whatever the colours', () => {
    const coatings = [cloth, leather].map(coatingPaint)
    const [first] = coatings
    const photos = ['base/driver/50l-1280x1280.webp', 'base/rear.black.webp', 'base/rear.cloth.webp']
    const views = (of: typeof coatings) =>
      viewsOf(treeOf(...photos), 'mobi', manifestIn(null).looks, [plainPaint(color('solid'))], of)
    expect(views(coatings)).toMatchObject([{ views: ['rear'] }])
    expect(views(first ? [first] : [])).toMatchObject([{ views: ['driver', 'rear'] }])
    expect(views([])).toMatchObject([{ views: [] }])
  })

  test('a turn counts when all its frames are there', () => {
    const frames = Array.from({ length: 24 }, (_, frame) => `base/turn/${String(frame).padStart(2, '0')}`)
    const layers = frames.flatMap((frame) => [`${frame}.black.webp`, `${frame}.metallic.webp`])
    const turnOf = (paths: readonly string[]) =>
      viewsOf(treeOf(...paths), 'mobi', manifestIn(null).looks, [plainPaint(color('solid'))], [])
    expect(turnOf(layers)).toMatchObject([{ views: [], turnFrames: 24 }])
    expect(turnOf(layers.slice(2))).toMatchObject([{ turnFrames: 0 }])
  })
})
