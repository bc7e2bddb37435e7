import { pbkdf2Sync } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { HashQueue, HashQueueFull } from './hash-queue.ts'
import { hashPassword, isLegacyPassword, isPassword, needsRehash, PARAMETERS } from './password-hash.ts'

describe('a kept password', () => {
  test('is a PHC string with OWASP parameters and a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('Segredo#1'), hashPassword('Segredo#1')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(other)
    expect(PARAMETERS.memory * PARAMETERS.passes).toBeGreaterThanOrEqual(19_456 * 2)
  })

  test('is recognised, whichever way its accents were typed; nothing else is', async () => {
    const kept = await hashPassword('Ação#2026é')
    expect(await isPassword('Ação#2026é'.normalize('NFD'), kept)).toBe(true)
    expect(await isPassword('Acao#2026e', kept)).toBe(false)
    expect(await isPassword('', kept)).toBe(false)
  })

  test.each([null, '', '$argon2id$broken', 'plain'])('%s is nobody’s password', async (kept) => {
    expect(await isPassword('Segredo#1', kept)).toBe(false)
  })

  test('of other parameters still opens, and is to be made anew', async () => {
    // Reference vector: argon2id of the phc-winner-argon2 tool, "password" with salt "somesalt", m=256, t=2, p=1.
    const kept = '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4'
    expect(await isPassword('password', kept)).toBe(true)
    expect(needsRehash(kept)).toBe(true)
    expect(needsRehash(await hashPassword('password'))).toBe(false)
  })

  test('without an account costs as much as with one', async () => {
    const kept = await hashPassword('Segredo#1')
    const time = async (hash: string | null) => {
      const startedAt = performance.now()
      for (let round = 0; round < 5; round += 1) await isPassword('Errado#99', hash)
      return performance.now() - startedAt
    }
    expect(await time(null)).toBeGreaterThan((await time(kept)) / 3)
  })
})

test('a password of the older platform is recognised', async () => {
  const hash = pbkdf2Sync('Antiga#1', 'sal', 1000, 32, 'sha256').toString('base64')
  expect(await isLegacyPassword('Antiga#1', `pbkdf2_sha256$1000$sal$${hash}`)).toBe(true)
  expect(await isLegacyPassword('Antiga#2', `pbkdf2_sha256$1000$sal$${hash}`)).toBe(false)
  expect(await isLegacyPassword('Antiga#1', 'md5$x')).toBe(false)
})

test('only so many hashes run at once, so many wait, and the rest is refused', async () => {
  const queue = new HashQueue(2, 3)
  let running = 0
  let most = 0
  const work = async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    return 'done'
  }
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => queue.run(work)))
  expect(most).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  for (const one of results) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(HashQueueFull)
  expect(await queue.run(work)).toBe('done')
})
