import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import * as z from 'zod/mini'
import { LIMITS, type LimitName } from '../limits/limits.ts'

const flag = (standard: boolean) =>
  z.pipe(
    z._default(z.enum(['true', 'false', '1', '0']), standard ? 'true' : 'false'),
    z.transform((value: 'true' | 'false' | '1' | '0') => value === 'true' || value === '1'),
  )
const count = (standard: number, min: number, max: number) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d+$/)), String(standard)),
    z.pipe(z.transform(Number), z.int().check(z.gte(min), z.lte(max))),
  )
const PROXY_REMEDY =
  'is the number of proxies in front (1), or their networks (10.0.0.0/8,fd00::/8), so that nobody else says where a request comes from'
const networksOf = (value: string): string[] => value.split(',').flatMap((one) => one.trim() || [])

function namesProxies(value: string): boolean {
  return /^\d$/.test(value) || value === 'false' || networksOf(value).every(isNetwork)
}

/** An address, or a network in CIDR. */
function isNetwork(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
  )
}
/** `name:number`. */
const numberOf = (one: string): [string, number][] => {
  const [name = '', most] = one.split(':')
  return most === undefined ? [] : [[name, Number(most)]]
}
/** The gaps of a set-up that may be accepted on purpose; each is explained in `what-is-missing.ts`. */
export const GAPS = [
  'built-in-payments',
  'built-in-boleto',
  'built-in-tokeniser',
  'built-in-faces',
  'http-identity',
  'no-https',
  'no-mail',
  'own-files',
] as const
export type Gap = (typeof GAPS)[number]
const gaps = z.pipe(
  z._default(z.string(), ''),
  z.pipe(
    z.transform((value: string) => value.split(',').flatMap((one) => one.trim() || [])),
    z.array(z.enum(GAPS)),
  ),
)
/** How many proxies stand in front, or their networks: never `true`, which would believe the sender of a request about its own address. */
const proxies = z.pipe(
  z._default(z.string().check(z.refine(namesProxies, PROXY_REMEDY)), ''),
  z.transform((value: string) => (/^\d+$/.test(value) ? Number(value) : value === 'false' ? 0 : networksOf(value))),
)
const limits = z.pipe(
  z._default(z.string().check(z.regex(/^((\w+:\d{1,9})(,\w+:\d{1,9})*)?$/)), ''),
  z.pipe(
    z.transform((value: string): unknown => Object.fromEntries(value.split(',').flatMap(numberOf))),
    z.partialRecord(z.enum([...(Object.keys(LIMITS) as LimitName[]), 'all']), z.int()),
  ),
)
const webAddress = z.string().check(z.regex(/^https?:\/\/.+/))
const address = z.optional(webAddress)
/** The service's own address unless another one is set: a sandbox, or a proxy through which this machine reaches it. */
const standard = (own: string) => z._default(webAddress, own)

