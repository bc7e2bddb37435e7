import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptFiles } from './kept-files.ts'

let root = ''
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'volante-kept-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const bytes = (count: number) => Buffer.alloc(count, 7)
const namesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()

test('what was put is there, for another process too; the rest is not', async () => {
  await keptFiles(root, 1_000).put('abc', Buffer.from('picture'))
  const other = keptFiles(root, 1_000)
  expect((await other.get('abc'))?.toString()).toBe('picture')
  expect(await other.get('abd')).toBeNull()
})

test('beyond the limit goes what was not asked for longest', async () => {
  const kept = keptFiles(root, 1_000)
  for (const [age, name] of ['a1', 'b2', 'c3'].entries()) {
    await kept.put(name, bytes(300))
    const then = new Date(Date.now() - (10 - age) * 60_000)
    await utimes(join(root, name.slice(0, 2), name), then, then)
  }
  await kept.get('a1')
  await kept.put('d4', bytes(300))
  await kept.sweep()
  expect(await namesIn(root)).toEqual(['a1', 'c3', 'd4'])
})

test('a sweep comes by itself as more is put', async () => {
  const kept = keptFiles(root, 1_000)
  for (let index = 10; index < 40; index++) await kept.put(`${index}`, bytes(100))
  expect((await namesIn(root)).length).toBeLessThanOrEqual(10)
})

test('what cannot be written whole leaves nothing under its name', async () => {
  const kept = keptFiles(root, 1_000)
  await mkdir(join(root, 'ab/abc'), { recursive: true })
  await expect(kept.put('abc', bytes(10))).rejects.toThrow()
  expect(await namesIn(root)).toEqual([])
})

test('what a crash left half written is never answered, and swept after an hour', async () => {
  const kept = keptFiles(root, 1_000)
  const side = join(root, 'incoming')
  await mkdir(side)
  await writeFile(join(side, 'old'), 'half')
  await writeFile(join(side, 'young'), 'half')
  const longAgo = new Date(Date.now() - 2 * 3_600_000)
  await utimes(join(side, 'old'), longAgo, longAgo)
  expect(await kept.get('old')).toBeNull()
  await kept.sweep()
  expect(await namesIn(root)).toEqual(['young'])
})

test('two that put the same at once leave one whole file', async () => {
  const kept = keptFiles(root, 100_000)
  await Promise.all([kept.put('same', bytes(5_000)), kept.put('same', bytes(5_000))])
  expect((await readFile(join(root, 'sa/same'))).length).toBe(5_000)
  expect(await namesIn(root)).toEqual(['same'])
})
