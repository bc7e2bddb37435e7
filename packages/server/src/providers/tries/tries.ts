import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { TRY_KINDS } from '@volante/contract/setup'
import type { BankName } from '@volante/domain/financing/proposal'
import type { Country, SimulationType } from '@volante/domain/vocabulary'
import type { Db } from '../../platform/db/database.ts'
import { contentOf } from '../../platform/files/files.ts'
import type { Settings } from '../../platform/settings/settings.ts'
import { trySalesforce } from '../crm/salesforce.ts'
import { createBanks } from '../bank/choose.ts'
import { ServiceFailure } from '../fetch-json.ts'
import { createLenders } from '../lender/choose.ts'
import { httpRegistry } from '../vehicle-registry/http-registry.ts'
import { createFaces } from '../face/choose.ts'
import { samplePhoto } from '../face/samples/sample-photo.ts'
import { createIdentityProviders } from '../identity/choose.ts'
import type { LenderTrial } from '../lender/provider.ts'
import { tryLender } from '../lender/try-lender.ts'
import { trySmtp } from '../mail/smtp.ts'
import { awsMaps } from '../maps/aws.ts'
import { googleMaps } from '../maps/google.ts'
import { streetsFrom } from '../maps/streets.ts'
import { tryWhatsApp } from '../messaging/whatsapp-cloud.ts'
import { tryAsaas } from '../payments/asaas.ts'
import { createPayments } from '../payments/choose.ts'
import { tryMercadoPago } from '../payments/mercado-pago.ts'
import { correios } from '../postal-codes/correios.ts'
import { viaCep } from '../postal-codes/viacep.ts'
import { httpValuations } from '../valuation/http-valuations.ts'
import { httpQuotationCrm } from '../quotation-crm/http-crm.ts'
import { httpReports } from '../recall-reports/http-reports.ts'
import { openFiles } from '../storage/open-files.ts'

export type TryKind = (typeof TRY_KINDS)[number]

/** One outside service as the settings choose it. Without `run` it is the built-in one, and there is nobody outside to ask. */
export interface Try {
  readonly provider: string
  /** Really asks, changes nothing there, and throws what is wrong. */
  readonly run?: () => Promise<unknown>
}

const BUILT_IN: Try = { provider: 'built-in' }

/** Every kind of outside service with a harmless question to it; adapters are made anew, so that none remembers an earlier failure. `trialOf` is a loan that the conditions of a type give today. */
export const triesOf = (
  settings: Settings,
  db: Db,
  trialOf: (type: SimulationType) => Promise<LenderTrial | null>,
): Readonly<Record<TryKind, () => Try>> => ({
  mail: () => mail(settings),
  cardsBr: () => cards(settings, 'BR'),
  cardsAr: () => cards(settings, 'AR'),
  pix: () => pix(settings, db),
  boleto: () => boleto(settings),
  maps: () => maps(settings),
  postalCodes: () => postalCodes(settings),
  messaging: () => messaging(settings),
  crm: () => crm(settings),
  identity: () => identity(settings, db),
  faces: () => faces(settings),
  valuation: () => valuation(settings),
  bank1: () => bank(settings, db, 'bank1'),
  bank2: () => bank(settings, db, 'bank2'),
  vehicleRegistry: () => vehicleRegistry(settings),
  quotationCrm: () => quotationCrm(settings),
  recallReports: () => recallReports(settings),
  simulationsCdc: () => simulations(settings, 'CDC', trialOf),
  simulationsNext: () => simulations(settings, 'NEXT', trialOf),
  simulationsBalloon: () => simulations(settings, 'PSA_BALAO', trialOf),
  simulationsLinear: () => simulations(settings, 'PSA_TRADITIONAL', trialOf),
  files: () => files(settings),
})

/** Signs in at the mail server and sends nothing. */
const mail = ({ SMTP_URL: url }: Settings): Try => (url ? { provider: 'smtp', run: () => trySmtp(url) } : BUILT_IN)

