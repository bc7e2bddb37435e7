import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listFolder, placeOf, readAsset } from './files.ts'

let root = ''
beforeAll(async () => {
  const base = await mkdtemp(join(tmpdir(), 'volante-assets-'))
  root = join(base, 'assets')
  await mkdir(join(root, 'cars/compass/front34'), { recursive: true })
  await writeFile(join(root, 'cars/compass/car.glb'), 'glTF')
  await writeFile(join(root, 'cars/compass/front34/px8-48x48.webp'), 'RIFF...')
  await writeFile(join(root, 'cars/compass/notes.txt'), 'not an asset')
  await writeFile(join(base, 'secret.json'), '{}')
  await symlink(join(base, 'secret.json'), join(root, 'cars/compass/link.json'))
})
afterAll(() => rm(join(root, '..'), { recursive: true, force: true }))

test('a folder lists its assets with path and size', async () => {
  expect(await listFolder('cars/compass', root)).toEqual([
    { name: 'car.glb', path: 'cars/compass/car.glb', size: 4 },
    { name: 'front34/px8-48x48.webp', path: 'cars/compass/front34/px8-48x48.webp', size: 7 },
  ])
  expect(await listFolder('cars/unknown', root)).toBeNull()
})

test('an asset is read with its type', async () => {
  expect(await readAsset('cars/compass/front34/px8-48x48.webp', root)).toMatchObject({ type: 'image/webp' })
  expect(await readAsset('cars/compass/nothing.webp', root)).toBeNull()
  expect(await readAsset('cars/compass/notes.txt', root)).toBeNull()
  expect(await readAsset('cars/compass', root)).toBeNull()
})

test('a link out of the tree is no asset', async () => {
  expect(await readAsset('cars/compass/link.json', root)).toBeNull()
})

test.each([
  '',
  '..',
  '../secret.json',
  'cars/../../secret.json',
  '/etc/passwd',
  'cars//compass',
  'cars/.hidden',
  'cars\\..\\x',
  'a\0b',
])('the path %j leads nowhere', async (path) => {
  expect(placeOf(path, root)).toBeNull()
  expect(await readAsset(path, root)).toBeNull()
  expect(await listFolder(path, root)).toBeNull()
})
