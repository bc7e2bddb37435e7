import type { AutocompleteItem, GeocodeResult } from '@volante/contract/location'
import { distanceM, estimatedDrive } from '@volante/domain/places/geo'
import { findCountry, findState, type LonLat, placeLabel, plainName } from '@volante/domain/places/places'
import { stateOfCep } from '@volante/domain/places/postal-ranges'
import type { Country } from '@volante/domain/vocabulary'
import type { Gazetteer, GazetteerPlace } from './gazetteer.ts'
import { MapsError, type MapsProvider } from './provider.ts'

const OWN_IDS = 'place:'
/** Further from any known place lies the sea or another country. */
const REACH_M = 150_000
/** Further than this nobody drives: the continent is not that wide. */
const LONGEST_DRIVE_M = 7_000_000

/** Whether a place id was given out by the built-in maps, whatever provider is chosen now. */
export const isOwnPlaceId = (placeId: string): boolean => placeId.startsWith(OWN_IDS)

/** Maps without a network: the cities of the gazetteer, straight lines with a road factor. */
export function builtInMaps(gazetteer: Gazetteer): MapsProvider {
  return {
    async reverseGeocode(at) {
      const place = await gazetteer.nearest(at)
      if (!place || distanceM(at, [place.lon, place.lat]) > REACH_M) throw new MapsError('maps.reverseGeocode.failed')
      return { ...result(place), longitude: at[0], latitude: at[1] }
    },
    async geocode(address, country) {
      const place = await findPlace(gazetteer, address, country)
      if (!place) throw new MapsError('maps.geocode.failed')
      return result(place)
    },
    async placeDetails(placeId) {
      const place = isOwnPlaceId(placeId) ? await gazetteer.byCode(placeId.slice(OWN_IDS.length)) : undefined
      if (!place) throw new MapsError('maps.placeDetails.failed')
      return result(place)
    },
    async autocomplete(input, country) {
      const { names, state } = partsOf(input, country)
      const places = names[0] ? await gazetteer.search(names[0], 8, country, state) : []
      if (places.length === 0) throw new MapsError('maps.autocomplete.failed')
      return places.map((place) => suggestion(place, names[0] ?? ''))
    },
    async routeMatrix(origins, destinations) {
      return origins.map((from) => destinations.map((to) => drive(from, to)))
    },
  }
}

function drive(from: LonLat, to: LonLat) {
  const leg = estimatedDrive(from, to)
  return leg.distance > LONGEST_DRIVE_M ? null : leg
}

const labelOf = ({ country, name, state }: GazetteerPlace) => placeLabel(country, name, state)

function result(place: GazetteerPlace): GeocodeResult {
  const country = findCountry(place.country)
  return {
    placeId: OWN_IDS + place.code,
    latitude: place.lat,
    longitude: place.lon,
    description: labelOf(place),
    cityName: place.name,
    countryCode: place.country,
    countryName: country?.name[country.language] ?? '',
    stateCode: place.state,
    stateName: findState(place.country, place.state)?.name ?? place.state,
  }
}

function suggestion(place: GazetteerPlace, typed: string): AutocompleteItem {
  const description = labelOf(place)
  const offset = plainName(description).indexOf(plainName(typed))
  const matchedSubstrings = offset < 0 ? [] : [{ offset, length: plainName(typed).length }]
  return { description, placeId: OWN_IDS + place.code, matchedSubstrings }
}

/** "Avenida Paulista 1000, São Paulo - SP": a CEP anywhere decides, else the parts are tried from the end, where the city stands. */
async function findPlace(
  gazetteer: Gazetteer,
  address: string,
  country?: Country,
): Promise<GazetteerPlace | undefined> {
  const cep = /(?<!\d)(\d{5})-?(\d{3})(?!\d)/.exec(address)
  const digits = cep ? `${cep[1]}${cep[2]}` : ''
  if (country !== 'AR' && stateOfCep(digits)) {
    const place = await gazetteer.byPostalCode(digits)
    if (place) return place
  }
  const { names, state } = partsOf(address, country)
  for (const name of names.toReversed()) {
    const found = await gazetteer.search(name, 5, country, state)
    const exact = found.find((place) => plainName(place.name) === plainName(name))
    if (exact ?? (names.length === 1 && found[0])) return exact ?? found[0]
  }
  return undefined
}

/** Splits an address at commas and spaced hyphens; a last part that names a state narrows the search to it. */
function partsOf(address: string, country?: Country): { names: string[]; state?: string } {
  const names = address
    .split(/,|\s-\s|\s–\s/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part) && !isCountryName(part))
  const last = names.at(-1)
  if (!last || names.length < 2) return { names }
  const state = (country ? [country] : (['BR', 'AR'] as const)).flatMap((one) => findState(one, last) ?? [])[0]
  if (!state) return { names }
  return { names: names.slice(0, -1), state: state.country === 'BR' ? state.code : state.name }
}

const isCountryName = (part: string) => ['brasil', 'brazil', 'argentina'].includes(plainName(part))
