import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '@volante/contract/site'
import { loadSites } from '../sites/sites.ts'
import { contentPolicy, inlineHashes, nonceSource, securityHeaders } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
let site: Site

beforeAll(async () => {
  const { sites } = await loadSites(join(import.meta.dirname, '../../../../../sites'))
  if (sites[0]) site = sites[0]
})

describe('inlineHashes', () => {
  test('names each inline script and style once, and nothing else', () => {
    const html = `<style>a{}</style><style media="print">b{}</style><script>let a = "<b>"</script><script type="module" async="">x
</script><script src="/a.js"></script><script type="application/ld+json">{}</script><style>a{}</style><script></script>`
    expect(inlineHashes(html)).toEqual({
      scripts: [sha('let a = "<b>"'), sha('x\n')],
      styles: [sha('a{}'), sha('b{}')],
    })
  })
})

describe('contentPolicy', () => {
  test('lets a page send to the card tokeniser where it has an origin of its own', () => {
    const policy = contentPolicy(site, nonceSource('abc'), true, ['https://cards.example'])
    expect(policy).toMatch(/connect-src 'self'[^;]* https:\/\/cards\.example(;|$)/)
    expect(policy).not.toMatch(/(script|frame|form|img)-[^;]*cards\.example/)
  })

  test('allows no inline script or eval, frames of its own origin, and only the services of the site', () => {
    const policy = contentPolicy(
      { ...site, baseAddresses: { lead: 'https://leads.example/api' } },
      nonceSource('abc'),
      true,
    )
    const named = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
    expect(named['script-src']).toEqual(["'self'", "'nonce-abc'"])
    expect(named['style-src']?.slice(0, 2)).toEqual(["'self'", "'nonce-abc'"])
    expect(named['connect-src']).toEqual(["'self'", 'https://leads.example'])
    expect(named['frame-ancestors']).toEqual(["'self'"])
    expect(policy).not.toMatch(/unsafe-eval/)
    expect(policy.replace(/style-src-attr 'unsafe-inline'/, '')).not.toMatch(/unsafe-inline/)
  })

  test('promises https only where there is https', () => {
    expect(securityHeaders(true)['strict-transport-security']).toBeDefined()
    expect(securityHeaders(false)['strict-transport-security']).toBeUndefined()
    expect(contentPolicy(site, nonceSource('a'), false)).not.toContain('upgrade-insecure-requests')
  })
})
