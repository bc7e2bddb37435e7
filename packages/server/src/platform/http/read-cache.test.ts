import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { PERHAPS } from '../process/changes.ts'
import { ReadCache } from './read-cache.ts'
import { writeKept } from './write-response.ts'

const answer = (text: string) => ({
  raw: Buffer.from(text),
  type: 'text/plain',
  headers: {},
  route: '/prices',
  until: 1_000,
  nouns: ['prices'],
})

test('an answer is kept until its time, and dropped with its noun', () => {
  const cache = new ReadCache()
  cache.put('a', answer('1'), cache.state)
  expect(cache.get('a', 999)?.raw.toString()).toBe('1')
  expect(cache.get('a', 1_000)).toBeNull()
  cache.put('b', answer('2'), cache.state)
  cache.drop('dealers')
  expect(cache.get('b', 0)).not.toBeNull()
  cache.drop('prices')
  expect(cache.get('b', 0)).toBeNull()
})

test('an answer made while something changed is sent but not kept', () => {
  const cache = new ReadCache()
  const made = cache.state
  cache.drop('prices')
  expect(cache.put('a', answer('old'), made).etag).toMatch(/^".+"$/)
  expect(cache.get('a', 0)).toBeNull()
})

test('what does not fit goes, the oldest first', () => {
  const cache = new ReadCache(4_500)
  for (const key of ['a', 'b', 'c', 'd']) cache.put(key, { ...answer('x'.repeat(1_000)), br: null }, cache.state)
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key, 0) !== null)).toEqual([false, true, true, true])
})

test('an answer that tells its validator and what it is compressed to keeps both', () => {
  const cache = new ReadCache()
  const br = Buffer.from('small')
  const kept = cache.put('a', { ...answer('x'.repeat(5_000)), etag: '"told"', br }, cache.state)
  expect([kept.etag, kept.br]).toEqual(['"told"', br])
})

test('after a lost line one request makes a response anew, the others get the old one until it is here', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const cache = new ReadCache()
  const text = () => cache.get('a', 0)?.raw.toString() ?? null
  cache.put('a', answer('old'), cache.state)
  cache.drop(PERHAPS)
  expect([text(), text(), text()]).toEqual([null, 'old', 'old'])
  cache.put('a', answer('new'), cache.state)
  expect([text(), text()]).toEqual(['new', 'new'])
  vi.restoreAllMocks()
})

test.each([
  ['gzip, deflate', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['', undefined],
])('who accepts "%s" is sent it as %s', async (accepts, encoding) => {
  const cache = new ReadCache()
  const kept = cache.put('a', answer('x'.repeat(5_000)), cache.state)
  await vi.waitFor(() => expect(kept.br).not.toBeNull())
  const request = new IncomingMessage(new Socket())
  request.headers['accept-encoding'] = accepts
  const response = new ServerResponse(request)
  const head = vi.spyOn(response, 'writeHead')
  const end = vi.spyOn(response, 'end')
  writeKept(request, response, kept)
  const body = end.mock.calls[0]?.[0] as Buffer
  const text = encoding === 'br' ? brotliDecompressSync(body) : encoding === 'gzip' ? gunzipSync(body) : body
  expect(text).toEqual(kept.raw)
  const headers = head.mock.calls[0]?.[1] as unknown as string[]
  expect(headers[headers.indexOf('content-length') + 1]).toBe(String(body.length))
  expect(headers[headers.indexOf('content-encoding') + 1]).toBe(encoding ?? headers[0])
})

test('a part of a list leaves memory as one', () => {
  const cache = new ReadCache()
  const request = new IncomingMessage(new Socket())
  const response = new ServerResponse(request)
  writeKept(request, response, cache.put('part', { ...answer('1'), status: 206 }, cache.state))
  expect(response.statusCode).toBe(206)
})
