import { expect, test } from 'vitest'
import { isOpening } from './is-opening.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const asked = (headers: Record<string, string>, url = '/br/fiat/monte/toro', method = 'GET') =>
  isOpening({ method, url, headers: { 'user-agent': BROWSER, ...headers } })
const HERE = { referer: 'https://cars.example/br/fiat/monte/toro?color=1' }

test.each([
  ['an address that is typed', {}],
  ['a link that is followed', { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', ...HERE }],
])('%s opens a page', (_, headers) => expect(asked(headers)).toBe(true))

test.each([
  ['a page fetched in advance', { 'sec-purpose': 'prefetch' }],
  ['a page drawn in advance', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older browser that fetches in advance', { purpose: 'prefetch' }],
  ['a part fetched by a page that is open', { 'sec-fetch-dest': 'empty' }],
  ['a page within another', { 'sec-fetch-dest': 'iframe' }],
  ['a crawler', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['what fetches for a preview of a message', { 'user-agent': 'WhatsApp/2.23.20.0' }],
  ['a program', { 'user-agent': 'curl/8.5.0' }],
  ['nobody known', { 'user-agent': '' }],
])('%s opens none', (_, headers) => expect(asked(headers)).toBe(false))

test('a head or a post opens none', () => {
  expect(asked({}, '/', 'HEAD')).toBe(false)
  expect(asked({}, '/', 'POST')).toBe(false)
})

test('the data of another page opens it, that of the page itself does not', () => {
  expect(asked(HERE, '/br/fiat/monte/toro/resumo.data?color=1')).toBe(true)
  expect(asked(HERE, '/br/fiat/monte/toro.data?color=2')).toBe(false)
  expect(asked({}, '/br/fiat/monte/toro.data')).toBe(false)
  expect(asked({ referer: 'https://cars.example/' }, '/_.data')).toBe(false)
})
