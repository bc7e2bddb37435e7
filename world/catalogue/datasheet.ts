import { both, type Localized } from '../localized.ts'
import { measuresOf } from './bodies.ts'
import type { VersionFacts } from './car.ts'
import { engineOf } from './engines.ts'
import { engineName, fuelNames, gearName } from './fuels.ts'
import type { ModelPart } from './parts.ts'
import { isFourWheel, kerbWeight, performanceOf } from './performance.ts'
import type { VersionParts } from './version-parts.ts'

/** true: standard, false: not available, { partId }: an optional. */
type DatasheetValue = number | string | boolean | Localized | { partId: string }

export interface DatasheetRow {
  mvs: string
  values: Record<string, DatasheetValue | null>
}

type Values = DatasheetRow['values']

function engineValues(version: VersionFacts): Values {
  const engine = engineOf(version.engine)
  const burns = !version.electric
  const flex = version.fuel === 'Flex' || version.fuel === 'Flex Hybrid'
  return {
    'engine.name': engineName(version.engine),
    'engine.fuel': fuelNames[version.fuel] ?? version.fuel,
    'engine.displacement': burns ? engine.cc : null,
    'engine.cylinders': burns ? engine.cylinders : null,
    'engine.valves': burns ? engine.valves : null,
    'engine.aspiration': burns ? (engine.turbo ? both('Turbo') : both('Natural', 'Atmosférica')) : null,
    'engine.power': engine.power,
    'engine.powerEthanol': flex && engine.ethanol ? engine.ethanol.power : null,
    'engine.powerRpm': engine.rpm,
    'engine.torque': flex && engine.ethanol ? engine.ethanol.torque : engine.torque,
    'engine.torqueRpm': burns ? engine.torqueRpm : null,
    'engine.battery': engine.batteryKwh ?? null,
  }
}

function performanceValues(version: VersionFacts): Values {
  const performance = performanceOf(version)
  return {
    'performance.acceleration': performance.acceleration,
    'performance.topSpeed': performance.topSpeed,
    'performance.town': version.electric ? null : performance.town,
    'performance.road': version.electric ? null : performance.road,
    'performance.townElectric': version.electric ? performance.town : null,
    'performance.range': performance.range,
    'performance.co2': performance.co2,
  }
}

function bodyValues(version: VersionFacts): Values {
  const measures = measuresOf(version.modelCode)
  const raised = version.offRoad ? 12 : 0
  const overhang = (measures.length - measures.wheelbase) / 2
  const angle = (share: number) =>
    Math.round((Math.atan((measures.clearance + raised) / (overhang * share)) * 180) / Math.PI)
  const weight = kerbWeight(version)
  return {
    'dimensions.length': measures.length,
    'dimensions.width': measures.width,
    'dimensions.height': measures.height + raised,
    'dimensions.wheelbase': measures.wheelbase,
    'dimensions.clearance': measures.clearance + raised,
    'dimensions.approach': angle(0.62),
    'dimensions.departure': angle(0.55),
    'dimensions.turning': Math.round(measures.wheelbase / 25.2 + 4) / 10,
    'capacities.luggage': measures.luggage,
    'capacities.weight': weight,
    'capacities.gross': weight + measures.payload,
    'capacities.payload': measures.payload,
    'capacities.towing': measures.towing,
    'capacities.tank': measures.tank || null,
    'capacities.seats': seatsOf(version, measures.seats),
    'capacities.doors': version.doors,
  }
}

function seatsOf(version: VersionFacts, usual: number): number {
  if (/Minibus/.test(version.name)) return 16
  if (/Multi|Vitré/.test(version.name)) return 9
  if (/Cabine Plus/.test(version.name)) return 2
  return version.name.endsWith(' 7') ? 7 : usual
}

function chassisValues(version: VersionFacts): Values {
  const cargo = version.body === 'pickup' || version.body === 'van'
  const large = version.price > 200_000
  const four = isFourWheel(version)
  const traction = four
    ? both('4x4')
    : version.modelCode === 'XU5' || !cargo || version.price < 250_000
      ? both('Dianteira', 'Delantera')
      : both('Traseira', 'Trasera')
  const gears = version.gear.match(/\d+/)?.[0]
  return {
    'chassis.gearbox': gearName(version.gear),
    'chassis.gears': gears ? Number(gears) : null,
    'chassis.traction': traction,
    'chassis.frontSuspension': both('McPherson, molas helicoidais', 'McPherson, resortes helicoidales'),
    'chassis.rearSuspension': cargo
      ? both('Eixo rígido, feixe de molas', 'Eje rígido, elásticos')
      : large
        ? both('Independente multilink', 'Independiente multilink')
        : both('Eixo de torção', 'Eje de torsión'),
    'chassis.steering': large && cargo ? both('Hidráulica') : both('Elétrica', 'Eléctrica'),
    'chassis.frontBrakes': both('Discos ventilados'),
    'chassis.rearBrakes':
      large || (version.tier === 1 && version.price > 120_000)
        ? both('Discos sólidos', 'Discos macizos')
        : both('Tambores'),
    'chassis.tyres': tyreOf(version),
  }
}

/** Upper versions stand on one size more, a little flatter. */
function tyreOf(version: VersionFacts): string {
  const entry = measuresOf(version.modelCode).tyre
  if (version.tier < 0.5) return entry
  const [, width = '', profile = '', rim = ''] = entry.match(/^(\d+)\/(\d+) R(\d+)$/) ?? []
  return `${width}/${Number(profile) - 5} R${Number(rim) + 1}`
}

