import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FRESH_MS, freshTree } from './fresh-tree.ts'

let folders: string[] = []
const folder = async () => {
  const made = await mkdtemp(join(tmpdir(), 'volante-tree-'))
  folders.push(made)
  return made
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(async () => {
  vi.useRealTimers()
  for (const made of folders) await rm(made, { recursive: true, force: true })
  folders = []
})

test('a file put into the own folder is noticed after a minute, while who asks first has the last tree', async () => {
  const [builtIn, own] = [await folder(), await folder()]
  await writeFile(join(builtIn, 'a.webp'), 'a')
  const tree = freshTree(builtIn, own)
  const first = await tree()
  expect([...first.keys()]).toEqual(['a.webp'])
  await writeFile(join(own, 'a.webp'), 'own')
  expect(await tree()).toBe(first)
  vi.advanceTimersByTime(FRESH_MS + 1)
  expect(await tree()).toBe(first)
  await vi.waitFor(async () => expect((await tree()).get('a.webp')?.place).toBe(join(own, 'a.webp')))
})
