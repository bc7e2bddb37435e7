import { EventEmitter } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, test } from 'vitest'
import { TextFiles } from './text-files.ts'

const MESSAGES = new Map([['br-fiat', { shell: { 'shell.menu': 'Menu' }, 'lead-mail': { 'lead-mail.a': 'Olá' } }]])

/** What a request for the address gets; null where it is no file. */
function get(files: TextFiles, address: string) {
  const sent: { status?: number; headers?: readonly string[]; body?: Buffer } = {}
  const response = Object.assign(new EventEmitter(), {
    writeHead(status: number, headers: readonly string[]) {
      Object.assign(sent, { status, headers })
      return response
    },
    end(body?: Buffer) {
      Object.assign(sent, { body })
    },
  })
  const request = { method: 'GET', headers: {} } as IncomingMessage
  return files.answer(address, request, response as unknown as ServerResponse) ? sent : null
}

test('a list of namespaces is one lasting file, its address named by its content', () => {
  const files = new TextFiles(MESSAGES)
  const address = files.addressOf('br-fiat', ['shell', 'lead-mail'])
  expect(address).toMatch(/^\/assets\/texts\/br-fiat\.shell\.lead-mail\.[\w-]{16}\.json$/)
  const { status, headers, body } = get(files, address) ?? {}
  expect(status).toBe(200)
  expect(headers?.join(' ')).toMatch(/application\/json.*max-age=31536000, immutable/)
  expect(JSON.parse(String(body))).toEqual({ 'shell.menu': 'Menu', 'lead-mail.a': 'Olá' })
})

test('a process serves what another one named', () => {
  const address = new TextFiles(MESSAGES).addressOf('br-fiat', ['shell'])
  expect(get(new TextFiles(MESSAGES), address)?.status).toBe(200)
})

test('nobody gets other texts, or the right ones under another name', () => {
  const files = new TextFiles(MESSAGES)
  const address = files.addressOf('br-fiat', ['shell'])
  const wrong = [
    address.replace(/\.[\w-]{16}\.json/, '.AAAAAAAAAAAAAAAA.json'),
    address.replace('br-fiat', 'ar-fiat'),
    address.replace('shell', 'constructor'),
    address.replace('shell', 'shell.shell'),
    '/assets/texts/',
  ]
  expect(wrong.map((one) => get(files, one))).toEqual(wrong.map(() => null))
  expect(() => files.addressOf('br-fiat', ['toString'])).toThrow()
})
