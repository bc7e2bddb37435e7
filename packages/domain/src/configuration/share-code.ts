import type { AddressRequest } from './address.ts'
import type { Build } from './catalogue.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { checkCharacter, normalized, SYMBOLS } from './share-alphabet.ts'

/**
 * Bit budget, 5 bits a character, 16 characters = 75 bits and the check character:
 * format 4 · version 12 · colour 6 · coating 4 · catalogue digest 8 · extras flag 1 = 35 bits, 7 characters;
 * then the optionals, 40 bits in at most 8 characters, empty ones at the end left out; then the check character.
 * With accessories, services or a 41st optional the flag is set and each list brings its length: the code grows.
 */
export type VersionRef = { readonly mvsCode: string; readonly year: number; readonly market: string }

/** Every list is append-only: what once had a place keeps it, or old codes would mean other cars. */
export type CodeBook = { readonly versions: readonly VersionRef[] }
export type VersionOrder = {
  readonly colors: readonly string[]
  readonly coatings: readonly string[]
  readonly items: readonly string[]
  readonly accessories: readonly string[]
  readonly services: readonly string[]
}

export type SharedCar = {
  readonly version: VersionRef
  readonly digest: number
  readonly color: number | null
  readonly coating: number | null
  readonly items: readonly number[]
  readonly accessories: readonly number[]
  readonly services: readonly number[]
}

export type CodeRefusal = 'character' | 'length' | 'check' | 'format' | 'version'

const FORMAT = 1
const HEADER = 7
const PLAIN_ITEMS = 8
const VERSIONS = 2 ** 12
/** The highest number of a field stands for "none chosen". */
const NO_COLOR = 2 ** 6 - 1
const NO_COATING = 2 ** 4 - 1

/**
 * Takes a build, its version's place in the book and its order; returns the code in groups of four, or null when something
 * of it has no place there. Holds what was chosen; what that includes follows from the catalogue (C11, CF9).
 */
export function shareCode(index: CatalogueIndex, build: Build, version: number, order: VersionOrder): string | null {
  const color = placeOf(order.colors, build.colorCode, NO_COLOR)
  const coating = placeOf(order.coatings, build.coatingCode, NO_COATING)
  const places = (list: readonly string[], ids: readonly string[]) => ids.map((id) => list.indexOf(id))
  const isAccessory = (id: string) => index.nodes[index.positions.get(id) ?? -1]?.type === 'ACCESSORY'
  const items = places(
    order.items,
    build.chosen.filter((id) => !isAccessory(id)),
  )
  const accessories = places(
    order.accessories,
    build.chosen.filter((id) => isAccessory(id)),
  )
  const services = places(order.services, build.services)
  const all = [color, coating, ...items, ...accessories, ...services]
  if (version < 0 || version >= VERSIONS || all.some((place) => place < 0)) return null
  const lists = [items, accessories, services].map(chunksOf)
  const [plain = [], ...extras] = lists
  const grows = plain.length > PLAIN_ITEMS || extras.some((list) => list.length > 0)
  const header = headerOf([FORMAT, version, color, coating, index.digest, grows ? 1 : 0])
  const body = grows ? lists.flatMap((list) => [list.length, ...list]) : plain
  if (lists.some((list) => list.length > 31)) return null
  const symbols = [...header, ...body]
  return grouped([...symbols, checkCharacter(symbols)].map((symbol) => SYMBOLS[symbol]).join(''))
}

/** Takes what was typed (any case, spaces, hyphens, O for 0, I and L for 1) and the book; returns what it stands for, or why not. */
export function readShareCode(typed: string, book: CodeBook): SharedCar | CodeRefusal {
  const symbols = normalized(typed)
  if (!symbols) return 'character'
  if (symbols.length < HEADER + 1) return 'length'
  const content = symbols.slice(0, -1)
  if (checkCharacter(content) !== symbols.at(-1)) return 'check'
  const [format, version = -1, color, coating, digest = 0, grows] = fieldsOf(content.slice(0, HEADER))
  if (format !== FORMAT) return 'format'
  const found = book.versions[version]
  if (!found) return 'version'
  const lists =
    grows === 1 ? listsOf(content.slice(HEADER)) : content.length <= HEADER + PLAIN_ITEMS && [content.slice(HEADER)]
  if (!lists) return 'length'
  const [items = [], accessories = [], services = []] = lists.map(placesIn)
  const chosen = (place: number | undefined, none: number) => (place === undefined || place === none ? null : place)
  return {
    version: found,
    digest,
    color: chosen(color, NO_COLOR),
    coating: chosen(coating, NO_COATING),
    items,
    accessories,
    services,
  }
}

/** What a code asks of the version's catalogue: openBuild returns the build and what is gone. */
export type SharedRequest = Omit<AddressRequest, 'step' | 'mvsCode' | 'year'> & {
  /** The version's parts or their relations are not those of the day the code was made. */
  readonly catalogueChanged: boolean
}

/** Takes a code that was read, the order of its version and the present catalogue; returns what to open. */
export function sharedRequest(shared: SharedCar, order: VersionOrder, index: CatalogueIndex): SharedRequest {
  const named = (list: readonly string[], places: readonly number[]) =>
    places.map((place) => list[place] ?? `#${place}`)
  const one = (list: readonly string[], place: number | null) => (place === null ? null : (list[place] ?? `#${place}`))
  return {
    colorCode: one(order.colors, shared.color),
    coatingCode: one(order.coatings, shared.coating),
    parts: [...named(order.items, shared.items), ...named(order.accessories, shared.accessories)],
    services: named(order.services, shared.services),
    catalogueChanged: shared.digest !== index.digest,
  }
}

const placeOf = (list: readonly string[], code: string | null, none: number): number => {
  const place = code === null ? none : list.indexOf(code)
  return code !== null && place >= none ? -1 : place
}

const WIDTHS = [4, 12, 6, 4, 8, 1]

/** 35 bits pass the 32 of bit operators but not the 53 of a number. */
function headerOf(fields: readonly number[]): number[] {
  const value = fields.reduce((total, field, nth) => total * 2 ** (WIDTHS[nth] ?? 0) + field, 0)
  return Array.from({ length: HEADER }, (_, at) => Math.floor(value / 32 ** (HEADER - 1 - at)) % 32)
}

function fieldsOf(header: readonly number[]): number[] {
  let rest = header.reduce((total, symbol) => total * 32 + symbol, 0)
  const fields = WIDTHS.toReversed().map((width) => {
    const field = rest % 2 ** width
    rest = Math.floor(rest / 2 ** width)
    return field
  })
  return fields.toReversed()
}

/** Places to 5-bit chunks, as few as hold the highest place. */
function chunksOf(places: readonly number[]): number[] {
  const chunks = Array.from({ length: Math.floor(Math.max(-1, ...places) / 5) + 1 }, () => 0)
  for (const place of places) chunks[Math.floor(place / 5)] = (chunks[Math.floor(place / 5)] ?? 0) | (1 << (place % 5))
  return chunks
}

const placesIn = (chunks: readonly number[]): number[] =>
  chunks.flatMap((chunk, at) => [0, 1, 2, 3, 4].filter((bit) => (chunk >>> bit) & 1).map((bit) => at * 5 + bit))

function listsOf(body: readonly number[]): number[][] | null {
  const lists: number[][] = []
  let start = 0
  while (lists.length < 3) {
    const length = body[start] ?? body.length
    lists.push(body.slice(start + 1, start + 1 + length))
    start += 1 + length
  }
  return start === body.length ? lists : null
}

const grouped = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code