/** Asks whose account the token is of. */
function account(settings: Settings, country: Country): Try {
  const accessToken = settings[`MERCADO_PAGO_${country}_TOKEN`] ?? ''
  return {
    provider: 'mercado-pago',
    run: () => tryMercadoPago({ country, accessToken, base: settings.MERCADO_PAGO_URL }),
  }
}

const cards = (settings: Settings, country: Country): Try =>
  settings[`CARD_PROVIDER_${country}`] === 'mercado-pago'
    ? account(settings, country)
    : { provider: settings[`CARD_PROVIDER_${country}`] }

/** With the certificate and a fresh token, asks for a charge that nobody made. */
function pix(settings: Settings, db: Db): Try {
  const { PIX_PROVIDER: provider } = settings
  if (provider === 'mercado-pago') return account(settings, 'BR')
  if (provider !== 'pix-api') return { provider }
  const nobodys = { chargeId: randomUUID(), kind: 'pix', ref: null, txid: randomUUID().replaceAll('-', '') } as const
  const moment = { now: new Date(0), enqueue: async () => {} }
  return { provider, run: () => createPayments(settings, db).named('pix-api').ask(nobodys, moment) }
}

/** Asks for the account's own data. */
function boleto({ BOLETO_PROVIDER: provider, ASAAS_URL: url, ASAAS_API_KEY: apiKey = '' }: Settings): Try {
  return provider === 'asaas' ? { provider, run: () => tryAsaas({ url, apiKey }) } : { provider }
}

/** Looks a square up that everybody knows, and reads the style of the streets where one is set. */
function maps(settings: Settings): Try {
  const { MAPS_PROVIDER: standard, MAPS_STYLE_URL: style, AWS_LOCATION_KEY, AWS_LOCATION_REGION } = settings
  const streets = async () => style && streetsFrom({ style }).style()
  if (standard === 'built-in') return style ? { provider: 'built-in', run: streets } : BUILT_IN
  const isAws = standard === 'AWS'
  const asked = isAws
    ? awsMaps({ apiKey: AWS_LOCATION_KEY, region: AWS_LOCATION_REGION })
    : googleMaps({ apiKey: settings.GOOGLE_MAPS_KEY, base: settings.GOOGLE_MAPS_URL })
  return {
    provider: isAws ? 'AWS' : 'GOOGLE',
    run: () => Promise.all([asked.geocode('Praça da Sé, São Paulo', 'BR'), streets()]),
  }
}

/** Looks up the postal code of that square. */
function postalCodes({ POSTAL_CODE_PROVIDER: provider, VIACEP_URL, CORREIOS_URL, CORREIOS_TOKEN }: Settings): Try {
  const CODE = '01001000'
  if (provider === 'viacep')
    return { provider, run: async () => found(await viaCep({ base: VIACEP_URL }).byCode(CODE)) }
  if (provider !== 'correios' || !CORREIOS_URL || !CORREIOS_TOKEN) return BUILT_IN
  const source = correios({ base: CORREIOS_URL, token: CORREIOS_TOKEN })(async () => '3550308')
  return { provider, run: async () => found(await source.byCode(CODE)) }
}

function found(one: unknown): void {
  if (one === null) throw new Error('did not answer with a place that is there')
}

/** Asks for the sender's own number. */
const messaging = ({ WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_URL: base }: Settings): Try =>
  token && phoneId ? { provider: 'whatsapp-cloud', run: () => tryWhatsApp({ token, phoneId, base }) } : BUILT_IN

/** Asks how many calls are left. */
const crm = ({ CRM_URL: url, CRM_TOKEN: token }: Settings): Try =>
  url && token ? { provider: 'salesforce', run: () => trySalesforce({ url, token }) } : BUILT_IN

