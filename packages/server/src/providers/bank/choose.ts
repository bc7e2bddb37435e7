import type { BankName } from '@volante/domain/financing/proposal'
import type { Db } from '../../platform/db/database.ts'
import { secretOf } from '../../platform/settings/secrets.ts'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { boxBank } from './box/box.ts'
import { httpBank } from './http-bank.ts'
import type { Bank } from './provider.ts'

/** Who lends: null where no bank is connected, and proposals are made at the dealer. */
export type Banks = Readonly<Record<BankName, Bank | null>>

/** Takes the settings; the built-in bank lends in the demo alone. */
export function createBanks(settings: Settings, db: Db): Banks {
  return { bank1: bankOf(settings, db, 'bank1'), bank2: bankOf(settings, db, 'bank2') }
}

const SETTINGS = {
  bank1: { url: 'BANK_1_URL', key: 'BANK_1_KEY', newsKey: 'BANK_1_NEWS_KEY' },
  bank2: { url: 'BANK_2_URL', key: 'BANK_2_KEY', newsKey: 'BANK_2_NEWS_KEY' },
} as const

function bankOf(settings: Settings, db: Db, bank: BankName): Bank | null {
  const names = SETTINGS[bank]
  const { [names.url]: url, [names.key]: key, [names.newsKey]: newsKey } = settings
  if (url && key && newsKey) return httpBank({ bank, url, key, newsKey })
  if (url) throw new SettingsError(`Wrong settings:\n  ${names.url} needs ${names.key} and ${names.newsKey} beside it`)
  return settings.VOLANTE_DEMO ? boxBank(db, bank, () => secretOf(settings, 'PAYMENTS_WEBHOOK_KEY')) : null
}
