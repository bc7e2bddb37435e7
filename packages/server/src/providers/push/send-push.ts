import { type CryptoKey, type JWK, SignJWT } from 'jose'
import type { HookSender } from '../hooks/send-hook.ts'
import { type DeviceKeys, encrypt } from './encrypt.ts'

/** The pair by which push services know this house (VAPID, RFC 8292), and whom they may write to about it. */
export interface HouseKey {
  readonly privateKey: CryptoKey
  /** Uncompressed point of P-256, base64url: what browsers are given. */
  readonly publicKey: string
  readonly contact: string
}

export interface PushRequest extends DeviceKeys {
  readonly endpoint: string
  readonly text: string
  /** At most 32 signs of base64url: a later one of the same topic takes the place of one that was not delivered yet. */
  readonly topic: string
  readonly from: HouseKey
}

/** Sends one message to one device; returns the status of its push service. Throws where that cannot be reached. */
export interface PushSender {
  send(request: PushRequest): Promise<number>
}

/** What was not delivered after that long interests nobody any more. */
const KEPT_SECONDS = 24 * 3_600
const TOKEN_SECONDS = 12 * 3_600

/** Web push as RFC 8030 describes it, to public addresses alone: an endpoint is whatever a browser said. */
export const pushSender = (sender: HookSender): PushSender => ({
  async send({ endpoint, text, topic, from, p256dh, auth }) {
    const token = await new SignJWT({ sub: from.contact })
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(new URL(endpoint).origin)
      .setExpirationTime(Math.floor(Date.now() / 1000) + TOKEN_SECONDS)
      .sign(from.privateKey)
    const { status } = await sender.send({
      url: endpoint,
      headers: {
        authorization: `vapid t=${token}, k=${from.publicKey}`,
        'content-type': 'application/octet-stream',
        'content-encoding': 'aes128gcm',
        ttl: String(KEPT_SECONDS),
        urgency: 'normal',
        topic,
      },
      body: encrypt(text, { p256dh, auth }),
    })
    return status
  },
})

/** Takes a public key of P-256; returns its uncompressed point, base64url. */
export const pointOf = ({ x = '', y = '' }: JWK): string =>
  Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url')
