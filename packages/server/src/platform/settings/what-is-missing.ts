import type { Gap, Settings } from './settings.ts'

/** What keeps a set-up from serving customers. */
export interface Missing {
  readonly setting: keyof Settings
  /** What is wrong, and what follows from it. */
  readonly problem: string
  readonly remedy: string
  /** The name by which `ACCEPTED_GAPS` lets it pass; absent where nothing may. */
  readonly gap?: Gap
}

/**
 * Takes the settings; returns what a platform that serves customers lacks, accepted or not. Demo mode lacks nothing: its
 * payments, people and mails are for show.
 */
export function whatIsMissing(settings: Settings): Missing[] {
  if (settings.VOLANTE_DEMO) return []
  return [
    ...publicAddress(settings),
    ...payments(settings),
    ...people(settings),
    ...mail(settings),
    ...secrets(settings),
    ...(settings.ROLE === 'all' ? [] : severalProcesses(settings)),
  ]
}

/** What still stops the start: everything but what `ACCEPTED_GAPS` names. */
export const unaccepted = (settings: Settings): Missing[] =>
  whatIsMissing(settings).filter(({ gap }) => gap === undefined || !settings.ACCEPTED_GAPS.includes(gap))

/** The gaps that are accepted and there, for the banner of every start. */
export const acceptedGaps = (settings: Settings): Missing[] =>
  whatIsMissing(settings).filter(({ gap }) => gap !== undefined && settings.ACCEPTED_GAPS.includes(gap))

/** For a person at a terminal: the setting, what is wrong, what to do. */
export const missingLine = ({ setting, problem, remedy, gap }: Missing): string =>
  `${setting} ${problem}.\n      ${remedy}${gap ? ` (on purpose: ACCEPTED_GAPS=${gap})` : ''}`

function publicAddress({ PUBLIC_URL }: Settings): Missing[] {
  if (PUBLIC_URL?.startsWith('https://')) return []
  const problem = PUBLIC_URL ? 'is not https' : 'is not set'
  return [
    {
      setting: 'PUBLIC_URL',
      problem: `${problem}: cookies travel unprotected and links in mails lead nowhere`,
      remedy: 'set it to the https address that customers use',
      gap: 'no-https',
    },
  ]
}

const PAYMENTS = {
  CARD_PROVIDER_BR:
    'set it to mercado-pago, with its token and webhook key; or to none, which takes no cards in Brazil',
  CARD_PROVIDER_AR:
    'set it to mercado-pago, with its token and webhook key; or to none, which takes no cards in Argentina',
  PIX_PROVIDER: 'set it to pix-api or mercado-pago; or to none, which no longer offers Pix',
} as const

function payments(settings: Settings): Missing[] {
  const names = ['CARD_PROVIDER_BR', 'CARD_PROVIDER_AR', 'PIX_PROVIDER'] as const
  const builtIn = names
    .filter((name) => settings[name] === 'built-in')
    .map((setting): Missing => {
      const problem = 'is built-in: orders are paid with play money'
      return { setting, problem, remedy: PAYMENTS[setting], gap: 'built-in-payments' }
    })
  const boleto: Missing = {
    setting: 'BOLETO_PROVIDER',
    problem: 'is built-in: no bank knows its boletos',
    remedy: 'set it to asaas, with its key and webhook token; or to none, which no longer offers boletos',
    gap: 'built-in-boleto',
  }
  const tokeniser: Missing = {
    setting: 'TOKENISER_URL',
    problem: 'is not set: card numbers pass through this server, which is not certified for them (PCI DSS)',
    remedy: "set it to the origin of a certified provider's tokeniser",
    gap: 'built-in-tokeniser',
  }
  return [
    ...builtIn,
    ...(settings.BOLETO_PROVIDER === 'built-in' ? [boleto] : []),
    ...(settings.TOKENISER_URL?.startsWith('https://') ? [] : [tokeniser]),
  ]
}