/** Rows that follow an optional: its state on the version decides them. */
const rowsOfOption: Record<string, string[]> = {
  'full-spare': ['chassis.spare'],
  adas: ['safety.braking', 'safety.lane'],
  'high-tech': ['safety.blindSpot', 'comfort.adaptiveCruise'],
  comfort: ['safety.rearCamera'],
  'camera-360': ['safety.camera360'],
  'park-sensors': ['safety.rearSensors'],
  keyless: ['comfort.keyless'],
  leather: ['comfort.leather'],
  'electric-seat': ['comfort.electricSeat'],
  'heated-seats': ['comfort.heatedSeats'],
  cruise: ['comfort.cruise'],
  panoramic: ['comfort.sunroof'],
  'ambient-light': ['comfort.ambientLight'],
  connect: ['technology.charger', 'technology.mirroring'],
  'premium-audio': ['technology.premiumAudio'],
  'head-up': ['technology.headUp'],
  'park-assist': ['technology.parkAssist'],
  fog: ['exterior.fog'],
  'two-tone': ['exterior.twoTone'],
  tailgate: ['exterior.tailgate'],
  tow: ['exterior.tow'],
}

/** What no optional decides: standard from a place in the range on, or from a price on. */
function plainEquipment(version: VersionFacts): Values {
  const { tier, price, body } = version
  const dear = price > 140_000
  return {
    'chassis.spare': body === 'pickup',
    'safety.airbags': price > 400_000 ? 8 : dear ? 6 : 4,
    'safety.abs': true,
    'safety.stability': true,
    'safety.hill': price > 90_000 || tier > 0,
    'safety.isofix': body !== 'van',
    'safety.braking': false,
    'safety.lane': false,
    'safety.blindSpot': dear && tier === 1,
    'safety.tyrePressure': tier > 0 || dear,
    'safety.rearCamera': false,
    'safety.camera360': false,
    'safety.rearSensors': tier > 0 || dear,
    'comfort.windows': true,
    'comfort.locks': true,
    'comfort.keyless': false,
    'comfort.leather': false,
    'comfort.electricSeat': false,
    'comfort.heatedSeats': false,
    'comfort.cruise': dear || tier >= 0.5,
    'comfort.adaptiveCruise': false,
    'comfort.parkingBrake': dear,
    'comfort.sunroof': false,
    'comfort.ambientLight': false,
    'technology.usb': dear ? 4 : 2 + Math.round(tier),
    'technology.speakers': dear ? 6 : 4,
    'technology.mirroring': tier >= 0.5,
    'technology.cluster': dear ? 10 : tier >= 0.5 ? 7 : null,
    'technology.charger': false,
    'technology.premiumAudio': false,
    'technology.headUp': false,
    'technology.parkAssist': false,
    'technology.connected': dear || tier === 1,
    'exterior.daylight': true,
    'exterior.fog': false,
    'exterior.mirrors': dear || tier > 0,
    'exterior.rails': body === 'suv' || body === 'minivan',
    'exterior.twoTone': false,
    'exterior.tailgate': false,
    'exterior.tow': false,
    'exterior.tinted': tier >= 0.5,
  }
}

function optionValues(parts: ModelPart[], offer: VersionParts): Values {
  const serial = new Set(offer.serial)
  const offered = new Set(offer.parts.map((part) => part.id))
  const values: Values = {}
  for (const part of parts)
    for (const row of rowsOfOption[part.row.key] ?? []) {
      if (serial.has(part.row.id)) values[row] = true
      else if (offered.has(part.row.id)) values[row] = { partId: part.row.id }
    }
  return values
}

/** Inches across the screen in the middle. */
function screenOf({ body, price }: VersionFacts, isLarge: boolean): number {
  const [small, middle, large] = body === 'van' ? ([7, 8.4, 10.1] as const) : ([8.4, 10.1, 12.3] as const)
  return isLarge ? large : price > 140_000 ? middle : small
}

function dependentValues(version: VersionFacts, parts: ModelPart[], offer: VersionParts): Values {
  const isSerial = (key: string) => parts.some((part) => part.row.key === key && offer.serial.includes(part.row.id))
  const isFullLed = isSerial('led') || (version.price > 140_000 && !parts.some((part) => part.row.key === 'led'))
  const rim = tyreOf(version).slice(-2)
  const alloy = version.price > 110_000 || version.tier >= 0.5
  return {
    'comfort.airConditioning':
      isSerial('comfort') || version.price > 170_000 ? both('Digital', 'Climatizador digital') : both('Manual'),
    'technology.screen': screenOf(version, isSerial('connect')),
    'exterior.headlamps': isFullLed ? both('Full LED') : both('Halógenos'),
    'exterior.wheels': alloy ? both(`Liga leve ${rim}"`, `Aleación ${rim}"`) : both(`Aço ${rim}"`, `Acero ${rim}"`),
  }
}

/** The whole datasheet of a version. Values absent from a car (cylinders of an electric one) are null. */
export function datasheetOf(version: VersionFacts, parts: ModelPart[], offer: VersionParts): DatasheetRow {
  return {
    mvs: version.mvs,
    values: {
      ...engineValues(version),
      ...performanceValues(version),
      ...bodyValues(version),
      ...chassisValues(version),
      ...plainEquipment(version),
      ...optionValues(parts, offer),
      ...dependentValues(version, parts, offer),
    },
  }
}
