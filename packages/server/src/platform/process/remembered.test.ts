import { expect, test, vi } from 'vitest'
import { PERHAPS } from './changes.ts'
import { Remembered } from './remembered.ts'

test('a reading is done once, shared while it runs, frozen, and done again after its noun changed', async () => {
  const remembered = new Remembered()
  let readings = 0
  const read = () => remembered.get(['catalogue'], 'models', async () => ({ reading: ++readings, names: ['Pulse'] }))
  const [first, second] = await Promise.all([read(), read()])
  expect(second).toBe(first)
  expect(() => first.names.push('Mobi')).toThrow(TypeError)
  remembered.drop('dealers')
  expect(await read()).toBe(first)
  remembered.drop('catalogue')
  expect(await read()).toMatchObject({ reading: 2 })
})

test('what began to load before a change is not kept after it', async () => {
  const remembered = new Remembered()
  const { promise, resolve } = Promise.withResolvers<string>()
  const early = remembered.get(['prices'], 'price', () => promise)
  remembered.drop('*')
  resolve('old')
  expect(await early).toBe('old')
  expect(await remembered.get(['prices'], 'price', async () => 'new')).toBe('new')
})

test('a failed reading is tried again', async () => {
  const remembered = new Remembered()
  await expect(remembered.get([], 'key', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await remembered.get([], 'key', async () => 'there')).toBe('there')
})

test('rows are loaded together, each once; those that do not exist answer undefined', async () => {
  const remembered = new Remembered()
  const loads: (readonly string[])[] = []
  const load = async (ids: readonly string[]) => {
    loads.push(ids)
    return new Map(ids.filter((id) => id !== 'none').map((id) => [id, { id }]))
  }
  expect(await remembered.getEach('dealers', ['a', 'b', 'none'], load)).toEqual([{ id: 'a' }, { id: 'b' }, undefined])
  expect(await remembered.getEach('dealers', ['b', 'c'], load)).toEqual([{ id: 'b' }, { id: 'c' }])
  expect(loads).toEqual([['a', 'b', 'none'], ['c']])
})

test('after a lost line the old value serves while the new one is loaded, and on while that fails', async () => {
  const remembered = new Remembered()
  const read = (load: () => Promise<string>) => remembered.get(['prices'], 'price', load)
  await read(async () => 'old')
  vi.spyOn(Math, 'random').mockReturnValue(0)
  remembered.drop(PERHAPS)
  expect(await read(() => Promise.reject(new Error('away')))).toBe('old')
  await vi.waitFor(async () => {
    expect(await read(async () => 'new')).toBe('new')
  }, 3_000)
  vi.restoreAllMocks()
})
