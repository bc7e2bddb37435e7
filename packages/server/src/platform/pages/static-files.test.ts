import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { readStaticFiles, rereadCompressed } from './static-files.ts'
import { compressBest } from './web-build.ts'

const build = await mkdtemp(join(tmpdir(), 'volante-build-'))
afterAll(() => rm(build, { recursive: true, force: true }))

test('the copies of a build become the smallest once, and the server goes on with those', async () => {
  const client = join(build, 'client')
  const script = await readFile(import.meta.filename)
  await mkdir(join(client, 'assets'), { recursive: true })
  await writeFile(join(client, 'assets/a.js'), script)
  const quick = brotliCompressSync(script, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
  await writeFile(join(client, 'assets/a.js.br'), quick)
  const files = await readStaticFiles(client)
  expect(files.get('/assets/a.js')?.br).toEqual(quick)
  expect(await compressBest(build)).toBe(true)
  await rereadCompressed(files, client)
  const br = files.get('/assets/a.js')?.br ?? Buffer.alloc(0)
  expect(br.length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(br)).toEqual(script)
  expect(await compressBest(build)).toBe(false)
})

test('a build is read while another process makes its copies smaller', async () => {
  const client = join(build, 'shared')
  await mkdir(client)
  const copy = join(client, 'a.js.br')
  const names = ['a.js', ...Array.from({ length: 40 }, (_, at) => `${at}.js`)]
  await Promise.all(names.map((name) => writeFile(join(client, name), name)))
  let isRead = false
  const compressing = (async () => {
    while (!isRead) {
      await writeFile(`${copy}.new`, 'smaller')
      await rename(`${copy}.new`, copy)
    }
  })()
  for (let nth = 0; nth < 50; nth += 1) expect((await readStaticFiles(client)).size).toBe(names.length)
  isRead = true
  await compressing
})
