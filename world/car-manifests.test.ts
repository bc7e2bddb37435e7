import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { lookOf } from '@volante/domain/car/car-image'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { buildCatalogue } from './catalogue/build.ts'

const CARS = fileURLToPath(new URL('../assets/cars/', import.meta.url))
const millimetres = z.int().check(z.positive())
const Manifest = z.object({
  slug: z.string(),
  brand: z.string(),
  body: z.string(),
  measures: z.object({
    length: millimetres,
    width: millimetres,
    height: millimetres,
    wheelbase: millimetres,
    frontOverhang: millimetres,
  }),
  looks: z.array(z.object({ name: z.string(), versions: z.array(z.string()), hasContrastRoof: z.boolean() })),
  views: z.array(z.string()),
  fittings: z.array(z.object({ name: z.string() })),
})

const { models, versions, parts } = buildCatalogue()
const codesOf = Map.groupBy(versions, ({ modelCode }) => modelCode)
const cars = models.map((model) => {
  const path = `${CARS}${model.slug}/car.json`
  return { model, car: existsSync(path) ? Manifest.parse(JSON.parse(readFileSync(path, 'utf8'))) : null }
})

describe('the car of every model', () => {
  test.each(cars)('$model.slug has the measures of the catalogue', ({ model, car }) => {
    const { slug, brand, body, length, width, height, wheelbase } = model
    expect(car).toMatchObject({ slug, brand, body, measures: { length, width, height, wheelbase } })
    const { frontOverhang = 0 } = car?.measures ?? {}
    expect(frontOverhang, 'front wheels stand before the rear ones, both within the car').toBeGreaterThan(length / 8)
    expect(frontOverhang + wheelbase).toBeLessThan(length)
  })

  test.each(cars)('$model.slug dresses every version in one look', ({ model, car }) => {
    const looks = car?.looks ?? []
    const own = codesOf.get(model.code) ?? []
    const named = looks.flatMap((look) => look.versions).filter((code) => code !== '*')
    expect(looks.map(({ name }) => name)).toContain('base')
    expect(looks.filter((look) => look.versions.includes('*')).map(({ name }) => name)).toEqual(['base'])
    expect(named.filter((code) => !own.some(({ versionCode }) => versionCode === code))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    expect(new Set(own.map(({ mvs }) => lookOf(looks, mvs)))).toEqual(new Set(looks.map(({ name }) => name)))
  })

  test.each(cars)('$model.slug can wear what its parts name', ({ model, car }) => {
    const named = parts.flatMap((part) => (part.modelCode === model.code ? (part.fitting ?? []) : []))
    const worn = car?.fittings.map(({ name }) => name) ?? []
    expect(named.filter((name) => !worn.includes(name))).toEqual([])
    expect(worn.filter((name) => !named.includes(name))).toEqual([])
  })

  test('no car is without a model', () => {
    const folders = readdirSync(CARS, { withFileTypes: true }).filter((entry) => entry.isDirectory())
    const strangers = folders.map(({ name }) => name).filter((name) => !models.some(({ slug }) => slug === name))
    expect(strangers.filter((name) => name !== 'generator')).toEqual([])
  })
})
