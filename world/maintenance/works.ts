import type { Engine } from '../catalogue/engines.ts'

/** What a plan's works depend on. */
export interface PlanCar {
  engine: Engine
  fuel: string
  gearKind: string
  offRoad: boolean
  /** What parts cost beside those of a small car. */
  dearness: number
}

/** One work: every how many steps of the plan or after how many months, whichever comes first, in normal and in severe use; whole reais of parts, minutes. */
export interface Template {
  item: string
  action: 'EXAMINE' | 'REPLACE'
  steps: number | null
  months: number | null
  /** Twice as often in severe use. */
  suffers: boolean
  reais: number
  minutes: number
}

type Often = readonly [steps: number | null, months: number | null]
type Takes = readonly [reais: number, minutes: number]

const work = (action: Template['action'], item: string, [steps, months]: Often, takes: Takes, suffers: boolean) => ({
  item,
  action,
  steps,
  months,
  suffers,
  reais: takes[0],
  minutes: takes[1],
})
const replace = (item: string, often: Often, takes: Takes, suffers = true): Template =>
  work('REPLACE', item, often, takes, suffers)
const examine = (item: string, often: Often = [1, null], minutes = 6, suffers = true): Template =>
  work('EXAMINE', item, often, [0, minutes], suffers)

/** Every car, with or without an engine. */
const ROLLING: readonly Template[] = [
  replace('CABIN-FILTER', [1, null], [70, 10]),
  replace('BRAKE-FLUID', [null, 24], [60, 30], false),
  examine('FRONT-PADS', [1, null], 8),
  replace('FRONT-PADS', [4, null], [290, 50]),
  examine('REAR-BRAKES', [2, null], 10),
  examine('TYRES', [1, null], 18),
  examine('SUSPENSION', [1, null], 8),
  examine('BATTERY-12V', [1, null], 4, false),
  examine('LIGHTS', [1, null], 5, false),
  examine('DIAGNOSIS', [1, null], 8, false),
]

const ELECTRIC: readonly Template[] = [
  examine('TRACTION-BATTERY', [1, null], 15, false),
  examine('CHARGING-PORT', [1, null], 8, false),
  replace('REDUCTION-OIL', [4, 96], [180, 40]),
  replace('BATTERY-COOLANT', [5, 120], [260, 60], false),
]

/** Litres of oil, about: a small engine takes three, six cylinders in line thirteen. */
const litres = ({ cc, cylinders, turbo }: Engine): number => 2 + cc / 900 + (turbo ? 0.4 : 0) + (cylinders > 4 ? 1 : 0)

function burning({ engine, fuel }: PlanCar): Template[] {
  const isDiesel = fuel === 'Diesel'
  const hasBelt = engine.cc < 1700 && engine.cylinders === 4 && engine.valves === 8
  return [
    replace('ENGINE-OIL', [1, null], [Math.round(litres(engine) * 62), 18]),
    replace('OIL-FILTER', [1, null], [isDiesel ? 95 : 48, 6]),
    examine('AIR-FILTER', [1, null], 5),
    replace('AIR-FILTER', [isDiesel ? 2 : 3, null], [85, 8]),
    isDiesel ? replace('WATER-SEPARATOR', [1, null], [210, 24]) : replace('FUEL-FILTER', [3, null], [75, 20]),
    ...(isDiesel ? [examine('ADBLUE', [1, null], 4, false)] : sparked(engine)),
    ...(engine.turbo ? [examine('TURBO-HOSES', [2, null], 6)] : []),
    hasBelt ? replace('TIMING-BELT', [6, 60], [620, 150]) : examine('DRIVE-BELT', [2, null], 5),
    replace('DRIVE-BELT', [6, 72], [190, 35], false),
    replace('COOLANT', [12, 60], [160, 45], false),
    examine('LEAKS', [1, null], 6, false),
  ]
}

const sparked = ({ cylinders, turbo }: Engine): Template[] => [
  replace('SPARK-PLUGS', [turbo ? 4 : 6, null], [cylinders * (turbo ? 72 : 38), 10 + cylinders * 5], false),
]

const geared = ({ gearKind, fuel }: PlanCar): Template[] => {
  if (fuel === 'Electric') return []
  if (gearKind === 'MANUAL') return [examine('GEARBOX-OIL', [4, null], 12)]
  return gearKind === 'CVT'
    ? [replace('CVT-FLUID', [6, null], [540, 60])]
    : [replace('AUTOMATIC-FLUID', [8, null], [780, 75])]
}

/** Takes a car; returns all that is ever done to it. */
export const worksOf = (car: PlanCar): Template[] => [
  ...(car.fuel === 'Electric' ? ELECTRIC : burning(car)),
  ...geared(car),
  ...(car.fuel.includes('Hybrid') ? [examine('HYBRID-SYSTEM', [1, null], 12, false)] : []),
  ...(car.offRoad ? [examine('AXLE-OIL', [1, null], 8), replace('AXLE-OIL', [4, null], [420, 60])] : []),
  ...ROLLING,
]
