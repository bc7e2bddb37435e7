import { nearest } from '../../packages/domain/src/places/geo.ts'
import { findState, plainName } from '../../packages/domain/src/places/places.ts'
import { type GeoName, rounded } from './geonames.ts'
import { mainCitiesAr } from './main-cities-ar.ts'
import { provinceZones } from './zones.ts'

/** One line of localities-ar.json. */
export interface Locality {
  /** INDEC department code (or the province's, where GeoNames has none) and the name: "06882-zarate". */
  code: string
  /** ISO 3166-2 letter of the province. */
  province: string
  name: string
  lon: number
  lat: number
  /** Id of the province's zone it lies in. */
  zone: string | null
  /** INDEC department code, 5 digits. */
  department?: string
  areaCode?: string
  /** Province letter and four digits, the first part of the CPA. */
  postalCode?: string
}

/** GeoNames numbers the Argentine provinces in its own way. */
const geoNamesProvinces: Readonly<Record<string, string>> = {
  '01': 'B',
  '02': 'K',
  '03': 'H',
  '04': 'U',
  '05': 'X',
  '06': 'W',
  '07': 'C',
  '08': 'E',
  '09': 'P',
  '10': 'Y',
  '11': 'L',
  '12': 'F',
  '13': 'M',
  '14': 'N',
  '15': 'Q',
  '16': 'R',
  '17': 'A',
  '18': 'J',
  '19': 'D',
  '20': 'Z',
  '21': 'S',
  '22': 'G',
  '23': 'V',
  '24': 'T',
}

/** Argentine places of GeoNames; where a name stands twice in a department the first row is kept. */
export function buildLocalities(places: readonly GeoName[]): Locality[] {
  const main = new Map(mainCitiesAr.map((city) => [`${city[0]} ${plainName(city[1])}`, city]))
  const byCode = new Map<string, Locality>()
  for (const place of places.filter((one) => one.country === 'AR')) {
    const locality = localityOf(place)
    const city = main.get(`${locality.province} ${plainName(place.name)}`)
    if (city) Object.assign(locality, { areaCode: city[2], postalCode: `${city[0]}${city[3]}` })
    if (!byCode.has(locality.code)) byCode.set(locality.code, locality)
  }
  return [...byCode.values()].sort((a, b) => a.code.localeCompare(b.code))
}

function localityOf(place: GeoName): Locality {
  const province = geoNamesProvinces[place.admin1] ?? ''
  const official = findState('AR', province)?.officialCode
  if (!official) throw new Error(`Unknown province ${place.admin1} of ${place.name}`)
  const [lon, lat] = [rounded(place.lng), rounded(place.lat)]
  const zones = provinceZones.filter((zone) => zone[1] === province)
  return {
    code: `${place.admin2 || `${official}000`}-${plainName(place.name).replace(/[^a-z0-9]+/g, '-')}`,
    province,
    name: place.name,
    lon,
    lat,
    zone: nearest([lon, lat], zones, (zone) => [zone[3], zone[4]])?.[0] ?? null,
    ...(place.admin2 ? { department: place.admin2 } : {}),
  }
}
