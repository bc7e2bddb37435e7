import { SIMULATION_TYPES, type SimulationType } from '@volante/domain/vocabulary'
import { type Settings, SettingsError } from '../../platform/settings/settings.ts'
import { httpLender } from './http-lender.ts'
import type { Lender, Lenders } from './provider.ts'

/** Takes the settings; returns the service of each type that names one. */
export function createLenders(settings: Settings): Lenders {
  const entries = SIMULATION_TYPES.map((type): [SimulationType, Lender | null] => [type, lenderOf(settings, type)])
  return Object.fromEntries(entries) as Record<SimulationType, Lender | null>
}

function lenderOf(settings: Settings, type: SimulationType): Lender | null {
  const [urlName, keyName] = [`SIMULATIONS_${type}_URL`, `SIMULATIONS_${type}_KEY`] as const
  const { [urlName]: url, [keyName]: key } = settings
  if (url && !key) throw new SettingsError(`Wrong settings:\n  ${urlName} needs ${keyName} beside it`)
  return url && key ? httpLender({ type, url, key }) : null
}
