import { type AwsSettings, awsMaps } from './aws.ts'
import { builtInMaps } from './built-in.ts'
import type { Gazetteer } from './gazetteer.ts'
import { type GoogleSettings, googleMaps } from './google.ts'
import { MapsError, type MapsProvider } from './provider.ts'

export interface MapsSettings {
  /** Used when a call names none. */
  readonly standard: 'built-in' | 'AWS' | 'GOOGLE' | 'GCP'
  readonly aws: AwsSettings
  readonly google: GoogleSettings
}

/** Returns the provider a call asks for by name, or the standard one; refuses other names. GCP is the older name of GOOGLE. */
export type ChooseMaps = (gazetteer: Gazetteer, requested?: string) => MapsProvider

export function createMaps({ standard, aws, google }: MapsSettings): ChooseMaps {
  const outside: Readonly<Record<string, MapsProvider>> = { AWS: awsMaps(aws), GOOGLE: googleMaps(google) }
  return (gazetteer, requested = standard) => {
    if (requested === 'built-in') return builtInMaps(gazetteer)
    const name = requested.toUpperCase() === 'GCP' ? 'GOOGLE' : requested.toUpperCase()
    const provider = Object.hasOwn(outside, name) ? outside[name] : undefined
    if (!provider) throw new MapsError('maps.provider.unsupported')
    return provider
  }
}
