import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorFields } from './logger.ts'
import { maskPersonal } from './mask.ts'

const LINES = 2_000
/** Writes many lines and goes on as told. */
const program = (then: string): string[] => [
  '--input-type=module',
  '--eval',
  `const { createLogger } = await import(${JSON.stringify(join(import.meta.dirname, 'logger.ts'))})
  const log = createLogger('info')
  for (let line = 0; line < ${LINES}; line++) log.info({ line }, 'one of many')
  ${then}`,
]
const numbersIn = (text: string): unknown[] =>
  text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).line)
const ALL = Array.from({ length: LINES }, (_, line) => line)

test.each([
  ['ends by itself', '', 0],
  ['is ended', 'process.exit(3)', 3],
  ['crashes', "throw new Error('crash')", 1],
])('no line is lost when the process %s', (_, then, code) => {
  const { stdout, status } = spawnSync(process.execPath, program(then), { encoding: 'utf8' })
  expect(numbersIn(stdout)).toEqual(ALL)
  expect(status).toBe(code)
})

test('an error is written at once, with all before it', async () => {
  const child = spawn(process.execPath, program("log.error({ line: -1 }, 'lost'); setInterval(() => {}, 1_000)"))
  let text = ''
  child.stdout.setEncoding('utf8')
  while (!text.includes('"line":-1')) text += (await once(child.stdout, 'data'))[0]
  child.kill('SIGKILL')
  expect(numbersIn(text)).toEqual([...ALL, -1])
})

test('of an error only what names it is logged', () => {
  const error = Object.assign(new Error('lost'), { code: '57P01', client: { secretKey: 1, statements: ['select'] } })
  expect(errorFields(error)).toEqual({ type: 'Error', message: 'lost', code: '57P01', stack: error.stack })
  expect(errorFields('text')).toEqual({ message: 'text' })
})

test('personal fields are shortened and secrets removed at any depth', () => {
  const value = { body: { email: 'ana@mail.example', cpf: '52998224725', parts: [{ token: 'x', code: 'A1' }] } }
  expect(maskPersonal(value)).toEqual({
    body: { email: '***le', cpf: '***25', parts: [{ token: '[removed]', code: 'A1' }] },
  })
})

test('of a person every field is shortened, whatever a form calls it', () => {
  const person = { partnerTaxId: '11.222.333/0001-81', motherName: 'Ana Lopes', rows: ['Rua A'], kinship: '' }
  expect(maskPersonal({ body: { simulationId: 'x', person } })).toEqual({
    body: {
      simulationId: 'x',
      person: { partnerTaxId: '***81', motherName: '***es', rows: ['*** A'], kinship: '' },
    },
  })
})

test('an address in words is removed, and a long text is read once', () => {
  expect(maskPersonal('write to ana.maria+x@mail.example.com, 529.982.247-25')).toBe('write to ***, ***')
  const started = performance.now()
  for (const run of ['a', '1', '.', '-', '@', 'a@', 'a.', 'a@a.', 'é', ' ']) maskPersonal(run.repeat(100_000))
  expect(performance.now() - started).toBeLessThan(2_000) // one of these took 48 s
})