/** Every setting of the server, read once at start; `.env.example` documents them and a test keeps the two equal. */
export const Settings = z.object({
  PORT: count(3000, 0, 65_535),
  HOST: z._default(z.string(), '0.0.0.0'),
  VOLANTE_DATA: z._default(z.string(), './data'),
  VOLANTE_WORLD: z._default(z.string(), './world/data'),
  VOLANTE_ASSETS: z.optional(z.string()),
  PICTURES_MAX_BYTES: count(1_000_000_000, 10_000_000, 1_000_000_000_000),
  VOLANTE_DEMO: flag(true),
  DEMO_ORDERS: flag(true),
  ACCEPTED_GAPS: gaps,
  PUBLIC_URL: address,
  SECURITY_CONTACT: z.optional(z.string().check(z.regex(/^(mailto:|https:\/\/|tel:)\S+$/))),
  COOKIE_DOMAIN: z.optional(z.string().check(z.regex(/^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
  IDENTITY_PROVIDERS: z.optional(z.string().check(z.minLength(2))),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\/.+/))),
  DATABASE_POOL: count(20, 1, 200),
  ROLE: z._default(z.enum(['all', 'web', 'worker']), 'all'),
  LOG_LEVEL: z._default(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']), 'info'),
  METRICS_PORT: count(0, 0, 65_535),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  DRAIN_SECONDS: count(0, 0, 300),
  REQUEST_SECONDS: count(60, 1, 3_600),
  CONNECTIONS_PER_ADDRESS: count(200, 1, 100_000),
  TRUST_PROXY: proxies,
  LIMITS: limits,
  LEAD_CLIENT_ID: z.optional(z.string().check(z.minLength(8))),
  LEAD_CLIENT_SECRET: z.optional(z.string().check(z.minLength(16))),
  POSTAL_CODE_PROVIDER: z._default(z.enum(['built-in', 'viacep', 'correios']), 'built-in'),
  VIACEP_URL: z._default(z.string(), 'https://viacep.com.br/ws'),
  CORREIOS_URL: address,
  CORREIOS_TOKEN: z.optional(z.string()),
  MAPS_PROVIDER: z._default(z.enum(['built-in', 'AWS', 'GOOGLE', 'GCP']), 'built-in'),
  AWS_LOCATION_KEY: z.optional(z.string()),
  AWS_LOCATION_REGION: z.optional(z.string()),
  GOOGLE_MAPS_KEY: z.optional(z.string()),
  GOOGLE_MAPS_URL: standard('https://maps.googleapis.com'),
  MAPS_STYLE_URL: address,
  WHATSAPP_TOKEN: z.optional(z.string()),
  WHATSAPP_PHONE_ID: z.optional(z.string()),
  WHATSAPP_URL: standard('https://graph.facebook.com/v23.0'),
  SMTP_URL: z.optional(z.string().check(z.regex(/^smtps?:\/\/.+/))),
  MAIL_FROM: z._default(z.string().check(z.regex(/@/)), 'Volante <no-reply@volante.example>'),
  REMINDER_DAYS: count(2, 1, 60),
  CARD_PROVIDER_BR: z._default(z.enum(['built-in', 'mercado-pago', 'none']), 'built-in'),
  CARD_PROVIDER_AR: z._default(z.enum(['built-in', 'mercado-pago', 'none']), 'built-in'),
  PIX_PROVIDER: z._default(z.enum(['built-in', 'pix-api', 'mercado-pago', 'none']), 'built-in'),
  BOLETO_PROVIDER: z._default(z.enum(['built-in', 'asaas', 'none']), 'built-in'),
  BOLETO_FINE_PERCENT: count(0, 0, 2),
  BOLETO_INTEREST_PERCENT: count(0, 0, 1),
  ASAAS_URL: standard('https://api.asaas.com/v3'),
  ASAAS_API_KEY: z.optional(z.string()),
  ASAAS_WEBHOOK_TOKEN: z.optional(z.string().check(z.minLength(32))),
  BANK_1_URL: address,
  BANK_1_KEY: z.optional(z.string()),
  BANK_1_NEWS_KEY: z.optional(z.string().check(z.minLength(16))),
  BANK_2_URL: address,
  BANK_2_KEY: z.optional(z.string()),
  BANK_2_NEWS_KEY: z.optional(z.string().check(z.minLength(16))),
  SIMULATIONS_CDC_URL: address,
  SIMULATIONS_CDC_KEY: z.optional(z.string()),
  SIMULATIONS_NEXT_URL: address,
  SIMULATIONS_NEXT_KEY: z.optional(z.string()),
  SIMULATIONS_PSA_BALAO_URL: address,
  SIMULATIONS_PSA_BALAO_KEY: z.optional(z.string()),
  SIMULATIONS_PSA_TRADITIONAL_URL: address,
  SIMULATIONS_PSA_TRADITIONAL_KEY: z.optional(z.string()),
  VEHICLE_REGISTRY_URL: address,
  VEHICLE_REGISTRY_KEY: z.optional(z.string()),
  RENAVAM_URL: address,
  RENAVAM_KEY: z.optional(z.string()),
  VALUATION_URL: address,
  VALUATION_KEY: z.optional(z.string()),
  PAYMENTS_WEBHOOK_KEY: z.optional(z.string().check(z.minLength(16))),
  HOOKS_KEY: z.optional(z.string().check(z.minLength(16))),
  BOX_PIX_SECONDS: count(12, 0, 86_400),
  REFUND_LIMIT_BRL: count(5_000, 0, 100_000_000),
  REFUND_LIMIT_ARS: count(5_000_000, 0, 100_000_000_000),
  TOKENISER_URL: address,
  TOKENISER_KEY: z.optional(z.string().check(z.minLength(16))),
  PIX_API_URL: address,
  PIX_API_TOKEN_URL: address,
  PIX_API_CLIENT_ID: z.optional(z.string()),
  PIX_API_CLIENT_SECRET: z.optional(z.string()),
  PIX_API_CERT: z.optional(z.string()),
  PIX_API_CERT_KEY: z.optional(z.string()),
  PIX_API_CA: z.optional(z.string()),
  PIX_KEY: z.optional(z.string()),
  MERCADO_PAGO_URL: standard('https://api.mercadopago.com'),
  MERCADO_PAGO_BR_TOKEN: z.optional(z.string()),
  MERCADO_PAGO_BR_WEBHOOK_KEY: z.optional(z.string()),
  MERCADO_PAGO_AR_TOKEN: z.optional(z.string()),
  MERCADO_PAGO_AR_WEBHOOK_KEY: z.optional(z.string()),
  S3_URL: address,
  S3_BUCKET: z.optional(z.string()),
  S3_REGION: z._default(z.string(), 'us-east-1'),
  S3_ACCESS_KEY: z.optional(z.string()),
  S3_SECRET_KEY: z.optional(z.string()),
  BACKUP_FOLDER: z.optional(z.string()),
  BACKUP_BUCKET: z.optional(z.string()),
  BACKUP_KEY: z.optional(z.string().check(z.minLength(32))),
  BACKUP_KEEP: count(14, 1, 1_000),
  UPLOAD_MAX_BYTES: count(10_000_000, 1, 100_000_000),
  FACE_PROVIDER: z._default(z.enum(['built-in', 'rekognition']), 'built-in'),
  REKOGNITION_REGION: z._default(z.string(), 'us-east-1'),
  REKOGNITION_URL: address,
  REKOGNITION_ACCESS_KEY: z.optional(z.string()),
  REKOGNITION_SECRET_KEY: z.optional(z.string()),
  CRM_URL: address,
  CRM_TOKEN: z.optional(z.string()),
  QUOTATION_CRM_URL: address,
  QUOTATION_CRM_TOKEN: z.optional(z.string()),
})

/** Whether a proxy says where requests come from. */
export const hasProxy = ({ TRUST_PROXY }: Pick<Settings, 'TRUST_PROXY'>): boolean =>
  typeof TRUST_PROXY === 'number' ? TRUST_PROXY > 0 : TRUST_PROXY.length > 0

export type Settings = z.output<typeof Settings>

/** Reads the environment; a wrong or missing value stops with its name. Empty values count as not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = z.safeParse(Settings, given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new SettingsError(`Wrong settings:\n  ${wrong.join('\n  ')}`)
  }
  const { VOLANTE_DATA, VOLANTE_WORLD, VOLANTE_ASSETS } = parsed.data
  return {
    ...parsed.data,
    VOLANTE_DATA: resolve(VOLANTE_DATA),
    VOLANTE_WORLD: resolve(VOLANTE_WORLD),
    ...(VOLANTE_ASSETS === undefined ? {} : { VOLANTE_ASSETS: resolve(VOLANTE_ASSETS) }),
  }
}

/** The settings of this process: `.env` in the working folder where there is one, the environment before it. */
export function loadSettings(): Settings {
  try {
    loadEnvFile('.env')
  } catch {
    // No .env file: the environment alone decides.
  }
  return readSettings(process.env)
}

export class SettingsError extends Error {}
