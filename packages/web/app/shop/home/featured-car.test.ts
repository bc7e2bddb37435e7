import { expect, test } from 'vitest'
import { featuredOf } from './featured-car.ts'

const range = [{ slug: 'mobi' }, { slug: 'fastback' }]

test.each([
  ['the car of the stage', { model: 'fastback' }, range, range[1]],
  ['the first of the range where that car is not sold', { model: 'wrangler' }, range, range[0]],
  ['the first where none is named', {}, range, range[0]],
  ['nobody in an empty range', { model: 'fastback' }, [], null],
])('%s', (_name, stage, cars, car) => expect(featuredOf(stage, cars)).toBe(car))
