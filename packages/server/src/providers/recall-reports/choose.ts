import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { httpReports } from './http-reports.ts'
import type { RecallReports } from './provider.ts'

/** The demo's registry takes what it is told. */
const builtInReports: RecallReports = { tell: () => Promise.resolve() }

/** Null where no registry is connected: what is to be told waits, and the list of recalls says how long. */
export function createRecallReports({
  RENAVAM_URL: url,
  RENAVAM_KEY: key,
  VOLANTE_DEMO,
}: Settings): RecallReports | null {
  if (url && !key) throw new SettingsError('Wrong settings:\n  RENAVAM_URL needs RENAVAM_KEY beside it')
  if (url && key) return httpReports({ url, key })
  return VOLANTE_DEMO ? builtInReports : null
}
