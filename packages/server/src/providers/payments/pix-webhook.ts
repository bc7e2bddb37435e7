import * as z from 'zod/mini'
import { centsOf } from './money.ts'
import type { Notice } from './provider.ts'

const Money = z.string().check(z.regex(/^\d{1,10}\.\d{2}$/))
const Time = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text))))

export const Devolucao = z.object({
  id: z.string().check(z.regex(/^[a-zA-Z0-9]{1,35}$/)),
  valor: Money,
  status: z.string(),
  horario: z.optional(z.object({ solicitacao: z.optional(Time), liquidacao: z.optional(Time) })),
})

/** A received Pix as the Pix API tells of it (bacen/pix-api 2.9.0, `Pix`). A code without charge has no txid. */
export const Pix = z.object({
  endToEndId: z.string().check(z.minLength(1), z.maxLength(64)),
  txid: z.optional(z.string()),
  valor: Money,
  horario: Time,
  devolucoes: z._default(z.array(Devolucao), []),
})
export type Pix = z.output<typeof Pix>

/** What a bank posts to the webhook: one Pix or many. */
export const PixWebhook = z.object({ pix: z.array(Pix) })

/** Takes Pix received; returns what happened to which charge: payments, and returns with how they ended. */
export const noticesOf = (received: readonly Pix[]): Notice[] => received.flatMap(noticesOfOne)

function noticesOfOne({ endToEndId, txid, valor, horario, devolucoes }: Pix): Notice[] {
  if (txid === undefined) return []
  const about = { txid }
  const payment = { id: endToEndId, cents: centsOf(valor) ?? 0 }
  const paid: Notice = { kind: 'paid', id: `paid ${endToEndId}`, about, at: new Date(horario), payment }
  const ended = devolucoes.flatMap((one): Notice[] => {
    const at = new Date(one.horario?.liquidacao ?? one.horario?.solicitacao ?? horario)
    const common = { about, at, refundId: refundIdOf(one.id) }
    if (one.status === 'DEVOLVIDO')
      return [
        {
          ...common,
          kind: 'refunded',
          id: `refunded ${endToEndId} ${one.id}`,
          paymentId: endToEndId,
          amountCents: centsOf(one.valor) ?? 0,
        },
      ]
    return one.status === 'NAO_REALIZADO' ? [{ ...common, kind: 'refundFailed', id: `refund-failed ${one.id}` }] : []
  })
  return [paid, ...ended]
}

/** The protocol's ids have no hyphens. */
export const devolucaoId = (refundId: string): string => refundId.replaceAll('-', '')

const refundIdOf = (id: string): string =>
  id.toLowerCase().replace(/^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/, '$1-$2-$3-$4-$5')

/** Takes a body; returns its JSON, null where it is none. */
export function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}
