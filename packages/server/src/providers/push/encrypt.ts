import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** Whom a message is for: the device's public key (65 bytes, uncompressed) and its secret (16 bytes), base64url. */
export interface DeviceKeys {
  readonly p256dh: string
  readonly auth: string
}

const RECORD_BYTES = 4096
/** One record: text, its end mark and the cipher's tag. */
const MOST_TEXT_BYTES = RECORD_BYTES - 17

const derived = (secret: Uint8Array, salt: Uint8Array, about: Uint8Array | string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, about, bytes))

/** Takes a text, whom it is for and, in tests, salt and own key pair; returns the body of a push request (RFC 8291, aes128gcm), which nobody on the way can read. */
export function encrypt(
  text: string,
  device: DeviceKeys,
  salt: Uint8Array = randomBytes(16),
  own: ECDH = freshPair(),
): Buffer {
  const plain = Buffer.from(text)
  if (plain.length > MOST_TEXT_BYTES) throw new Error('A push message is too long')
  const theirs = Buffer.from(device.p256dh, 'base64url')
  const ours = own.getPublicKey()
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derived(own.computeSecret(theirs), Buffer.from(device.auth, 'base64url'), about, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const cipher = createCipheriv('aes-128-gcm', key, derived(secret, salt, 'Content-Encoding: nonce\0', 12))
  const head = Buffer.alloc(21)
  head.set(salt)
  head.writeUInt32BE(RECORD_BYTES, 16)
  head.writeUInt8(ours.length, 20)
  return Buffer.concat([
    head,
    ours,
    cipher.update(plain),
    cipher.update(Buffer.of(2)),
    cipher.final(),
    cipher.getAuthTag(),
  ])
}

function freshPair(): ECDH {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return pair
}

/** Takes what a browser says of a device; returns whether it is a point of the curve and a secret of the right length. */
export function areDeviceKeys({ p256dh, auth }: DeviceKeys): boolean {
  try {
    freshPair().computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}
