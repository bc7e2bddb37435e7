import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { SIMULATION_TYPES } from '@volante/domain/vocabulary'
import { DATA, PORT } from '../playwright.config.ts'
import { ASAAS_KEY, type openOutside } from './outside.ts'
import type { openMailbox } from './mailbox.ts'

const MAIN = join(import.meta.dirname, '../../packages/server/src/main.ts')

/** Secrets as somebody would make them: none is a word, none repeats. */
export const KEYS = {
  webhooks: 'q7Xz2LrT9vBn4KpW8sYd',
  asaas: 'u3GfJ8kQ1mZc6HxV0bNeR5tLwP9yDaSo',
  mercadoPago: 'h5Rk9wVt2PzXc7LmQ4nB',
  news: 'e8TyU1iOp5AsD3fGh7Jk',
}

interface Around {
  /** Two of them may run at once: each has its folder and its port beyond that of the demo. */
  readonly name: string
  readonly port: number
  /** Other than every service set up. */
  readonly settings?: Readonly<Record<string, string>>
  readonly outside: Awaited<ReturnType<typeof openOutside>>
  readonly mailbox: Awaited<ReturnType<typeof openMailbox>>
}

/** A platform for customers on an empty database, whose every outside service is set up; and the link it prints. */
export async function openRealServer(around: Around) {
  const folder = resolve(import.meta.dirname, '../..', `${DATA}-${around.name}`)
  await rm(folder, { recursive: true, force: true })
  const port = PORT + around.port
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, ...settingsOf(around, base), ...around.settings, PORT: String(port), VOLANTE_DATA: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const link = await new Promise<string>((done, fail) => {
    child.stdout.on('data', () => {
      const found = /http\S{1,80}\/desk\/begin\?token=\S+/.exec(output)
      if (found) done(found[0])
    })
    child.on('exit', (code) => fail(new Error(`the start ended with ${code}\n${output}`)))
  })
  return {
    base,
    link,
    async close() {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function settingsOf({ outside, mailbox }: Around, base: string): Record<string, string> {
  const identity = {
    name: 'group',
    label: 'Grupo',
    issuer: outside.at('identity'),
    clientId: 'volante',
    clientSecret: 's',
  }
  return {
    VOLANTE_DEMO: 'false',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    LIMITS: 'all:100000',
    // This machine has no certificate; everything else is there.
    ACCEPTED_GAPS: 'no-https,built-in-tokeniser,http-identity',
    PUBLIC_URL: base,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Grupo Real <loja@gruporeal.com.br>',
    CARD_PROVIDER_BR: 'mercado-pago',
    CARD_PROVIDER_AR: 'mercado-pago',
    MERCADO_PAGO_URL: outside.at('mercado-pago'),
    MERCADO_PAGO_BR_TOKEN: 'account-of-brazil',
    MERCADO_PAGO_BR_WEBHOOK_KEY: KEYS.mercadoPago,
    MERCADO_PAGO_AR_TOKEN: 'account-of-argentina',
    MERCADO_PAGO_AR_WEBHOOK_KEY: KEYS.mercadoPago,
    TOKENISER_URL: outside.at('tokeniser'),
    PIX_PROVIDER: 'pix-api',
    PIX_API_URL: outside.at('pix'),
    PIX_API_TOKEN_URL: `${outside.at('pix')}/token`,
    PIX_API_CLIENT_ID: 'volante',
    PIX_API_CLIENT_SECRET: 'a-client',
    PIX_KEY: 'loja@gruporeal.com.br',
    PAYMENTS_WEBHOOK_KEY: KEYS.webhooks,
    BOLETO_PROVIDER: 'asaas',
    ASAAS_URL: outside.at('asaas'),
    ASAAS_API_KEY: ASAAS_KEY,
    ASAAS_WEBHOOK_TOKEN: KEYS.asaas,
    MAPS_PROVIDER: 'GOOGLE',
    GOOGLE_MAPS_KEY: 'a-key',
    GOOGLE_MAPS_URL: outside.at('maps'),
    MAPS_STYLE_URL: `${outside.at('streets')}/style.json?key=a-key`,
    POSTAL_CODE_PROVIDER: 'viacep',
    VIACEP_URL: outside.at('cep'),
    WHATSAPP_URL: outside.at('whatsapp'),
    WHATSAPP_TOKEN: 'a-token',
    WHATSAPP_PHONE_ID: 'phone',
    CRM_URL: outside.at('crm'),
    CRM_TOKEN: 'a-token',
    QUOTATION_CRM_URL: outside.at('quotations'),
    QUOTATION_CRM_TOKEN: 'a-token',
    RENAVAM_URL: outside.at('renavam'),
    RENAVAM_KEY: 'a-key',
    IDENTITY_PROVIDERS: JSON.stringify([identity]),
    FACE_PROVIDER: 'rekognition',
    REKOGNITION_URL: outside.at('faces'),
    REKOGNITION_ACCESS_KEY: 'a-key',
    REKOGNITION_SECRET_KEY: 'its-key',
    VALUATION_URL: outside.at('valuation'),
    VALUATION_KEY: 'a-key',
    VEHICLE_REGISTRY_URL: outside.at('vehicles'),
    VEHICLE_REGISTRY_KEY: 'a-key',
    BANK_1_URL: outside.at('bank1'),
    BANK_1_KEY: 'a-key',
    BANK_1_NEWS_KEY: KEYS.news,
    BANK_2_URL: outside.at('bank2'),
    BANK_2_KEY: 'a-key',
    BANK_2_NEWS_KEY: KEYS.news,
    ...Object.fromEntries(
      SIMULATION_TYPES.flatMap((type) => [
        [`SIMULATIONS_${type}_URL`, outside.at('simulations')],
        [`SIMULATIONS_${type}_KEY`, 'a-key'],
      ]),
    ),
  }
}
