import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Authenticity } from './provider.ts'

/** A signature is good for five minutes, so that a kept request is of no use. */
const GOOD_MS = 5 * 60_000

const macOf = (key: string, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest()

/** Compares in a time that does not tell how much was right. */
export function isSame(given: string, expected: Buffer): boolean {
  const bytes = Buffer.from(given, 'hex')
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** The header of a webhook body: when it was signed, and the HMAC-SHA256 of time and body. */
export function signature(key: string, body: Buffer, now: Date): string {
  const time = String(Math.floor(now.getTime() / 1000))
  return `t=${time},v1=${macOf(key, signed(time, body)).toString('hex')}`
}

/** Takes a header of the form `t=seconds,v1=hex`; returns whether this body was signed with the key, and lately. */
export function checkSignature(key: string, header: unknown, body: Buffer, now: Date): Authenticity {
  const parts = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '')
  if (!parts) return 'forged'
  const [, time = '', given = ''] = parts
  if (!isSame(given, macOf(key, signed(time, body)))) return 'forged'
  return isRecent(Number(time) * 1000, now) ? 'genuine' : 'old'
}

export const isRecent = (ms: number, now: Date): boolean => Math.abs(now.getTime() - ms) <= GOOD_MS

const signed = (time: string, body: Buffer): Buffer => Buffer.concat([Buffer.from(`${time}.`), body])

export const hmac = macOf
