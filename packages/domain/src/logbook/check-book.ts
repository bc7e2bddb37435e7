import type { PublicKey, Signed, signatureCheck } from '../signature/signed.ts'

export interface SignedBook {
  readonly entries: readonly Signed[]
  /** How many there are, up to which one. */
  readonly seal: Signed
}

/**
 * What is wrong with entry `n`, or with the seal (0): `forged` was not signed so, `key` is signed with a key of nobody's, `other` is of
 * another book, `order` stands where it does not belong, `removed` is missing.
 */
export interface BookProblem {
  readonly n: number
  readonly why: 'forged' | 'key' | 'other' | 'order' | 'removed'
}

/**
 * Takes a book, the keys to believe and how signatures are checked; returns what is wrong with it, nothing where all is well, and null where
 * this browser cannot check Ed25519. It uses nothing from outside itself: the file that checks itself carries its source.
 */
export async function checkBook(
  book: SignedBook,
  keys: readonly PublicKey[],
  checkWith: typeof signatureCheck,
): Promise<BookProblem[] | null> {
  const { subtle } = globalThis.crypto
  const sumOf = async ({ content, signature }: Signed) => {
    const sum = await subtle.digest('SHA-256', new TextEncoder().encode(`${content}.${signature}`))
    return [...new Uint8Array(sum)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  const whyNot = await checkWith(keys)
  if (!whyNot) return null
  const badSeal = await whyNot(book.seal)
  if (badSeal) return [{ n: 0, why: badSeal }]
  const seal = JSON.parse(book.seal.content) as { book: string; entries: number; head: string | null }
  const problems: BookProblem[] = []
  const there = new Set<number>()
  let last = { n: 0, sum: null as string | null, isSound: true }
  for (const entry of book.entries) {
    const why = await whyNot(entry)
    if (why) {
      const n = last.n + 1
      problems.push({ n, why })
      // Its place is taken: what follows is not missing it.
      there.add(n)
      last = { n, sum: null, isSound: false }
      continue
    }
    const content = JSON.parse(entry.content) as { book: string; n: number; prev: string | null }
    if (content.book !== seal.book) problems.push({ n: last.n + 1, why: 'other' })
    else if (content.n <= last.n || there.has(content.n)) problems.push({ n: content.n, why: 'order' })
    else if (content.n === last.n + 1 && last.isSound && content.prev !== last.sum)
      problems.push({ n: content.n, why: 'order' })
    if (content.book === seal.book) there.add(content.n)
    last = { n: content.n, sum: await sumOf(entry), isSound: content.book === seal.book }
  }
  for (let n = 1; n <= seal.entries; n++) if (!there.has(n)) problems.push({ n, why: 'removed' })
  for (const n of there) if (n > seal.entries) problems.push({ n, why: 'other' })
  if (problems.length === 0 && last.sum !== seal.head) problems.push({ n: last.n, why: 'order' })
  return problems.sort((one, other) => one.n - other.n)
}
