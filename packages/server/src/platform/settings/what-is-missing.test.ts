import { expect, test } from 'vitest'
import { GAPS, readSettings } from './settings.ts'
import { acceptedGaps, missingLine, unaccepted, whatIsMissing } from './what-is-missing.ts'

const KEY = '9f86d081884c7d659a2feaa0c55ad015'
const COMPLETE = {
  VOLANTE_DEMO: 'false',
  PUBLIC_URL: 'https://cars.dealer.com.br',
  CARD_PROVIDER_BR: 'mercado-pago',
  CARD_PROVIDER_AR: 'mercado-pago',
  PIX_PROVIDER: 'pix-api',
  BOLETO_PROVIDER: 'none',
  TOKENISER_URL: 'https://cards.bank.com.br',
  FACE_PROVIDER: 'rekognition',
  SMTP_URL: 'smtps://mail.dealer.com.br',
  MAIL_FROM: 'Cars <no-reply@dealer.com.br>',
}

const missingIn = (more: Readonly<Record<string, string>>) =>
  unaccepted(readSettings({ ...COMPLETE, ...more })).map(({ setting }) => setting)

test('a demo lacks nothing, and a complete set-up starts', () => {
  expect(whatIsMissing(readSettings({}))).toEqual([])
  expect(missingIn({})).toEqual([])
})

test('demo mode off by itself names every setting that customers would suffer from', () => {
  const names = unaccepted(readSettings({ VOLANTE_DEMO: 'false' })).map(({ setting }) => setting)
  expect(names).toEqual([
    'PUBLIC_URL',
    'CARD_PROVIDER_BR',
    'CARD_PROVIDER_AR',
    'PIX_PROVIDER',
    'BOLETO_PROVIDER',
    'TOKENISER_URL',
    'FACE_PROVIDER',
    'SMTP_URL',
  ])
})

test.each([
  [{ PUBLIC_URL: 'http://cars.dealer.com.br' }, ['PUBLIC_URL']],
  [{ CARD_PROVIDER_AR: 'built-in' }, ['CARD_PROVIDER_AR']],
  [{ CARD_PROVIDER_BR: 'none', PIX_PROVIDER: 'none' }, []],
  [{ TOKENISER_URL: 'http://cards.bank.com.br' }, ['TOKENISER_URL']],
  [{ MAIL_FROM: '' }, ['MAIL_FROM']],
  [{ IDENTITY_PROVIDERS: '[{"issuer":"http://id.dealer.com.br"}]' }, ['IDENTITY_PROVIDERS']],
  [{ IDENTITY_PROVIDERS: '[{"issuer":"https://cars.dealer.com.br/demo/idp"}]' }, ['IDENTITY_PROVIDERS']],
  [{ IDENTITY_PROVIDERS: '[{"issuer":"https://id.dealer.com.br"}]' }, []],
  [{ PAYMENTS_WEBHOOK_KEY: 'change-me-please-now' }, ['PAYMENTS_WEBHOOK_KEY']],
  [{ TOKENISER_KEY: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }, ['TOKENISER_KEY']],
  [{ METRICS_TOKEN: KEY, TOKENISER_KEY: KEY }, []],
  [{ ROLE: 'worker' }, ['DATABASE_URL', 'S3_URL', 'PAYMENTS_WEBHOOK_KEY', 'TOKENISER_KEY', 'HOOKS_KEY']],
  [
    {
      ROLE: 'web',
      DATABASE_URL: 'postgres://db.dealer.com.br/volante',
      S3_URL: 'https://files.dealer.com.br',
      S3_BUCKET: 'papers',
      PAYMENTS_WEBHOOK_KEY: KEY,
      TOKENISER_KEY: KEY,
      HOOKS_KEY: KEY,
    },
    [],
  ],
])('with %j the start misses %j', (more, names) => {
  expect(missingIn(more)).toEqual(names)
})

test('an accepted gap lets the start go on and stays named; nothing accepts a secret that can be guessed', () => {
  const settings = readSettings({
    VOLANTE_DEMO: 'false',
    ACCEPTED_GAPS: GAPS.join(', '),
    TOKENISER_KEY: 'secret-secret-secret',
  })
  expect(unaccepted(settings).map(({ setting }) => setting)).toEqual(['TOKENISER_KEY'])
  expect(acceptedGaps(settings)).toHaveLength(8)
  expect(acceptedGaps(readSettings({ ...COMPLETE, ACCEPTED_GAPS: 'no-https' }))).toEqual([])
  expect(() => readSettings({ ACCEPTED_GAPS: 'everything' })).toThrow(/^Wrong settings:\n {2}ACCEPTED_GAPS/)
})

test('every line says what to do', () => {
  const [first] = unaccepted(readSettings({ VOLANTE_DEMO: 'false' }))
  expect(first && missingLine(first)).toBe(
    'PUBLIC_URL is not set: cookies travel unprotected and links in mails lead nowhere.\n' +
      '      set it to the https address that customers use (on purpose: ACCEPTED_GAPS=no-https)',
  )
})
