import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loaderIn, readWithoutTypes } from './without-types.ts'

const folder = () => mkdtempSync('/tmp/without-types-')

test('a text loses its types once for each content, and keeps its lines', () => {
  const [kept, sources] = [folder(), folder()]
  const path = join(sources, 'one.ts')
  writeFileSync(path, 'type A = 1\nexport const a: A = 1\n')
  const text = readWithoutTypes(path, kept)
  expect(text.split('\n').map((line) => line.trim().replace(/ +/g, ' '))).toEqual(['', 'export const a = 1', ''])
  expect(readWithoutTypes(path, kept)).toBe(text)
  expect(readdirSync(kept)).toHaveLength(1)
  writeFileSync(path, 'export const a: number = 2\n')
  expect(readWithoutTypes(path, kept)).toContain('= 2')
  expect(readdirSync(kept)).toHaveLength(2)
})

test('a process reads the kept text of a file, in its threads too', () => {
  const [kept, sources] = [folder(), folder()]
  const path = join(sources, 'told.ts')
  writeFileSync(
    path,
    "import { isMainThread, Worker } from 'node:worker_threads'\nif (isMainThread) new Worker(import.meta.filename)\nconst told: string = 'source'\nconsole.log(told)\n",
  )
  const text = readWithoutTypes(path, kept)
  const [name = ''] = readdirSync(kept)
  writeFileSync(join(kept, name), text.replace("'source'", "'kept'"))
  const output = execFileSync(process.execPath, ['--import', loaderIn(kept), path], { encoding: 'utf8', env: {} })
  expect(output).toBe('kept\nkept\n')
})
