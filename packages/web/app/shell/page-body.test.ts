import { PassThrough, Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { pageBody } from './page-body.ts'

test('a page arrives whole, in order', async () => {
  const page = new PassThrough()
  const text = new Response(pageBody(page)).text()
  for (const piece of ['<p>', 'Olá', '</p>']) page.write(piece)
  page.end()
  expect(await text).toBe('<p>Olá</p>')
})

type Step = (page: PassThrough, reader: Readable) => unknown
const write: Step = (page) => page.end('last')
const leave: Step = (_, reader) => reader.destroy()
const wait: Step = () => turn()

// An error that nobody can catch fails the run.
test.each<[string, readonly Step[]]>([
  ['right after the last piece', [write, leave]],
  ['right before it', [leave, write]],
  ['a turn after it', [write, wait, leave]],
])('a reader that leaves %s ends the page and nothing else', async (_, steps) => {
  const page = new PassThrough()
  const reader = Readable.fromWeb(pageBody(page) as ReadableStream).resume()
  page.write('first')
  await turn()
  const closed = new Promise<void>((done) => page.once('close', done))
  for (const step of steps) await step(page, reader)
  await closed
  expect(page.destroyed).toBe(true)
})
