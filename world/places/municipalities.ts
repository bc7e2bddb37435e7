import { getMunicipalities } from '@brazilian-utils/brazilian-utils'
import { findState, type LonLat, plainName } from '../../packages/domain/src/places/places.ts'
import { type GeoName, rounded } from './geonames.ts'
import { mainCitiesBr } from './main-cities-br.ts'

/** One line of municipalities.json. */
export interface Municipality {
  /** IBGE code, 7 digits. */
  code: string
  uf: string
  name: string
  lon: number
  lat: number
  /** Set where GeoNames does not know the place: the coordinate is the state's centre. */
  approximate?: true
  areaCode?: string
  /** CEP prefix ranges "01000-05999", five digits each end. */
  cep?: string[]
}

/** GeoNames numbers the Brazilian states in its own way. */
const geoNamesStates: Readonly<Record<string, string>> = {
  '01': 'AC',
  '02': 'AL',
  '03': 'AP',
  '04': 'AM',
  '05': 'BA',
  '06': 'CE',
  '07': 'DF',
  '08': 'ES',
  '11': 'MS',
  '13': 'MA',
  '14': 'MT',
  '15': 'MG',
  '16': 'PA',
  '17': 'PB',
  '18': 'PR',
  '20': 'PI',
  '21': 'RJ',
  '22': 'RN',
  '23': 'RS',
  '24': 'RO',
  '25': 'RR',
  '26': 'SC',
  '27': 'SP',
  '28': 'SE',
  '29': 'GO',
  '30': 'PE',
  '31': 'TO',
}

/** Municipalities GeoNames does not list: their seats, to about a kilometre. */
const missing: Readonly<Record<string, LonLat>> = {
  '1100148': [-62.31, -11.72],
  '2104701': [-44.33, -5.41],
  '2410009': [-38.05, -6.27],
  '2507705': [-36.58, -7.07],
  '2513653': [-38.48, -6.49],
  '2702108': [-35.72, -8.91],
  '2706307': [-36.63, -9.41],
  '3151107': [-42.35, -21.66],
  '3166600': [-45.8, -19.45],
  '3302858': [-43.46, -22.8],
  '3507209': [-50.55, -22.27],
  '5005681': [-54.28, -23.94],
  '5201207': [-48.22, -18.33],
}

/**
 * Every Brazilian municipality with its IBGE code. The coordinate is that of the GeoNames row with its name and code,
 * else with its name in the state, else with its code: the name goes first because GeoNames files some places under a
 * neighbour's code. What is left comes from the list above, or lies at the state's centre; both are flagged.
 */
export function buildMunicipalities(places: readonly GeoName[]): Municipality[] {
  const find = finder(places.filter((place) => place.country === 'BR'))
  const main = new Map(mainCitiesBr.map((city) => [nameKey(city[0], city[1]), city]))
  return getMunicipalities()
    .map(({ code, name, stateCode }): Municipality => {
      const city = main.get(nameKey(stateCode, name))
      return {
        code,
        uf: stateCode,
        name,
        ...coordinates(stateCode, code, find(stateCode, name, code)),
        ...(city ? { areaCode: city[2], cep: city[3].split(' ') } : {}),
      }
    })
    .sort((a, b) => a.code.localeCompare(b.code))
}

const nameKey = (uf: string, name: string) => `${uf} ${plainName(name)}`

function finder(places: readonly GeoName[]) {
  const index = new Map<string, GeoName>()
  for (const place of places) {
    const name = nameKey(geoNamesStates[place.admin1] ?? '', place.name)
    index.set(`${name} ${place.admin2}`, place)
    index.set(name, place)
    if (place.admin2 !== '') index.set(place.admin2, place)
  }
  return (uf: string, name: string, code: string): GeoName | undefined =>
    index.get(`${nameKey(uf, name)} ${code}`) ?? index.get(nameKey(uf, name)) ?? index.get(code)
}

function coordinates(
  uf: string,
  code: string,
  place: GeoName | undefined,
): Pick<Municipality, 'lon' | 'lat' | 'approximate'> {
  if (place) return { lon: rounded(place.lng), lat: rounded(place.lat) }
  const [lon, lat] = missing[code] ?? findState('BR', uf)?.centre ?? unknownState(uf)
  return { lon, lat, approximate: true }
}

function unknownState(uf: string): never {
  throw new Error(`Unknown state ${uf}`)
}
