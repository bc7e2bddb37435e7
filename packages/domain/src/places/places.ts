import type { Country, Currency, Language } from '../vocabulary.ts'

/** Countries, Brazilian states and Argentine provinces as fixed lists (IBGE; ISO 3166-2:AR and INDEC). */

export type LonLat = readonly [longitude: number, latitude: number]

export interface CountryFacts {
  code: Country
  name: Readonly<Record<Language, string>>
  currency: Currency
  language: Language
  /** Argentina and Chile have no state code on the wire: the state's name stands in its place (spec platform §9). */
  hasStateCodes: boolean
}

export interface State {
  country: Country
  /** UF in Brazil, ISO 3166-2 letter in Argentina. */
  code: string
  name: string
  /** IBGE code in Brazil, INDEC code in Argentina: two digits. */
  officialCode: string
  region: string
  timeZone: string
  /** A point well inside the state, for labels and as a last resort for places without coordinates. */
  centre: LonLat
}

export const countries: readonly CountryFacts[] = [
  {
    code: 'BR',
    name: { 'pt-BR': 'Brasil', 'es-AR': 'Brasil' },
    currency: 'BRL',
    language: 'pt-BR',
    hasStateCodes: true,
  },
  {
    code: 'AR',
    name: { 'pt-BR': 'Argentina', 'es-AR': 'Argentina' },
    currency: 'ARS',
    language: 'es-AR',
    hasStateCodes: false,
  },
]

type Row = readonly [
  code: string,
  name: string,
  officialCode: string,
  region: string,
  zone: string,
  lon: number,
  lat: number,
]

const brazil: readonly Row[] = [
  ['AC', 'Acre', '12', 'Norte', 'Rio_Branco', -70.5, -9.1],
  ['AL', 'Alagoas', '27', 'Nordeste', 'Maceio', -36.6, -9.6],
  ['AP', 'Amapá', '16', 'Norte', 'Belem', -52.0, 1.4],
  ['AM', 'Amazonas', '13', 'Norte', 'Manaus', -64.7, -4.2],
  ['BA', 'Bahia', '29', 'Nordeste', 'Bahia', -41.7, -12.5],
  ['CE', 'Ceará', '23', 'Nordeste', 'Fortaleza', -39.6, -5.1],
  ['DF', 'Distrito Federal', '53', 'Centro-Oeste', 'Sao_Paulo', -47.8, -15.8],
  ['ES', 'Espírito Santo', '32', 'Sudeste', 'Sao_Paulo', -40.7, -19.6],
  ['GO', 'Goiás', '52', 'Centro-Oeste', 'Sao_Paulo', -49.6, -16.0],
  ['MA', 'Maranhão', '21', 'Nordeste', 'Fortaleza', -45.3, -5.1],
  ['MT', 'Mato Grosso', '51', 'Centro-Oeste', 'Cuiaba', -55.9, -12.9],
  ['MS', 'Mato Grosso do Sul', '50', 'Centro-Oeste', 'Campo_Grande', -54.8, -20.3],
  ['MG', 'Minas Gerais', '31', 'Sudeste', 'Sao_Paulo', -44.7, -18.5],
  ['PA', 'Pará', '15', 'Norte', 'Belem', -53.1, -4.0],
  ['PB', 'Paraíba', '25', 'Nordeste', 'Fortaleza', -36.8, -7.1],
  ['PR', 'Paraná', '41', 'Sul', 'Sao_Paulo', -51.6, -24.6],
  ['PE', 'Pernambuco', '26', 'Nordeste', 'Recife', -37.9, -8.3],
  ['PI', 'Piauí', '22', 'Nordeste', 'Fortaleza', -42.9, -7.4],
  ['RJ', 'Rio de Janeiro', '33', 'Sudeste', 'Sao_Paulo', -42.7, -22.2],
  ['RN', 'Rio Grande do Norte', '24', 'Nordeste', 'Fortaleza', -36.7, -5.8],
  ['RS', 'Rio Grande do Sul', '43', 'Sul', 'Sao_Paulo', -53.3, -29.7],
  ['RO', 'Rondônia', '11', 'Norte', 'Porto_Velho', -62.8, -10.9],
  ['RR', 'Roraima', '14', 'Norte', 'Boa_Vista', -61.4, 2.1],
  ['SC', 'Santa Catarina', '42', 'Sul', 'Sao_Paulo', -50.5, -27.2],
  ['SP', 'São Paulo', '35', 'Sudeste', 'Sao_Paulo', -48.7, -22.3],
  ['SE', 'Sergipe', '28', 'Nordeste', 'Maceio', -37.4, -10.6],
  ['TO', 'Tocantins', '17', 'Norte', 'Araguaina', -48.3, -10.2],
]

