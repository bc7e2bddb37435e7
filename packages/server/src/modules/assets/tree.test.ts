import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentHashes } from './content-hash.ts'
import { isLayer, readTree, typeOf } from './tree.ts'

let base = ''
const put = async (path: string, content: string) => {
  await mkdir(dirname(join(base, path)), { recursive: true })
  await writeFile(join(base, path), content)
}
beforeAll(async () => {
  base = await mkdtemp(join(tmpdir(), 'volante-assets-'))
  await put('assets/cars/compass/car.glb', 'glTF')
  await put('assets/cars/compass/base/front34.black.webp', 'RIFF...')
  await put('assets/cars/compass/notes.txt', 'no asset')
  await put('assets/cars/README.md', 'no asset')
  await put('assets/cars/compass/.hidden/x.webp', 'no asset')
  await put('assets/cars/compass/.x.webp', 'no asset')
  await put('assets/cars/generator/car.py', 'no asset')
  await put('assets/cars/generator/models/car.json', 'no asset')
  await put('assets/cars/compass/base/pictures.json', 'no asset')
  await put('own/cars/compass/car.glb', 'another')
  await put('own/logo.svg', '<svg/>')
  await put('secret.json', '{}')
  await symlink(join(base, 'secret.json'), join(base, 'assets/cars/compass/link.json'))
  await symlink(base, join(base, 'assets/cars/loop'))
})
afterAll(() => rm(base, { recursive: true, force: true }))

const roots = () => [join(base, 'own'), join(base, 'assets')]

test('the tree names assets alone: nothing hidden, linked, generating or of another type', async () => {
  expect([...(await readTree([join(base, 'assets')])).keys()].sort()).toEqual([
    'cars/compass/base/front34.black.webp',
    'cars/compass/car.glb',
  ])
})

test('a file of the first root wins, and a root that is not there has none', async () => {
  const tree = await readTree([join(base, 'nowhere'), ...roots()])
  expect(tree.get('cars/compass/car.glb')).toMatchObject({ place: join(base, 'own/cars/compass/car.glb'), size: 7 })
  expect([...tree.keys()].sort()).toEqual(['cars/compass/base/front34.black.webp', 'cars/compass/car.glb', 'logo.svg'])
})

test('layers are told from pictures, and types by name', () => {
  expect(['front34.black.webp', 'turn/03.metallic.webp', 'side.roof.webp'].map(isLayer)).toEqual([true, true, true])
  expect(['front34/249-48x48.webp', 'car.glb', 'x.black.avif'].map(isLayer)).toEqual([false, false, false])
  expect([typeOf('a/car.glb'), typeOf('b.avif')]).toEqual(['model/gltf-binary', 'image/avif'])
})

test('a hash is of the content, and read again when the file is another', async () => {
  const hashOf = contentHashes()
  const one = async (root: string, path: string) => {
    const file = (await readTree([join(base, root)])).get(path)
    if (!file) throw new Error(path)
    return hashOf(file)
  }
  await put('same/a.svg', '<svg/>')
  const before = await one('same', 'a.svg')
  expect(before).toBe(await one('own', 'logo.svg'))
  await put('same/a.svg', '<svg></svg>')
  expect(await one('same', 'a.svg')).not.toBe(before)
})
