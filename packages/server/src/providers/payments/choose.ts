import { readFileSync } from 'node:fs'
import type { Country } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { secretOf } from '../../platform/settings/secrets.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { asaas } from './asaas.ts'
import { boxPayments } from './box/box.ts'
import { mercadoPago } from './mercado-pago.ts'
import { paymentProblems } from './payment-settings.ts'
import { pixApi } from './pix-api.ts'
import type { Demand, Payments } from './provider.ts'

/** Who takes money, by kind and country; and by name, for charges made before the settings changed. */
export interface PaymentProviders {
  of(kind: Demand['kind'], country: Country): Payments
  named(name: string): Payments
  /** Last part of the webhook's address -> whose it is. */
  readonly webhooks: Readonly<Record<string, Payments>>
}

/** Takes the settings; a chosen provider that lacks one, or has a wrong one, stops the start with its name. */
export function createPayments(settings: Settings, db: Db): PaymentProviders {
  const problems = paymentProblems(settings)
  if (problems.length > 0) throw new SettingsError(`Wrong settings:\n  ${problems.join('\n  ')}`)
  const box = boxPayments(db, {
    key: () => secretOf(settings, 'PAYMENTS_WEBHOOK_KEY'),
    usualSeconds: settings.BOX_PIX_SECONDS,
  })
  const markets = { BR: marketOf(settings, 'BR'), AR: marketOf(settings, 'AR') }
  const bank = bankOf(settings)
  const card = {
    BR: chosen(settings.CARD_PROVIDER_BR, { box, market: markets.BR, bank }),
    AR: chosen(settings.CARD_PROVIDER_AR, { box, market: markets.AR, bank }),
  }
  const pix = chosen(settings.PIX_PROVIDER, { box, market: markets.BR, bank })
  const slips = slipsOf(settings)
  const boleto = settings.BOLETO_PROVIDER === 'asaas' && slips ? slips : box
  const all = new Map(
    [box, markets.BR, markets.AR, bank, slips].flatMap((one) => (one ? [[one.name, one] as const] : [])),
  )
  return {
    of: (kind, country) => (kind === 'card' ? card[country] : kind === 'pix' ? pix : boleto),
    named(name) {
      const found = all.get(name)
      if (!found) throw new Error(`No payment provider ${name} is set up`)
      return found
    },
    webhooks: {
      pix: bank ?? box,
      'pix/pix': bank ?? box,
      payments: box,
      ...(slips ? { asaas: slips } : {}),
      ...(markets.BR ? { 'mercado-pago/br': markets.BR } : {}),
      ...(markets.AR ? { 'mercado-pago/ar': markets.AR } : {}),
    },
  }
}

interface SetUp {
  readonly box: Payments
  readonly market: Payments | null
  readonly bank: Payments | null
}

/** What nobody takes is not offered; charges of a time when the built-in one did stay its own. */
function chosen(name: Settings['PIX_PROVIDER'], { box, market, bank }: SetUp): Payments {
  const found = { 'built-in': box, none: box, 'mercado-pago': market, 'pix-api': bank }[name]
  if (!found) throw new Error(`${name} was checked before and is not set up`)
  return found
}

function marketOf(settings: Settings, country: Country): Payments | null {
  const { [`MERCADO_PAGO_${country}_TOKEN` as const]: accessToken } = settings
  const { [`MERCADO_PAGO_${country}_WEBHOOK_KEY` as const]: webhookSecret } = settings
  const { MERCADO_PAGO_URL: base } = settings
  return accessToken && webhookSecret ? mercadoPago({ country, accessToken, webhookSecret, base }) : null
}

/** An account that is no longer chosen still answers for its boletos. */
function slipsOf(settings: Settings): Payments | null {
  const { ASAAS_URL: url, ASAAS_API_KEY: apiKey, ASAAS_WEBHOOK_TOKEN: webhookToken } = settings
  const { BOLETO_FINE_PERCENT: finePercent, BOLETO_INTEREST_PERCENT: interestPercent } = settings
  return apiKey && webhookToken ? asaas({ url, apiKey, webhookToken, finePercent, interestPercent }) : null
}

function bankOf(settings: Settings): Payments | null {
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
