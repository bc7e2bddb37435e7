import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Developed, develop } from './develop.ts'

/** Tells its process id and what it read, then runs until it is ended. */
const SERVER = `
import { appendFileSync, readFileSync } from 'node:fs'
const word = JSON.parse(readFileSync(new URL('./read/deep/word.json', import.meta.url), 'utf8'))
appendFileSync(new URL('./started', import.meta.url), word + ' ' + process.pid + '\\n')
setInterval(() => {}, 1000)
`

let folder: string
let developed: Developed | undefined
const lines: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'develop-'))
  lines.length = 0
  await mkdir(join(folder, 'read/deep'), { recursive: true })
  await writeFile(join(folder, 'server.mjs'), SERVER)
  await write('word.json', '"one"')
  developed = develop([join(folder, 'server.mjs')], [join(folder, 'read')], (text) => lines.push(text))
  await starts('one')
})
afterEach(async () => {
  await developed?.stop()
  await rm(folder, { recursive: true })
})

const write = (name: string, text: string) => writeFile(join(folder, 'read/deep', name), text)
const started = async () => (await readFile(join(folder, 'started'), 'utf8').catch(() => '')).trim().split('\n')
const starts = (...words: string[]) =>
  vi.waitFor(async () => expect((await started()).map((line) => line.split(' ')[0])).toEqual(words), {
    timeout: 60_000,
  })
const runs = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
const pids = async () => (await started()).map((line) => Number(line.split(' ')[1]))

test('a change of what the server read starts it anew, the old one ended before', async () => {
  await write('word.json', '"two"')
  await starts('one', 'two')
  expect((await pids()).map(runs)).toEqual([false, true])
  expect(lines).toEqual(['deep/word.json has changed'])
})

test('tests and other files start nothing', async () => {
  await write('word.test.ts', '')
  await write('word.md', '')
  await write('word.json', '"two"')
  await starts('one', 'two')
  expect(lines).toEqual(['deep/word.json has changed'])
})

test('a server that falls over is left until the next change', async () => {
  await write('word.json', '"two')
  await vi.waitFor(() => expect(lines).toContain('The server stopped; it starts again when a file changes'), 10_000)
  await write('word.json', '"three"')
  await starts('one', 'three')
})

test('stopping ends the server', async () => {
  await developed?.stop()
  developed = undefined
  expect((await pids()).map(runs)).toEqual([false])
})
