import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contentOf } from '../../platform/files/files.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { smtpMail } from './smtp.ts'

const server = testServer({ ROLE: 'web' })

const REPLIES: Readonly<Record<string, string>> = {
  EHLO: '250 stub',
  MAIL: '250 sender ok',
  RCPT: '250 recipient ok',
  DATA: '354 go on',
  QUIT: '221 bye',
}

let taken: string[] = []
let isFull = false
let stub: Server
let url = ''

/** Returns as RFC 5321 says, and keeps what it was handed. */
function converse(socket: Socket): void {
  let letter: string | null = null
  let waiting = ''
  socket.on('error', () => socket.destroy())
  socket.write('220 stub\r\n')
  socket.on('data', (chunk) => {
    waiting += chunk.toString('utf8')
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (letter !== null && line !== '.') letter += `${line}\n`
      else if (letter !== null) {
        taken.push(letter)
        letter = null
        socket.write('250 taken\r\n')
      } else {
        const verb = line.slice(0, 4).toUpperCase()
        if (verb === 'DATA') letter = ''
        socket.write(`${isFull && verb === 'RCPT' ? '452 mailbox full' : (REPLIES[verb] ?? '500 unknown')}\r\n`)
        if (verb === 'QUIT') socket.end()
      }
    }
  })
}

beforeAll(async () => {
  stub = createServer(converse)
  await new Promise<void>((ready) => stub.listen(0, '127.0.0.1', ready))
  const at = stub.address()
  url = `smtp://127.0.0.1:${typeof at === 'object' ? at?.port : 0}`
})
afterAll(() => void stub.close())
beforeEach(() => {
  taken = []
  isFull = false
})

const letter = (id: string) => ({
  id,
  site: 'br-fiat',
  to: 'joana@example.com',
  subject: 'Sua reserva está confirmada',
  body: 'Olá, Joana.\nSeu Pulse está reservado.',
  html: '<p>Seu Pulse está reservado.</p>',
  attachments: [{ name: 'contrato.pdf', type: 'application/pdf', key: 'kept' }],
  at: new Date('2026-11-21T12:00:00Z'),
})

const files = {
  get: (key: string) => Promise.resolve(key === 'kept' ? contentOf(Buffer.from('%PDF-1.7')).read() : null),
}

const mail = () => smtpMail(server.db, { url, from: 'Volante <nao-responda@volante.example>', files, timeoutMs: 2_000 })

const kept = (id: string) =>
  server.db.selectFrom('outbox').select(['state', 'subject']).where('id', '=', id).executeTakeFirst()

test('a letter is handed over and recorded; the same letter again is not sent', async () => {
  const id = '00000000-0000-4000-8000-000000000001'
  await mail().send(letter(id))
  await mail().send(letter(id))
  expect(taken).toHaveLength(1)
  expect(taken[0]).toContain(`Message-ID: <${id}@volante.example>`)
  expect(taken[0]).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(taken[0]).toContain('Content-Type: text/plain')
  expect(taken[0]).toContain('Content-Type: text/html')
  expect(taken[0]).toContain('filename=contrato.pdf')
  expect(taken[0]).toContain(Buffer.from('%PDF-1.7').toString('base64'))
  expect(await kept(id)).toEqual({ state: 'sent', subject: 'Sua reserva está confirmada' })
})

test('a refused letter fails its job and is not recorded, so that the job tries again', async () => {
  const id = '00000000-0000-4000-8000-000000000002'
  isFull = true
  await expect(mail().send(letter(id))).rejects.toThrow()
  expect(await kept(id)).toBeUndefined()
  isFull = false
  await mail().send(letter(id))
  expect(await kept(id)).toMatchObject({ state: 'sent' })
})

test('a letter whose file is gone fails its job', async () => {
  const id = '00000000-0000-4000-8000-000000000003'
  const gone = { ...letter(id), attachments: [{ name: 'contrato.pdf', type: 'application/pdf', key: 'gone' }] }
  await expect(mail().send(gone)).rejects.toThrow('contrato.pdf')
  expect(await kept(id)).toBeUndefined()
})
