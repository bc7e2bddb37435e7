import { expect, test } from 'vitest'
import type { Db } from '../../platform/db/database.ts'
import { readSettings } from '../../platform/settings/settings.ts'
import { createPayments } from './choose.ts'

const chosen = (env: Record<string, string>) => createPayments(readSettings(env), {} as Db)
const BRAZIL = { MERCADO_PAGO_BR_TOKEN: 'b', MERCADO_PAGO_BR_WEBHOOK_KEY: 'bk' }
const ARGENTINA = { MERCADO_PAGO_AR_TOKEN: 'a', MERCADO_PAGO_AR_WEBHOOK_KEY: 'ak' }

test('without settings everything is built in', () => {
  const { of, webhooks } = chosen({})
  const names = (['card', 'pix', 'boleto'] as const).map((kind) => of(kind, 'BR').name)
  expect([...names, of('card', 'AR').name]).toEqual(Array(4).fill('box'))
  expect(Object.keys(webhooks)).toEqual(['pix', 'pix/pix', 'payments'])
})

test('each country has its own account at Mercado Pago, with a webhook of its own', () => {
  const settings = { CARD_PROVIDER_BR: 'mercado-pago', CARD_PROVIDER_AR: 'mercado-pago', ...BRAZIL, ...ARGENTINA }
  const { of, webhooks, named } = chosen({ ...settings, PIX_PROVIDER: 'mercado-pago' })
  expect([of('card', 'BR').name, of('card', 'AR').name]).toEqual(['mercado-pago-br', 'mercado-pago-ar'])
  expect(of('pix', 'BR')).toBe(of('card', 'BR'))
  expect(webhooks['mercado-pago/br']).toBe(of('card', 'BR'))
  expect(webhooks['mercado-pago/ar']).toBe(named('mercado-pago-ar'))
})

test('one country may have it while the other is built in; an account that is no longer chosen still answers for its charges', () => {
  const { of, named } = chosen({ CARD_PROVIDER_AR: 'mercado-pago', ...BRAZIL, ...ARGENTINA })
  expect([of('card', 'BR').name, of('card', 'AR').name]).toEqual(['box', 'mercado-pago-ar'])
  expect(named('mercado-pago-br').takesOwnTokens).toBe(false)
})

test('boletos are those of the bank that is chosen; one that no longer is still answers for its own', () => {
  const account = { ASAAS_API_KEY: 'k', ASAAS_WEBHOOK_TOKEN: 't'.repeat(32) }
  const { of, webhooks } = chosen({ BOLETO_PROVIDER: 'asaas', ...account })
  expect(of('boleto', 'BR').name).toBe('asaas')
  expect(webhooks.asaas).toBe(of('boleto', 'BR'))
  expect(chosen({ BOLETO_PROVIDER: 'none', ...account }).named('asaas').name).toBe('asaas')
})

test('what nobody takes needs no account, and one of before still answers for its charges', () => {
  const settings = { CARD_PROVIDER_BR: 'none', PIX_PROVIDER: 'none', CARD_PROVIDER_AR: 'mercado-pago' }
  const { of, named } = chosen({ ...settings, ...ARGENTINA, ...BRAZIL })
  expect(of('card', 'AR').name).toBe('mercado-pago-ar')
  expect(named('mercado-pago-br').name).toBe('mercado-pago-br')
})

test.each<[Record<string, string>, string[]]>([
  [{ CARD_PROVIDER_AR: 'mercado-pago', ...BRAZIL }, ['MERCADO_PAGO_AR_TOKEN', 'MERCADO_PAGO_AR_WEBHOOK_KEY']],
  [{ CARD_PROVIDER_BR: 'mercado-pago', MERCADO_PAGO_BR_TOKEN: 'b' }, ['MERCADO_PAGO_BR_WEBHOOK_KEY']],
  [{ PIX_PROVIDER: 'mercado-pago', ...ARGENTINA }, ['MERCADO_PAGO_BR_TOKEN', 'MERCADO_PAGO_BR_WEBHOOK_KEY']],
  [
    { PIX_PROVIDER: 'pix-api', PIX_KEY: '28001238938', PIX_API_CLIENT_ID: 'x' },
    ['PIX_API_URL', 'PIX_API_TOKEN_URL', 'PIX_API_CLIENT_SECRET'],
  ],
  [{ BOLETO_PROVIDER: 'asaas', ASAAS_API_KEY: 'k' }, ['ASAAS_WEBHOOK_TOKEN']],
  [{ PIX_KEY: '280.012.389-38' }, ['PIX_KEY']],
])('%j stops the start and names what is wrong', (settings, names) => {
  let message = ''
  try {
    chosen(settings)
  } catch (error) {
    message = String(error)
  }
  expect([...message.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)).toEqual(names)
})
