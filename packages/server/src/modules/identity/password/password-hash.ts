import { argon2, pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { HashQueue } from './hash-queue.ts'

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, 2 passes, 1 lane. Changed here, hashes move on at the next sign-in. */
export const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const
const SALT_BYTES = 16
const HASH_BYTES = 32

/** libuv gives four threads to all hashes of a process; more at once would only hold memory. */
const queue = new HashQueue(4, 200)
const argon2Async = promisify(argon2)
const pbkdf2Async = promisify(pbkdf2)

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/
/** Hashes of the older platform: pbkdf2_sha256$iterations$salt$hash. */
const LEGACY_ITERATIONS = 100_000
const LEGACY = /^pbkdf2_(sha256|sha512)\$(\d{1,7})\$([^$]+)\$([A-Za-z0-9+/=]+)$/

interface Parameters {
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

/** A password as it is kept: a PHC string with its own salt and parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derive(password, salt, PARAMETERS, HASH_BYTES)
  const { memory, passes, parallelism } = PARAMETERS
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

/** Whether the password is the one that was hashed. Without a hash it takes as long and returns no, so that time tells nothing. */
export async function isPassword(password: string, kept: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] = PHC.exec(kept ?? '') ?? []
  const wanted = Buffer.from(hash, 'base64')
  if (wanted.length === 0) {
    await derive(password, NO_SALT, PARAMETERS, HASH_BYTES)
    return false
  }
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), parameters, wanted.length), wanted)
}

/** Whether the hash was made with other parameters than today's. */
export function needsRehash(kept: string): boolean {
  const { memory, passes, parallelism } = PARAMETERS
  return !kept.startsWith(`$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`)
}

/** Whether the password is the one of an account of the older platform. */
export async function isLegacyPassword(password: string, kept: string): Promise<boolean> {
  const [, digest, iterations, salt, hash = ''] = LEGACY.exec(kept) ?? []
  if (!digest || !salt) return false
  const wanted = Buffer.from(hash, 'base64')
  const derived = await queue.run(() =>
    pbkdf2Async(composed(password), salt, Number(iterations), wanted.length, digest),
  )
  return timingSafeEqual(derived, wanted)
}

/** A hash as the older platform kept it. */
export async function legacyHash(password: string, salt: string): Promise<string> {
  const hash = await queue.run(() => pbkdf2Async(composed(password), salt, LEGACY_ITERATIONS, 32, 'sha256'))
  return `pbkdf2_sha256$${LEGACY_ITERATIONS}$${salt}$${hash.toString('base64')}`
}

const NO_SALT = Buffer.alloc(SALT_BYTES)

const derive = (password: string, nonce: Buffer, parameters: Parameters, tagLength: number): Promise<Buffer> =>
  queue.run(() => argon2Async('argon2id', { message: composed(password), nonce, tagLength, ...parameters }))

/** Keyboards write é as one character or as two; both are the same password. */
const composed = (password: string): string => password.normalize('NFC')

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/(?<!=)=+$/, '')
