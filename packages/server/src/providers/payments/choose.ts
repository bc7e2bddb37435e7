import { readFileSync } from 'node:fs'
import type { Db } from '../../db/database.ts'
import { secretOf } from '../../settings/secrets.ts'
import { type Settings, SettingsError } from '../../settings/settings.ts'
import { boxPayments } from './box/box.ts'
import { mercadoPago } from './mercado-pago.ts'
import { pixApi } from './pix-api.ts'
import type { Demand, Payments } from './provider.ts'

/** Who takes money, by kind; and by name, for charges made before the settings changed. */
export interface PaymentProviders {
  of(kind: Demand['kind']): Payments
  named(name: string): Payments
  /** Last part of the webhook's address -> whose it is. */
  readonly webhooks: Readonly<Record<string, Payments>>
}

/** Takes the settings; a chosen provider that lacks one stops the start with its name. */
export function createPayments(settings: Settings, db: Db): PaymentProviders {
  const box = boxPayments(db, {
    key: () => secretOf(settings, 'PAYMENTS_WEBHOOK_KEY'),
    usualSeconds: settings.BOX_PIX_SECONDS,
  })
  const market = marketOf(settings)
  const bank = bankOf(settings)
  const chosen = { 'built-in': box, 'mercado-pago': market, 'pix-api': bank }
  const card = required(chosen[settings.CARD_PROVIDER], 'MERCADO_PAGO_TOKEN and MERCADO_PAGO_WEBHOOK_KEY')
  const pix = required(chosen[settings.PIX_PROVIDER], pixNeeds(settings))
  const byKind = { card, pix, boleto: box }
  const all = new Map([box, market, bank].flatMap((one) => (one ? [[one.name, one] as const] : [])))
  return {
    of: (kind) => byKind[kind],
    named(name) {
      const found = all.get(name)
      if (!found) throw new Error(`No payment provider ${name} is set up`)
      return found
    },
    webhooks: {
      pix: bank ?? box,
      'pix/pix': bank ?? box,
      payments: box,
      ...(market ? { 'mercado-pago': market } : {}),
    },
  }
}

function required<T>(value: T | null, names: string): T {
  if (value === null) throw new SettingsError(`Wrong settings:\n  missing ${names}`)
  return value
}

const pixNeeds = ({ PIX_PROVIDER }: Settings): string =>
  PIX_PROVIDER === 'pix-api'
    ? 'PIX_API_URL, PIX_API_TOKEN_URL, PIX_API_CLIENT_ID, PIX_API_CLIENT_SECRET and PIX_KEY'
    : 'MERCADO_PAGO_TOKEN and MERCADO_PAGO_WEBHOOK_KEY'

function marketOf({ MERCADO_PAGO_TOKEN: accessToken, MERCADO_PAGO_WEBHOOK_KEY: webhookSecret }: Settings) {
  return accessToken && webhookSecret ? mercadoPago({ accessToken, webhookSecret }) : null
}

function bankOf(settings: Settings) {
  const { PIX_API_URL: url, PIX_API_TOKEN_URL: tokenUrl, PIX_KEY: pixKey } = settings
  const { PIX_API_CLIENT_ID: clientId, PIX_API_CLIENT_SECRET: clientSecret } = settings
  if (!url || !tokenUrl || !pixKey || !clientId || !clientSecret) return null
  const { PIX_API_CERT: cert, PIX_API_CERT_KEY: key, PIX_API_CA: ca } = settings
  return pixApi({
    url,
    tokenUrl,
    pixKey,
    clientId,
    clientSecret,
    webhookSecret: secretOf(settings, 'PAYMENTS_WEBHOOK_KEY'),
    certificate: { cert: pemOf(cert), key: pemOf(key), ca: pemOf(ca) },
  })
}

/** A certificate is set by the path of its file. */
const pemOf = (path: string | undefined): string | undefined => (path ? readFileSync(path, 'utf8') : undefined)