const argentina: readonly Row[] = [
  ['C', 'Ciudad Autónoma de Buenos Aires', '02', 'AMBA', 'Buenos_Aires', -58.44, -34.61],
  ['B', 'Buenos Aires', '06', 'Pampeana', 'Buenos_Aires', -60.5, -36.7],
  ['K', 'Catamarca', '10', 'NOA', 'Catamarca', -66.9, -27.3],
  ['H', 'Chaco', '22', 'NEA', 'Cordoba', -60.8, -26.4],
  ['U', 'Chubut', '26', 'Patagonia', 'Catamarca', -68.5, -43.8],
  ['X', 'Córdoba', '14', 'Centro', 'Cordoba', -63.8, -32.1],
  ['W', 'Corrientes', '18', 'NEA', 'Cordoba', -57.8, -28.8],
  ['E', 'Entre Ríos', '30', 'Centro', 'Cordoba', -59.2, -32.1],
  ['P', 'Formosa', '34', 'NEA', 'Cordoba', -60.0, -24.9],
  ['Y', 'Jujuy', '38', 'NOA', 'Jujuy', -65.8, -23.3],
  ['L', 'La Pampa', '42', 'Pampeana', 'Salta', -65.4, -37.1],
  ['F', 'La Rioja', '46', 'Cuyo', 'La_Rioja', -67.2, -29.7],
  ['M', 'Mendoza', '50', 'Cuyo', 'Mendoza', -68.6, -34.6],
  ['N', 'Misiones', '54', 'NEA', 'Cordoba', -54.7, -26.9],
  ['Q', 'Neuquén', '58', 'Patagonia', 'Salta', -70.1, -38.6],
  ['R', 'Río Negro', '62', 'Patagonia', 'Salta', -67.2, -40.4],
  ['A', 'Salta', '66', 'NOA', 'Salta', -64.8, -24.3],
  ['J', 'San Juan', '70', 'Cuyo', 'San_Juan', -68.9, -30.9],
  ['D', 'San Luis', '74', 'Cuyo', 'San_Luis', -66.0, -33.8],
  ['Z', 'Santa Cruz', '78', 'Patagonia', 'Rio_Gallegos', -69.9, -48.8],
  ['S', 'Santa Fe', '82', 'Centro', 'Cordoba', -60.9, -30.7],
  ['G', 'Santiago del Estero', '86', 'NOA', 'Cordoba', -63.3, -27.8],
  ['V', 'Tierra del Fuego', '94', 'Patagonia', 'Ushuaia', -67.6, -54.3],
  ['T', 'Tucumán', '90', 'NOA', 'Tucuman', -65.4, -26.9],
]

const stateOf = (country: Country, zonePrefix: string, row: Row): State => {
  const [code, name, officialCode, region, zone, lon, lat] = row
  return { country, code, name, officialCode, region, timeZone: zonePrefix + zone, centre: [lon, lat] }
}

export const states: readonly State[] = [
  ...brazil.map((row) => stateOf('BR', 'America/', row)),
  ...argentina.map((row) => stateOf('AR', 'America/Argentina/', row)),
]

/**
 * Takes any text, returns the form in which names of places are compared: lower case, without accents and apostrophes
 * ("Sant'Ana" is "santana"), hyphens as spaces, single spaces.
 */
export const plainName = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'’`]/gu, '')
    .replaceAll('-', ' ')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()

/** Takes a country code in any case, returns the country; undefined outside BR and AR (spec platform §1). */
export const findCountry = (code: string): CountryFacts | undefined =>
  countries.find((country) => country.code === code.trim().toUpperCase())

/** Takes a state's code, name or two-digit official code, any case and accents, returns the state; undefined when the country has none such. */
export function findState(country: Country, given: string): State | undefined {
  const wanted = plainName(given)
  return states.find(
    (state) =>
      state.country === country &&
      (state.code.toLowerCase() === wanted || plainName(state.name) === wanted || state.officialCode === wanted),
  )
}

/** Takes a state, returns what stands in `stateCode` of a location: the UF in Brazil, the province's name in Argentina (spec platform §9). */
export const stateKey = (state: State): string => (state.country === 'BR' ? state.code : state.name)

/** Takes what `stateKey` answered; returns the state's name, anything else as it is. */
export const stateName = (key: string): string => states.find((state) => stateKey(state) === key)?.name ?? key

/** Takes the name of a place and a state key, returns "Campinas - SP" or "Rafaela, Santa Fe". */
export const placeLabel = (country: Country, cityName: string, key: string): string =>
  country === 'BR' ? `${cityName} - ${key}` : `${cityName}, ${key}`

/** Takes what somebody typed as a place; returns the city and, where it was written as a label, the key of its state or province. */
export function readPlaceLabel(
  country: Country,
  typed: string,
): { readonly cityName: string; readonly key: string | null } {
  const text = typed.trim()
  const mark = country === 'BR' ? ' - ' : ', '
  const at = text.lastIndexOf(mark)
  return at < 1 ? { cityName: text, key: null } : { cityName: text.slice(0, at), key: text.slice(at + mark.length) }
}

/** The 13 municipalities of the far west of Amazonas keep Acre's hour (Law 12.876 of 2013), Fernando de Noronha its own. */
const zoneByMunicipality: Readonly<Record<string, string>> = {
  '2605459': 'America/Noronha',
  ...Object.fromEntries(
    [
      '1300201',
      '1300607',
      '1300706',
      '1301407',
      '1301506',
      '1301654',
      '1301803',
      '1301951',
      '1302306',
      '1302405',
      '1303502',
      '1303908',
      '1304062',
    ].map((code) => [code, 'America/Eirunepe']),
  ),
}

/** Takes a state and the official code of a municipality in it, returns the IANA time zone kept there. */
export const timeZoneOf = (state: State, cityCode: string): string => zoneByMunicipality[cityCode] ?? state.timeZone
