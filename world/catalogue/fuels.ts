import { both, type Localized } from '../localized.ts'

/** Names of the fuel codes, used in the datasheet; a site may word them otherwise. */
export const fuelNames: Record<string, Localized> = {
  Diesel: both('Diesel', 'Diésel'),
  Flex: both('Flex', 'Nafta'),
  Electric: both('Elétrico', 'Eléctrico'),
  Hybrid: both('Híbrido'),
  Gas: both('Gasolina', 'Nafta'),
  'Flex Hybrid': both('Híbrido flex', 'Híbrido nafta / etanol'),
}

export function gearName(gear: string): Localized {
  if (gear.startsWith('Manual')) return both(`${gear} marchas`, `${gear} velocidades`)
  if (gear.startsWith('CVT')) return both(`Automático ${gear} marchas`, `Automática ${gear} marchas`)
  if (gear.includes('1 marcha')) return both('Automático de 1 marcha', 'Automática de 1 marcha')
  return both(`${gear} marchas`, `${gear.replace('Automático', 'Automática')} marchas`)
}

/** The filter's three kinds of gearbox. */
export const gearKind = (gear: string): 'MANUAL' | 'CVT' | 'AUTOMATIC' =>
  gear.startsWith('Manual') ? 'MANUAL' : gear.startsWith('CVT') ? 'CVT' : 'AUTOMATIC'

export const engineName = (engine: string): Localized => both(engine, engine.replace('Elétrico', 'Eléctrico'))

const spanishWords: [RegExp, string][] = [
  [/Cabine Plus/, 'Cabina Plus'],
  [/Cabine Dupla/, 'Doble Cabina'],
]

export const versionName = (name: string): Localized =>
  both(
    name,
    spanishWords.reduce((text, [pt, es]) => text.replace(pt, es), name),
  )
