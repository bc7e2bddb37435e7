import type { Body, VersionFacts } from './car.ts'
import { engineOf } from './engines.ts'
import { measuresOf } from './bodies.ts'

const dragArea: Record<Body, number> = {
  hatch: 0.66,
  sedan: 0.64,
  suv: 0.8,
  'coupe-suv': 0.74,
  pickup: 1.05,
  van: 1.15,
  minivan: 0.88,
}
const speedLimit: Partial<Record<Body, number>> = { pickup: 210, van: 160 }

const tenth = (value: number): number => Math.round(value * 10) / 10

/** Kerb weight in kg: automatic box, four-wheel drive, batteries and equipment add to the entry version. */
export function kerbWeight(version: VersionFacts): number {
  const battery = engineOf(version.engine).batteryKwh ?? 0
  const hybrid = !version.electric && battery > 0 ? 20 + battery * 9 : 0
  return Math.round(
    measuresOf(version.modelCode).weight +
      (version.manual || version.electric ? 0 : 45) +
      (isFourWheel(version) ? 70 : 0) +
      version.tier * 35 +
      hybrid,
  )
}

export const isFourWheel = (version: VersionFacts): boolean =>
  version.offRoad || /^(9G3|8VL|ZMR|20J|FGD|97C|TEJ|N64)$/.test(version.modelCode)

function topSpeed(version: VersionFacts, watts: number): number {
  if (version.electric) return version.body === 'van' ? 130 : 150
  const metres = Math.cbrt((2 * watts * 0.72) / (1.2 * dragArea[version.body]))
  return Math.min(Math.round(metres * 3.6), speedLimit[version.body] ?? 250)
}

export interface Performance {
  acceleration: number
  topSpeed: number
  town: number
  road: number
  range: number
  co2: number
}

/** Figures that follow from power, weight and shape by simple physics: plausible and consistent, not measured. */
export function performanceOf(version: VersionFacts): Performance {
  const engine = engineOf(version.engine)
  const power = engine.ethanol?.power ?? engine.power
  const weight = kerbWeight(version)
  const heavier = Math.sqrt(1200 / weight) * (version.body === 'pickup' || version.body === 'van' ? 0.93 : 1)
  const town = tenth(engine.town * (version.electric ? 1 : heavier))
  const road = tenth(engine.road * (version.electric ? 1 : heavier))
  const store = version.electric ? (engine.batteryKwh ?? 0) : measuresOf(version.modelCode).tank
  const carbon = version.electric
    ? 0
    : version.fuel === 'Diesel'
      ? 2640
      : version.fuel === 'Flex' || version.fuel === 'Flex Hybrid'
        ? 1340
        : 2310
  return {
    acceleration: tenth((0.92 * weight) / power + 1 - (version.electric ? 2 : 0) - (version.manual ? 0 : 0.2)),
    topSpeed: topSpeed(version, power * 735.5),
    town,
    road,
    range: Math.round((store * (town + road)) / 2),
    co2: Math.round(carbon / ((town + road) / 2)),
  }
}
