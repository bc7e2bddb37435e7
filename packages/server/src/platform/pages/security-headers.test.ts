import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Site } from '@volante/contract/site'
import { loadSites } from '../sites/sites.ts'
import { contentPolicy, inlineHashes, nonceSource, securityHeaders } from './security-headers.ts'

const sha = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const web = createRequire(join(import.meta.dirname, '../../../../web/package.json'))
const REACT_ARIA = join(dirname(web.resolve('react-aria/package.json')), 'dist/private')
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

  test('allows no inline script or eval, no frame, and only the services of the site', () => {
    const policy = contentPolicy(
      { ...site, baseAddresses: { lead: 'https://leads.example/api' } },
      nonceSource('abc'),
      true,
    )
    const named = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]))
    expect(named['script-src']).toEqual(["'self'", "'nonce-abc'"])
    expect(named['style-src']?.slice(0, 2)).toEqual(["'self'", "'nonce-abc'"])
    expect(named['connect-src']).toEqual(["'self'", 'https://leads.example'])
    expect(named['frame-ancestors']).toEqual(["'none'"])
    expect(policy).not.toMatch(/unsafe-eval/)
    expect(policy.replace(/style-src-attr 'unsafe-inline'/, '')).not.toMatch(/unsafe-inline/)
  })

  test('knows the styles that React Aria adds, as it writes them', () => {
    const sources = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) => {
      const text = readFileSync(join(REACT_ARIA, file), 'utf8')
      return (
        /textContent = `([\s\S]*?)`\.trim\(\)/
          .exec(text)?.[1]
          ?.trim()
          .replace(/\$\{[^}]*PRESSABLE_ATTRIBUTE\}/, 'data-react-aria-pressable') ?? ''
      )
    })
    const policy = contentPolicy(site, nonceSource('a'), false)
    for (const source of sources) expect(policy).toContain(sha(source))
  })

  test('promises https only where there is https', () => {
    expect(securityHeaders(true)['strict-transport-security']).toBeDefined()
    expect(securityHeaders(false)['strict-transport-security']).toBeUndefined()
    expect(contentPolicy(site, nonceSource('a'), false)).not.toContain('upgrade-insecure-requests')
  })
})
