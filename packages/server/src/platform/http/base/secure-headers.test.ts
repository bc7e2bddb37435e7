import { expect, test } from 'vitest'
import { testServer } from '../../../tools/testing/test-server.ts'

const server = testServer({
  ROLE: 'web',
  PUBLIC_URL: 'https://cars.dealer.com.br',
  SECURITY_CONTACT: 'mailto:security@dealer.com.br',
})

test.each([
  ['a kept read', '/api/page-settings?type=x'],
  ['an unknown address', '/api/nothing'],
  ['a call without its right', '/api/desk/leads'],
  ['health', '/livez'],
])('%s carries the headers of data, made and kept alike', async (_name, url) => {
  for (const round of ['made', 'kept']) {
    const { headers } = await server.app.inject(url)
    expect(headers, round).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'x-permitted-cross-domain-policies': 'none',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    if (String(headers['content-type']).startsWith('application/json'))
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers).not.toHaveProperty('server')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('whom to tell of a weakness stands where RFC 9116 says', async () => {
  const { body, headers } = await server.app.inject('/.well-known/security.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/)
  expect(body).toMatch(/^Contact: mailto:security@dealer\.com\.br\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/)
  expect(body).toContain('Canonical: https://cars.dealer.com.br/.well-known/security.txt\n')
})
