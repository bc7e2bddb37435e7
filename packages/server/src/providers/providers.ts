import type { Db } from '../platform/db/database.ts'
import type { Providers } from '../platform/process/providers.ts'
import type { Settings } from '../platform/settings/settings.ts'
import { type Banks, createBanks } from './bank/choose.ts'
import { createLenders } from './lender/choose.ts'
import type { Lenders } from './lender/provider.ts'
import { builtInCrm } from './crm/built-in.ts'
import type { Crm } from './crm/provider.ts'
import { salesforceCrm } from './crm/salesforce.ts'
import { type HookSender, hookSender } from './hooks/send-hook.ts'
import { createIdentityProviders, type IdentityProviders } from './identity/choose.ts'
import { type ChooseMaps, createMaps } from './maps/choose.ts'
import { type Streets, streetsFrom } from './maps/streets.ts'
import { outboxMail } from './mail/outbox.ts'
import type { Mail } from './mail/provider.ts'
import { smtpMail } from './mail/smtp.ts'
import { builtInMessaging } from './messaging/built-in.ts'
import type { Messaging } from './messaging/provider.ts'
import { whatsAppCloud } from './messaging/whatsapp-cloud.ts'
import { createFaces } from './face/choose.ts'
import type { FaceDetector } from './face/provider.ts'
import { createPayments, type PaymentProviders } from './payments/choose.ts'
import { type PushSender, pushSender } from './push/send-push.ts'
import { createQuotationCrm } from './quotation-crm/choose.ts'
import type { QuotationCrm } from './quotation-crm/provider.ts'
import { createPostalCodes, type PostalCodes } from './postal-codes/choose.ts'
import { createRecallReports } from './recall-reports/choose.ts'
import type { RecallReports } from './recall-reports/provider.ts'
import { createValuations } from './valuation/choose.ts'
import type { Valuations } from './valuation/provider.ts'
import { createVehicleRegistry } from './vehicle-registry/choose.ts'
import type { VehicleRegistry } from './vehicle-registry/provider.ts'
import type { Files } from '../platform/files/files.ts'
import { openFiles } from './storage/open-files.ts'

declare module '../platform/process/providers.ts' {
  /** Each kind has its interface in its own folder. */
  interface Providers {
    readonly hooks: HookSender
    readonly push: PushSender
    readonly identity: IdentityProviders
    readonly messaging: Messaging
    readonly mail: Mail
    readonly crm: Crm
    readonly quotationCrm: QuotationCrm
    readonly maps: ChooseMaps
    /** Null where no map of streets is set. */
    readonly streets: Streets | null
    readonly postalCodes: PostalCodes
    readonly payments: PaymentProviders
    readonly banks: Banks
    readonly lenders: Lenders
    readonly faces: FaceDetector
    readonly vehicleRegistry: VehicleRegistry | null
    readonly recallReports: RecallReports | null
    readonly valuations: Valuations | null
  }
}

/** The outside world as the settings choose it. */
export function createProviders(settings: Settings, db: Db): Providers {
  const files = openFiles(settings)
  return {
    hooks: hookSender(),
    push: pushSender(hookSender()),
    identity: createIdentityProviders(settings, db),
    messaging: messagingOf(settings, db),
    mail: mailOf(settings, db, files),
    crm: crmOf(settings),
    quotationCrm: createQuotationCrm(settings),
    maps: mapsOf(settings),
    streets: settings.MAPS_STYLE_URL ? streetsFrom({ style: settings.MAPS_STYLE_URL }) : null,
    postalCodes: postalCodesOf(settings),
    payments: createPayments(settings, db),
    banks: createBanks(settings, db),
    lenders: createLenders(settings),
    files,
    faces: createFaces(settings),
    vehicleRegistry: createVehicleRegistry(settings, db),
    recallReports: createRecallReports(settings),
    valuations: createValuations(settings),
  }
}

function messagingOf(settings: Settings, db: Db): Messaging {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_ID: phoneId, WHATSAPP_URL: base } = settings
  return token && phoneId ? whatsAppCloud({ token, phoneId, base }) : builtInMessaging(db)
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: Settings, db: Db, files: Files): Mail {
  return url ? smtpMail(db, { url, from, files }) : outboxMail(db)
}

function crmOf({ CRM_URL: url, CRM_TOKEN: token }: Settings): Crm {
  return url && token ? salesforceCrm({ url, token }) : builtInCrm
}

const mapsOf = (settings: Settings): ChooseMaps =>
  createMaps({
    standard: settings.MAPS_PROVIDER,
    aws: { apiKey: settings.AWS_LOCATION_KEY, region: settings.AWS_LOCATION_REGION },
    google: { apiKey: settings.GOOGLE_MAPS_KEY, base: settings.GOOGLE_MAPS_URL },
  })

function postalCodesOf({ POSTAL_CODE_PROVIDER, VIACEP_URL, CORREIOS_URL, CORREIOS_TOKEN }: Settings): PostalCodes {
  const contract = CORREIOS_URL && CORREIOS_TOKEN ? { correios: { base: CORREIOS_URL, token: CORREIOS_TOKEN } } : {}
  return createPostalCodes({ standard: POSTAL_CODE_PROVIDER, viaCep: { base: VIACEP_URL }, ...contract })
}
