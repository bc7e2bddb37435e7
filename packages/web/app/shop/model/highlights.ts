import type { Texts } from '../../texts/texts.tsx'
import { rowOf, type SheetGroup, type SheetRow } from '../range/datasheet.ts'

/** What is asked first of a car of this kind; the first four that it has are shown large. */
const FIRST_ASKED: Readonly<Record<string, readonly string[]>> = {
  pickup: ['capacities.payload', 'capacities.towing', 'engine.power', 'engine.torque', 'performance.road'],
  van: ['capacities.payload', 'capacities.luggage', 'engine.power', 'performance.road', 'capacities.seats'],
  other: [
    'performance.range',
    'engine.power',
    'performance.acceleration',
    'performance.town',
    'capacities.luggage',
    'engine.torque',
  ],
}

/** A lower figure is the better one. */
const LOW_IS_GOOD = new Set(['performance.acceleration'])

export interface Highlight {
  readonly key: string
  readonly label: string
  readonly value: string
  readonly unit: string | null
  /** Said where versions differ: "até", "desde". */
  readonly before: 'upTo' | 'from' | null
}

/** Takes body code and datasheet; returns up to four figures, each the best of the versions. */
export function highlightsOf(
  { number }: Pick<Texts, 'number'>,
  body: string,
  groups: readonly SheetGroup[],
): Highlight[] {
  const isElectric = rowOf(groups, 'engine.battery')?.cells.some((cell) => (cell.number ?? 0) > 20) ?? false
  const asked = (FIRST_ASKED[body] ?? FIRST_ASKED['other'] ?? []).filter(
    (key) => isElectric || key !== 'performance.range',
  )
  return figuresOf({ number }, asked, groups).slice(0, 4)
}

/** Takes rows of the datasheet by their keys; returns the best figure of each that the versions have. */
export const figuresOf = (
  { number }: Pick<Texts, 'number'>,
  keys: readonly string[],
  groups: readonly SheetGroup[],
): Highlight[] => keys.flatMap((key) => rowOf(groups, key) ?? []).flatMap((row) => figureOf(number, row) ?? [])

function figureOf(number: Texts['number'], { key, label, unit, cells }: SheetRow): Highlight | null {
  const values = cells.flatMap((cell) => cell.number ?? [])
  if (values.length === 0) return null
  const [least, most] = [Math.min(...values), Math.max(...values)]
  const isLow = LOW_IS_GOOD.has(key)
  const before = least === most ? null : isLow ? 'from' : 'upTo'
  return { key, label, value: number(isLow ? least : most), unit, before }
}

/** Rows of the short datasheet, in reading order. */
export const SHORT_SHEET = [
  'engine.name',
  'engine.fuel',
  'engine.power',
  'engine.powerEthanol',
  'engine.torque',
  'engine.battery',
  'chassis.gearbox',
  'chassis.traction',
  'performance.topSpeed',
  'performance.town',
  'performance.road',
  'capacities.luggage',
  'capacities.payload',
  'capacities.tank',
  'safety.airbags',
  'technology.screen',
] as const
