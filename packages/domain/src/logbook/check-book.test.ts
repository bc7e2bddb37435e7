import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type PublicKey, type Signed, signatureCheck } from '../signature/signed.ts'
import { checkBook, type SignedBook } from './check-book.ts'
import { entriesThatHold, namingRefusal, shortChassis, worksOf, worksRefusal } from './entry.ts'

const { subtle } = globalThis.crypto
const base64url = (bytes: ArrayBuffer) => Buffer.from(bytes).toString('base64url')

async function newKey(kid: string) {
  const made = await subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  if (!('privateKey' in made)) throw new Error('Ed25519 has two keys')
  const { privateKey, publicKey } = made
  const { x = '' } = await subtle.exportKey('jwk', publicKey)
  const key: PublicKey = { kid, x }
  const sign = async (facts: object): Promise<Signed> => {
    const content = JSON.stringify(facts)
    return { content, kid, signature: base64url(await subtle.sign('Ed25519', privateKey, Buffer.from(content))) }
  }
  return { key, sign }
}

const sum = async ({ content, signature }: Signed) =>
  Buffer.from(await subtle.digest('SHA-256', Buffer.from(`${content}.${signature}`))).toString('hex')

const [ours, later, theirs] = [await newKey('a'), await newKey('b'), await newKey('c')]
const KEYS = [ours.key, later.key]

/** The second half is signed with the next key. */
async function bookOf(length: number, book = 'one'): Promise<SignedBook> {
  const entries: Signed[] = []
  let prev: string | null = null
  for (let n = 1; n <= length; n++) {
    const signed = await (n > length / 2 ? later : ours).sign({ book, n, prev, km: n * 1_000 })
    entries.push(signed)
    prev = await sum(signed)
  }
  return { entries, seal: await later.sign({ book, entries: length, head: prev }) }
}

const whole = await bookOf(5)
const found = async (entries: readonly (Signed | undefined)[], keys = KEYS, seal = whole.seal) =>
  (await checkBook({ entries: entries.filter((one) => one !== undefined), seal }, keys, signatureCheck))?.map(
    ({ n, why }) => `${n} ${why}`,
  )
const [a, b, c, d, e] = whole.entries
if (!b) throw new Error('five entries')

test('a book that is as it was signed is whole, across keys, and so is an empty one', async () => {
  expect(await checkBook(whole, KEYS, signatureCheck)).toEqual([])
  expect(await checkBook(await bookOf(0), KEYS, signatureCheck)).toEqual([])
})

test('a forged entry is found, and which', async () => {
  const changed = { ...b, content: b.content.replace('2000', '200') }
  expect(await found([a, changed, c, d, e])).toEqual(['2 forged'])
  expect(await found([a, { ...b, signature: 'no signature' }, c, d, e])).toEqual(['2 forged'])
  const mine = await theirs.sign({ book: 'one', n: 2, prev: await sum(a ?? b), km: 1 })
  expect(await found([a, mine, c, d, e])).toEqual(['2 key'])
  expect(await found([a, { ...mine, kid: 'a' }, c, d, e])).toEqual(['2 forged'])
  // Signed by us, put in the place of another.
  const again = await ours.sign({ book: 'one', n: 2, prev: await sum(a ?? b), km: 1 })
  expect(await found([a, again, c, d, e])).toEqual(['3 order'])
})

test('a removed entry is found, at the end too, and one of another book', async () => {
  expect(await found([a, c, d, e])).toEqual(['2 removed'])
  expect(await found([b, c, d, e])).toEqual(['1 removed'])
  expect(await found([a, b, c])).toEqual(['4 removed', '5 removed'])
  expect(await found([])).toEqual(['1 removed', '2 removed', '3 removed', '4 removed', '5 removed'])
  const [, stranger] = (await bookOf(2, 'two')).entries
  expect(await found([a, stranger, c, d, e])).toEqual(['2 other', '2 removed'])
  const longer = await later.sign({ book: 'one', n: 6, prev: await sum(e ?? b) })
  expect(await found([a, b, c, d, e, longer])).toEqual(['6 other'])
})

test('reordered and repeated entries are found', async () => {
  expect(await found([a, c, b, d, e])).toContain('2 order')
  expect(await found([a, b, b, c, d, e])).toEqual(['2 order'])
})

test('a seal of somebody else, or a changed one, is worth nothing', async () => {
  const { entries } = whole
  expect(await found(entries, KEYS, await theirs.sign({ book: 'one', entries: 5, head: null }))).toEqual(['0 key'])
  expect(
    await found(entries.slice(0, 4), KEYS, { ...whole.seal, content: whole.seal.content.replace('5', '4') }),
  ).toEqual(['0 forged'])
})

test('whatever is left out, doubled or moved, something is said', async () => {
  const places = fc.array(fc.nat(4), { maxLength: 7 })
  await fc.assert(
    fc.asyncProperty(places, async (order) => {
      const isSame = order.join('') === '01234'
      const problems = await found(order.map((at) => whole.entries[at]))
      expect(problems?.length === 0).toBe(isSame)
    }),
  )
})

test('what holds is what was not corrected or withdrawn, the latest day first', () => {
  const entry = (
    n: number,
    day: string,
    corrects: number | null = null,
    kind = 'REVISION' as 'REVISION' | 'WITHDRAWN',
  ) => ({ n, day, corrects, kind })
  const held = entriesThatHold([
    entry(1, '2026-01-01'),
    entry(2, '2026-02-01'),
    entry(3, '2025-12-01', 1),
    entry(4, '2026-02-01', 2, 'WITHDRAWN'),
    entry(5, '2026-03-01'),
  ])
  expect(held.map(({ n }) => n)).toEqual([5, 3])
})

test('what a stranger sees of a chassis, and what may be written', () => {
  expect(shortChassis('9BD358A1NKYH12345')).toBe('9BD**********2345')
  expect(worksOf(' Óleo \n\n Filtro de óleo')).toEqual(['Óleo', 'Filtro de óleo'])
  expect(worksRefusal(['Troca de óleo 5W30 e filtro'], 'BR')).toBeNull()
  expect(worksRefusal([], 'BR')).toMatchObject({ key: 'validation.required' })
  expect(
    worksRefusal(
      Array.from({ length: 21 }, () => 'x'),
      'BR',
    ),
  ).toMatchObject({ key: 'logbook.tooManyWorks' })
  expect(worksRefusal(['x'.repeat(121)], 'AR')).toMatchObject({ key: 'logbook.longWork' })
  for (const text of ['Cliente ana@exemplo.com', 'placa ABC1D23', 'chassi 9BD358A1NKYH12345'])
    expect(namingRefusal(text, 'BR'), text).toMatchObject({ key: 'logbook.namesSomebody' })
})
