import * as z from 'zod/mini'
import { createBreaker } from '../breaker.ts'
import { fetchJson, ServiceFailure } from '../fetch-json.ts'
import type { Messaging } from './provider.ts'

export interface WhatsAppCloudOptions {
  readonly token: string
  readonly phoneId: string
  readonly base?: string
  readonly timeoutMs?: number
}

const BASE = 'https://graph.facebook.com/v23.0'
const Accepted = z.object({ messages: z.array(z.object({ id: z.string() })).check(z.minLength(1)) })

/** WhatsApp Cloud API: POST /{phone id}/messages. It has no way to look a number up, so it cannot tell whether one is registered. */
export function whatsAppCloud({ token, phoneId, base = BASE, timeoutMs = 5_000 }: WhatsAppCloudOptions): Messaging {
  const guarded = createBreaker({ name: 'WhatsApp' })
  return {
    name: 'whatsapp-cloud',
    isOnWhatsApp: async () => null,
    async send({ id, to, text }) {
      const answer = await guarded(() =>
        fetchJson({
          url: `${base}/${phoneId}/messages`,
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          body: {
            messaging_product: 'whatsapp',
            recipient_type: 'individual',
            to,
            type: 'text',
            text: { preview_url: false, body: text },
            biz_opaque_callback_data: id,
          },
          timeoutMs,
        }),
      )
      if (!z.safeParse(Accepted, answer).success)
        throw new ServiceFailure('did not answer as the WhatsApp Cloud API does')
    },
  }
}

/** Asks for the sender's own number, which needs the token and changes nothing; throws what is wrong. */
export const tryWhatsApp = ({ token, phoneId, base = BASE, timeoutMs = 8_000 }: WhatsAppCloudOptions) =>
  fetchJson({ url: `${base}/${phoneId}?fields=id`, headers: { authorization: `Bearer ${token}` }, timeoutMs })
