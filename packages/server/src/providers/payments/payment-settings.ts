import { pixKeyKind } from '@volante/domain/payment/pix-key'
import { COUNTRIES, type Country } from '@volante/domain/vocabulary'
import type { Settings } from '../../platform/settings/settings.ts'

const ofMarket = (country: Country) => [`MERCADO_PAGO_${country}_TOKEN`, `MERCADO_PAGO_${country}_WEBHOOK_KEY`] as const
const OF_BANK = [
  'PIX_API_URL',
  'PIX_API_TOKEN_URL',
  'PIX_API_CLIENT_ID',
  'PIX_API_CLIENT_SECRET',
  'PIX_KEY',
] as const satisfies readonly (keyof Settings)[]

const OF_ASAAS = ['ASAAS_API_KEY', 'ASAAS_WEBHOOK_TOKEN'] as const satisfies readonly (keyof Settings)[]

/** Takes the settings; returns each setting that a chosen payment provider lacks, or that cannot be right. */
export function paymentProblems(settings: Settings): string[] {
  const missing = (names: readonly (keyof Settings)[], why: string): string[] =>
    names.filter((name) => !settings[name]).map((name) => `${name}: missing, ${why}`)
  const { PIX_PROVIDER, PIX_KEY } = settings
  const cards = COUNTRIES.flatMap((country) => {
    const chosen = `CARD_PROVIDER_${country}` as const
    return settings[chosen] === 'mercado-pago' ? missing(ofMarket(country), `${chosen} is mercado-pago`) : []
  })
  const why = `PIX_PROVIDER is ${PIX_PROVIDER}`
  const pix = PIX_PROVIDER === 'pix-api' ? OF_BANK : PIX_PROVIDER === 'mercado-pago' ? ofMarket('BR') : []
  const boleto = settings.BOLETO_PROVIDER === 'asaas' ? OF_ASAAS : []
  const isWrongKey = PIX_KEY !== undefined && pixKeyKind(PIX_KEY) === null
  return [
    ...new Set([
      ...cards,
      ...missing(pix, why),
      ...missing(boleto, 'BOLETO_PROVIDER is asaas'),
      ...(isWrongKey ? ['PIX_KEY: no Pix key'] : []),
    ]),
  ]
}
