import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { areDeviceKeys, encrypt } from './encrypt.ts'

/** RFC 8291, appendix A. */
const RFC = {
  text: 'When I grow up, I want to be a watermelon',
  own: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  theirs: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  body: 'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
}

const pairOf = (key: string) => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(Buffer.from(key, 'base64url'))
  return pair
}

test('it is encrypted as RFC 8291 shows it', () => {
  const body = encrypt(RFC.text, RFC, Buffer.from(RFC.salt, 'base64url'), pairOf(RFC.own))
  expect(body.toString('base64url')).toBe(RFC.body)
})

test('each message has a key of its own, and its device reads it', () => {
  const [one, other] = [encrypt('Olá, açaí', RFC), encrypt('Olá, açaí', RFC)]
  expect(one.equals(other)).toBe(false)
  expect(decrypt(one)).toBe('Olá, açaí')
  expect(decrypt(other)).toBe('Olá, açaí')
})

/** As a browser does it. */
function decrypt(body: Buffer): string {
  const [salt, ours] = [body.subarray(0, 16), body.subarray(21, 86)]
  const theirs = Buffer.from(RFC.p256dh, 'base64url')
  const shared = pairOf(RFC.theirs).computeSecret(ours)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = Buffer.from(hkdfSync('sha256', shared, Buffer.from(RFC.auth, 'base64url'), about, 32))
  const part = (name: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, bytes))
  const cipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  cipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()])
  expect(plain.at(-1)).toBe(2)
  return plain.subarray(0, -1).toString()
}

test('what is too long for one record is not cut', () => {
  expect(() => encrypt('x'.repeat(5_000), RFC)).toThrow('too long')
})

test.each([
  ['a device’s', RFC, true],
  ['no point of the curve', { ...RFC, p256dh: Buffer.alloc(65, 4).toString('base64url') }, false],
  ['nothing', { p256dh: '', auth: '' }, false],
  ['a short secret', { ...RFC, auth: 'AAAA' }, false],
])('keys: %s', (_, keys, expected) => expect(areDeviceKeys(keys)).toBe(expected))