function people({ FACE_PROVIDER, IDENTITY_PROVIDERS }: Settings): Missing[] {
  const faces: Missing = {
    setting: 'FACE_PROVIDER',
    problem: 'is built-in: it finds a face but not whether somebody alive holds it up',
    remedy: 'set it to rekognition, with its keys',
    gap: 'built-in-faces',
  }
  const identity: Missing = {
    setting: 'IDENTITY_PROVIDERS',
    problem: "names an issuer without https, or the demo's: anybody may sign in as anybody",
    remedy: 'name https issuers only',
    gap: 'http-identity',
  }
  const isPlain = /"issuer"\s*:\s*"(http:|[^"]{1,300}\/demo\/idp)/.test(IDENTITY_PROVIDERS ?? '')
  return [...(FACE_PROVIDER === 'built-in' ? [faces] : []), ...(isPlain ? [identity] : [])]
}

function mail({ SMTP_URL, MAIL_FROM }: Settings): Missing[] {
  if (!SMTP_URL)
    return [
      {
        setting: 'SMTP_URL',
        problem: 'is not set: confirmations and new passwords reach nobody',
        remedy: 'set it to the mail server',
        gap: 'no-mail',
      },
    ]
  if (!MAIL_FROM.includes('volante.example')) return []
  return [
    {
      setting: 'MAIL_FROM',
      problem: 'is the one of the example: mail servers refuse it',
      remedy: 'set it to a sender of your own domain',
      gap: 'no-mail',
    },
  ]
}

const SECRETS = [
  'METRICS_TOKEN',
  'LEAD_CLIENT_SECRET',
  'PAYMENTS_WEBHOOK_KEY',
  'TOKENISER_KEY',
  'HOOKS_KEY',
  'ASAAS_WEBHOOK_TOKEN',
  'BANK_1_NEWS_KEY',
  'BANK_2_NEWS_KEY',
  'MERCADO_PAGO_BR_WEBHOOK_KEY',
  'MERCADO_PAGO_AR_WEBHOOK_KEY',
] as const

/** Words of examples, and texts of few different characters: somebody filled the field in to get past it. */
const EXAMPLE = /secret|change|example|password|senha|test|demo|volante|1234|abcd/i
const FEWEST_CHARACTERS = 10

const isWeak = (secret: string): boolean => EXAMPLE.test(secret) || new Set(secret).size < FEWEST_CHARACTERS

const secrets = (settings: Settings): Missing[] =>
  SECRETS.flatMap((setting) => {
    const secret = settings[setting]
    if (secret === undefined || !isWeak(secret)) return []
    return [{ setting, problem: 'can be guessed', remedy: 'make a new one: openssl rand -hex 32' }]
  })

/** One process keeps keys and files in its data folder; another machine has neither. */
function severalProcesses(settings: Settings): Missing[] {
  const role = `ROLE is ${settings.ROLE}`
  const keys = (['PAYMENTS_WEBHOOK_KEY', 'TOKENISER_KEY', 'HOOKS_KEY'] as const).filter((name) => !settings[name])
  const noDatabase: Missing = {
    setting: 'DATABASE_URL',
    problem: `is not set, and ${role}: each machine would have a database of its own`,
    remedy: 'set it to the PostgreSQL that all processes share',
  }
  const noFiles: Missing = {
    setting: 'S3_URL',
    problem: `is not set, and ${role}: papers kept by one process are unknown to the others`,
    remedy: 'set S3_URL, S3_BUCKET and its keys; or accept it where all processes share one data folder',
    gap: 'own-files',
  }
  return [
    ...(settings.DATABASE_URL ? [] : [noDatabase]),
    ...(settings.S3_URL && settings.S3_BUCKET ? [] : [noFiles]),
    ...keys.map((setting): Missing => {
      const problem = `is not set, and ${role}: each process makes its own`
      return { setting, problem, remedy: 'set the same on every machine: openssl rand -hex 32', gap: 'own-files' }
    }),
  ]
}