/** Reads what each identity provider says of itself, and how a sign-in there would begin; nobody is signed in. */
function identity(settings: Settings, db: Db): Try {
  const all = [...createIdentityProviders({ ...settings, VOLANTE_DEMO: false }, db).values()]
  if (all.length === 0) return BUILT_IN
  const binding = { redirectUri: 'https://localhost/', state: 'try', nonce: 'try', verifier: 'try'.repeat(16) }
  const run = () => Promise.all(all.map((one) => one.begin(binding, 'pt-BR')))
  return { provider: all.map(({ name }) => name).join(', '), run }
}

/** Shows it a photo of our own. */
function faces(settings: Settings): Try {
  if (settings.FACE_PROVIDER === 'built-in') return BUILT_IN
  const run = async () => createFaces(settings).detect(await readFile(samplePhoto(2)))
  return { provider: settings.FACE_PROVIDER, run }
}

/** Asks for a car that nobody makes. */
const valuation = ({ VALUATION_URL: url, VALUATION_KEY: key }: Settings): Try =>
  url && key
    ? { provider: 'http', run: () => httpValuations({ url, key }).find({ country: 'BR', mvsCode: 'NONE', year: 2000 }) }
    : BUILT_IN

/** Asks what it said of a proposal that nobody handed in. */
function bank(settings: Settings, db: Db, name: BankName): Try {
  const found = createBanks({ ...settings, VOLANTE_DEMO: false }, db)[name]
  const nobodys = { id: randomUUID(), ref: `none-${randomUUID()}` }
  return found ? { provider: found.name, run: () => orUnknown(found.ask(nobodys, new Date(0))) } : BUILT_IN
}

/** Asks what a loan of today's conditions costs there, and compares. */
function simulations(
  settings: Settings,
  type: SimulationType,
  trialOf: (type: SimulationType) => Promise<LenderTrial | null>,
): Try {
  const lender = createLenders(settings)[type]
  return lender ? { provider: 'http', run: async () => tryLender(lender, await trialOf(type)) } : BUILT_IN
}

/** Asks for the car of a plate that no car bears. */
const vehicleRegistry = ({ VEHICLE_REGISTRY_URL: url, VEHICLE_REGISTRY_KEY: key }: Settings): Try =>
  url && key ? { provider: 'http', run: () => httpRegistry({ url, key }).find({ plate: 'AAA0A00' }, 'BR') } : BUILT_IN

/** Removes a quotation that nobody made. */
const quotationCrm = ({ QUOTATION_CRM_URL: url, QUOTATION_CRM_TOKEN: token }: Settings): Try =>
  url && token
    ? { provider: 'http', run: () => httpQuotationCrm({ url, token }).forget(`none-${randomUUID()}`) }
    : BUILT_IN

/** Takes back a repair that nobody made, for a recall that there is not. */
function recallReports({ RENAVAM_URL: url, RENAVAM_KEY: key }: Settings): Try {
  if (!url || !key) return BUILT_IN
  const nobodys = { campaignId: 'NONE', chassis: '00000000000000000', done: false, doneOn: '2000-01-01' }
  return { provider: 'http', run: () => orUnknown(httpReports({ url, key }).tell(nobodys)) }
}

/** What is asked for is not there, as it should be: it answers. */
const orUnknown = async (asked: Promise<unknown> | undefined): Promise<unknown> =>
  asked?.catch((error: unknown) => {
    if (!(error instanceof ServiceFailure) || ![400, 404, 422].includes(error.status)) throw error
  })

/** Keeps a small file, reads it and removes it. */
function files(settings: Settings): Try {
  const run = async () => {
    const store = openFiles(settings)
    const key = await store.put(contentOf(Buffer.from('Volante')))
    try {
      if (!(await store.exists(key))) throw new Error('did not answer with the file that it was given')
    } finally {
      await store.remove(key)
    }
  }
  return { provider: settings.S3_BUCKET === undefined ? 'folder' : 's3', run }
}
