import { expect, test } from 'vitest'
import { mergeHandles } from './handle.ts'

test('lists add up, the least script is shipped', () => {
  expect(
    mergeHandles([undefined, { texts: ['shop'], query: ['color'] }, { texts: ['ui', 'shop'], cache: ['prices'] }]),
  ).toEqual({
    texts: ['shell', 'shop', 'ui'],
    script: true,
    cache: ['prices'],
    query: ['color'],
  })
  expect(mergeHandles([{ script: false }, { cache: false }])).toMatchObject({ script: false, cache: false })
  expect(mergeHandles([{ script: 'enhance' }, { script: true }, {}]).script).toBe('enhance')
  expect(mergeHandles([{ script: 'enhance' }, { script: false }]).script).toBe(false)
  expect(mergeHandles([{ cache: false }, { cache: ['prices'] }]).cache).toBe(false)
})
