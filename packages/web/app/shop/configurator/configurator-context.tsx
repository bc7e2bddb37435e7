import { createContext, useContext } from 'react'
import type { BuildTools } from './build-state/use-build.ts'
import type { Pricing } from './build-state/use-pricing.ts'
import type { ConfiguratorData } from './load-configurator.ts'

export type WindowName = 'car' | 'log'

export interface Configurator extends BuildTools {
  readonly data: ConfiguratorData
  readonly pricing: Pricing
  /** The window that lies over the page, besides the question of a choice. */
  readonly window: WindowName | null
  readonly open: (name: WindowName | null) => void
  /** A version whose consequences are being looked at; null for none. */
  readonly versionAsked: string | null
  readonly askVersion: (mvsCode: string | null) => void
}

export const ConfiguratorContext = createContext<Configurator | null>(null)

export function useConfigurator(): Configurator {
  const configurator = useContext(ConfiguratorContext)
  if (!configurator) throw new Error('useConfigurator outside the configurator')
  return configurator
}
