import { mkdtemp, mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import multipart from '@fastify/multipart'
import { CallError } from '@volante/contract/kit'
import { type SharedError, statusOf } from '@volante/contract/shared-errors'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Files, StorageFull } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { UPLOAD_LIMITS } from './read-upload.ts'
import { pdf, png } from './sample-files.ts'
import { keepIncomingSwept, sweepIncoming } from './sweep.ts'
import { type StoredUploads, withUpload } from './with-upload.ts'

const root = await mkdtemp(join(tmpdir(), 'volante-upload-'))
const incoming = join(root, 'incoming')
const folder = folderFiles(join(root, 'files'))
const full: Files = { ...folder, put: () => Promise.reject(new StorageFull()) }
const limits = { ...UPLOAD_LIMITS, maxBytes: 200_000, maxFiles: 2 }
const jpeg = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#b4141e' } })
  .jpeg()
  .toBuffer()
let files: Files
let work: (upload: StoredUploads) => Promise<unknown>

const app = Fastify({ bodyLimit: 1024 })
let base = ''

beforeAll(async () => {
  await app.register(multipart, { limits: { fileSize: 15_000_000, files: 10, fields: 50 } })
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof CallError) return reply.code(error.status).send(error.toBody())
    return reply.code(400).send({ code: 'request.invalid' })
  })
  app.post('/documents', (request) =>
    withUpload(request, { limits, folder: incoming, fail, files }, (upload) => work(upload)),
  )
  await app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}/documents`
})
beforeEach(() => {
  files = folder
  work = async ({ files: sent, fields }) => ({
    fields,
    files: sent.map(({ name, type, bytes }) => ({ name, type, bytes })),
  })
})
afterAll(async () => {
  await app.close()
  await rm(root, { recursive: true, force: true })
})

const fail = (key: SharedError, values?: Readonly<Record<string, string | number>>) =>
  new CallError(statusOf(key), { code: key, message: `${key} ${JSON.stringify(values ?? {})}` }, values)

type Sent = readonly [field: string, value: string | Buffer, name?: string, type?: string]

async function send(...sent: readonly Sent[]): Promise<{ status: number; body: unknown }> {
  const form = new FormData()
  for (const [field, value, name = 'x.pdf', type = 'application/octet-stream'] of sent) {
    if (typeof value === 'string') form.append(field, value)
    else form.append(field, new Blob([new Uint8Array(value)], { type }), name)
  }
  const answer = await fetch(base, { method: 'POST', body: form })
  return { status: answer.status, body: await answer.json() }
}

const storedFiles = async (): Promise<number> =>
  (await readdir(join(root, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])).filter((one) =>
    one.isFile(),
  ).length

test('fields, files and a JSON part arrive, each file under the type its content has', async () => {
  const { status, body } = await send(
    ['request', Buffer.from('{"root_path":"orders","sub_path":"42"}'), 'blob', 'application/json'],
    ['kind', 'RG'],
    ['tag', 'a'],
    ['tag', 'b'],
    ['file', jpeg, '../RG frente.html', 'text/html'],
    ['file', pdf, 'comprovante', 'image/png'],
  )
  expect(status).toBe(200)
  expect(body).toEqual({
    fields: { request: { root_path: 'orders', sub_path: '42' }, kind: 'RG', tag: ['a', 'b'] },
    files: [
      { name: 'RG frente.jpg', type: 'image/jpeg', bytes: jpeg.length },
      { name: 'comprovante.pdf', type: 'application/pdf', bytes: pdf.length },
    ],
  })
})

test('what is kept stays in the store, byte for byte; what is not is gone, as is the waiting copy', async () => {
  let key = ''
  work = async ({ files: sent }) => {
    key = sent[0]?.keep() ?? ''
    const sum = createHash('sha256')
    for await (const chunk of sent[0]?.read() ?? []) sum.update(chunk)
    return { sum: sum.digest('hex'), announced: sent[0]?.sha256 }
  }
  const { body } = await send(['file', pdf], ['file', png(9, 9)])
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  expect(body).toEqual({ sum: sha256, announced: sha256 })
  expect(await folder.exists(key)).toBe(true)
  expect(await storedFiles()).toBe(1)
  await folder.remove(key)
  expect(await readdir(incoming)).toEqual([])
})

test('nothing stays when the call fails, even what was to be kept', async () => {
  work = async ({ files: sent }) => {
    sent[0]?.keep()
    throw fail('request.conflict')
  }
  expect(await send(['file', pdf])).toMatchObject({ status: 409 })
  expect(await storedFiles()).toBe(0)
})

const bomb = png(30_000, 30_000)
test.each<[string, Sent[], number, string]>([
  [
    'HTML named PDF',
    [['file', Buffer.from('<html><script>alert(1)</script>'), 'rg.pdf', 'application/pdf']],
    415,
    'documents.typeRefused',
  ],
  ['an SVG', [['file', Buffer.from('<svg onload="alert(1)"/>'), 'rg.png', 'image/png']], 415, 'documents.typeRefused'],
  ['a ZIP', [['file', Buffer.from('PK\x03\x04 and more'), 'rg.zip']], 415, 'documents.typeRefused'],
  ['an empty file', [['file', Buffer.alloc(0)]], 422, 'documents.empty'],
  ['a broken photo', [['file', jpeg.subarray(0, 100)]], 422, 'documents.empty'],
  ['a pixel bomb', [['file', bomb]], 422, 'documents.tooManyPixels'],
  [
    'a byte too much',
    [['file', Buffer.concat([pdf, Buffer.alloc(limits.maxBytes - pdf.length + 1)])]],
    413,
    'documents.tooLarge',
  ],
  ['too much at once', [['file', Buffer.alloc(3 * limits.maxBytes + 300_000)]], 413, 'documents.tooLarge'],
  [
    'a third file',
    [
      ['file', pdf],
      ['file', pdf],
      ['file', pdf],
    ],
    422,
    'documents.tooMany',
  ],
  [
    'a refused file before good ones',
    [
      ['file', Buffer.from('no'), 'a'],
      ['file', Buffer.alloc(150_000)],
    ],
    415,
    'documents.typeRefused',
  ],
  ['a field without end', [['note', 'x'.repeat(70_000)]], 413, 'request.tooLarge'],
  ['JSON without end', [['request', Buffer.alloc(70_000, ' '), 'blob', 'application/json']], 413, 'request.tooLarge'],
  ['broken JSON', [['request', Buffer.from('{'), 'blob', 'application/json']], 400, 'request.invalid'],
  ['a field named like a prototype', [['__proto__', 'x']], 400, 'request.invalid'],
])('%s is refused', async (_, parts, status, code) => {
  expect(await send(...parts)).toMatchObject({ status, body: { code } })
  expect(await readdir(incoming).catch(() => [])).toEqual([])
  expect(await storedFiles()).toBe(0)
})

test('a file of exactly the limit is taken', async () => {
  const largest = Buffer.concat([pdf, Buffer.alloc(limits.maxBytes - pdf.length)])
  expect(await send(['file', largest])).toMatchObject({ status: 200, body: { files: [{ bytes: limits.maxBytes }] } })
})

test('the connection serves the next request after a refusal in the middle', async () => {
  for (let count = 0; count < 3; count += 1) {
    expect(await send(['file', Buffer.from('<html>')], ['file', Buffer.alloc(190_000)])).toMatchObject({ status: 415 })
  }
  expect(await send(['file', pdf])).toMatchObject({ status: 200 })
})

test('a full store and what is no upload are told', async () => {
  files = full
  expect(await send(['file', pdf])).toMatchObject({ status: 507, body: { code: 'documents.storageFull' } })
  const noUpload = await fetch(base, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect(noUpload.status).toBe(415)
  expect(await readdir(incoming)).toEqual([])
})

describe('senders that misbehave', () => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
  const open = (headers: Record<string, string | number>) =>
    httpRequest(base, { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x', ...headers } })

  test('without a length nothing is read', async () => {
    const sender = open({ 'transfer-encoding': 'chunked' })
    const status = new Promise((done) => sender.on('response', (answer) => done(answer.resume().statusCode)))
    sender.on('error', () => {})
    sender.write(head)
    expect(await status).toBe(400)
    sender.destroy()
  })

  test('one that goes away leaves nothing behind', async () => {
    const sender = open({ 'content-length': 100_000, connection: 'close' })
    sender.on('error', () => {})
    sender.write(head + 'x'.repeat(50_000))
    await vi.waitFor(async () => expect(await readdir(incoming)).toHaveLength(1))
    sender.destroy()
    await vi.waitFor(async () => expect(await readdir(incoming)).toEqual([]))
  })
})

test('what a crash left is swept after an hour', async () => {
  await mkdir(join(incoming, 'old'), { recursive: true })
  await mkdir(join(incoming, 'new'))
  const now = new Date()
  const earlier = new Date(now.getTime() - 2 * 3_600_000)
  await utimes(join(incoming, 'old'), earlier, earlier)
  await sweepIncoming(incoming, now)
  expect(await readdir(incoming)).toEqual(['new'])
  await sweepIncoming(join(root, 'absent'), now)
})

test('a server that starts clears what an earlier one left, in both folders', async () => {
  const folders = [incoming, join(root, 'files', 'incoming')]
  const earlier = new Date(Date.now() - 2 * 3_600_000)
  for (const folder of folders) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'left'), '')
    await utimes(join(folder, 'left'), earlier, earlier)
  }
  const stop = keepIncomingSwept({ VOLANTE_DATA: root }, { warn: () => expect.unreachable() })
  try {
    for (const folder of folders) await vi.waitFor(async () => expect(await readdir(folder)).not.toContain('left'))
  } finally {
    stop()
  }
})
