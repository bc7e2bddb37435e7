import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { httpValuations } from './http-valuations.ts'
import type { Valuations } from './provider.ts'

/** Null where no service is connected: the platform's own table says what cars are worth. */
export function createValuations({ VALUATION_URL: url, VALUATION_KEY: key }: Settings): Valuations | null {
  if (url && !key) throw new SettingsError('Wrong settings:\n  VALUATION_URL needs VALUATION_KEY beside it')
  return url && key ? httpValuations({ url, key }) : null
}
