import { BENEFIT_LENGTH, PART_GROUPS } from '@volante/domain/configuration/part-groups'
import { COLOUR_KINDS, PART_BEHAVIOURS, PART_TYPES } from '@volante/domain/vocabulary'
import * as z from 'zod/mini'
import { Accessory, Brand, Cents, ColorPart, Country, MvsCode, Part, scope } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { bool, int, many, page, paging, short } from './query.ts'

const ofVersion = z.object({ ...scope, mvsCode: MvsCode })
const errors = { 'request.notFound': 404 } as const
const cache = ['catalogue']
const showcase = {
  model: z.optional(short(40)),
  version: z.optional(short(16)),
  brand: z.optional(Brand),
  country: z.optional(Country),
}
const codes = z.array(short(20)).check(z.minLength(1), z.maxLength(500))
const ids = z._default(z.array(short(40)).check(z.maxLength(100)), [])

const Hex = z.string().check(z.regex(/^#[0-9A-F]{6}$/i, 'request.invalid'))

const NewPart = z.object({
  code: z.string().check(z.regex(/^[A-Z0-9]{2,12}$/, 'request.invalid')),
  name: short(120),
  /** The name by language, where it differs; `name` elsewhere. */
  names: z.optional(z.partial(z.object({ 'pt-BR': short(120), 'es-AR': short(120) }))),
  type: z.enum(PART_TYPES),
  /** A colour says of which kind it is and how it looks; a coating may say its colour. */
  colorKind: z.optional(z.enum(COLOUR_KINDS)),
  hex: z.optional(Hex),
  /** Of a two-tone paint, or of an optional that paints the roof. */
  roofHex: z.optional(Hex),
  /** Of an optional or accessory that is seen: the name of its pictures and geometry. */
  fitting: z.optional(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'request.invalid'))),
  /** What an optional, accessory or coating is for, and in one line what its buyer gains. */
  group: z.optional(z.enum(PART_GROUPS)),
  benefit: z.optional(z.object({ 'pt-BR': short(BENEFIT_LENGTH), 'es-AR': short(BENEFIT_LENGTH) })),
  behaviour: z._default(z.enum(PART_BEHAVIOURS), 'OPTIONAL'),
  /** Cents of the site's currency. */
  price: z._default(Cents, 0),
  inclusiveIds: ids,
  exclusiveIds: ids,
  /** Colour codes. */
  optionalColors: ids,
  mvsCodes: z.array(MvsCode).check(z.minLength(1), z.maxLength(100)),
})

export const parts = service('parts', {
  coatings: call({
    id: 'parts.coating.list',
    get: '/parts/coating',
    access: 'public',
    cache,
    query: ofVersion,
    ok: z.array(Part),
    errors,
    says: 'Takes an MVS code; returns its coatings with prices and relations. Refuses a version the country does not know.',
  }),
  colors: call({
    id: 'parts.color.list',
    get: '/parts/color',
    access: 'public',
    cache,
    query: ofVersion,
    ok: z.array(ColorPart),
    errors,
    says: 'Takes an MVS code; returns its colours with kind, hex value and price. Refuses a version the country does not know.',
  }),
  items: call({
    id: 'parts.item.list',
    get: '/parts/item',
    access: 'public',
    cache,
    query: ofVersion,
    ok: z.array(Part),
    errors,
    says: 'Takes an MVS code; returns its optionals with inclusive, exclusive and alternative ids and colour limits. Refuses a version the country does not know.',
  }),
  accessories: call({
    id: 'parts.accessory.list',
    get: '/parts/accessory',
    access: 'public',
    cache,
    query: z.object({
      ...showcase,
      mvsCode: z.optional(MvsCode),
      minPrice: z.optional(int()),
      maxPrice: z.optional(int()),
    }),
    ok: z.array(Accessory),
    says: 'Takes model (code, slug or name), version or MVS code and a price range in cents; returns the accessories.',
  }),
  accessory: call({
    id: 'parts.accessory.get',
    get: '/parts/accessory/{code}',
    access: 'public',
    cache,
    params: z.object({ code: short(20) }),
    ok: Accessory,
    errors: { 'item.infoFailed': 404 },
    says: 'Takes an accessory code; returns the accessory. Refuses an unknown one.',
  }),
  accessoriesByCodes: call({
    id: 'parts.accessory.byCodes',
    get: '/parts/accessory/codes',
    access: 'public',
    query: z.object({ codes: many() }),
    ok: z.array(Accessory),
    says: 'Takes codes as repeated keys; returns the accessories there are, in the order of the codes.',
  }),
  searchAccessories: call({
    id: 'parts.accessory.search',
    get: '/parts/accessory/search',
    access: 'public',
    query: z.object({ ...showcase, ...paging, text: short(100) }),
    ok: page(Accessory),
    says: 'Takes words (accents, case and small slips do not matter); returns a page of indexed accessories, best match first.',
  }),
  indexAccessories: call({
    id: 'parts.accessory.index',
    post: '/parts/accessory/index',
    access: 'bearer',
    may: 'accessories.index',
    within: { market: 'site' },
    body: z.object({ codes }),
    ok: z.object({ count: z.int() }),
    says: 'Takes accessory codes and puts those that exist into the search index; returns how many.',
  }),
  reindexAccessories: call({
    id: 'parts.accessory.reindex',
    post: '/parts/accessory/reindex',
    access: 'bearer',
    may: 'accessories.index',
    within: { market: 'site' },
    ok: z.object({ count: z.int() }),
    says: 'Builds the whole accessory search index anew; returns how many it holds.',
  }),
  deleteAccessoryIndex: call({
    id: 'parts.accessory.deleteIndex',
    delete: '/parts/accessory/index',
    access: 'bearer',
    may: 'accessories.index',
    within: { market: 'site' },
    query: z.object({ codes: z.optional(many()), all: z.optional(bool()) }),
    errors: { 'request.invalid': 400 },
    says: 'Takes codes to drop from the search index, or all=true for the whole of it; refuses neither.',
  }),
  createPart: call({
    id: 'parts.part.create',
    post: '/parts/part',
    access: 'bearer',
    may: 'parts.create',
    within: { market: 'site' },
    body: NewPart,
    ok: Part,
    status: 201,
    errors: { 'catalogue.unknownCodes': 422, 'catalogue.partExists': 409, 'request.invalid': 422 },
    says: "Takes a part and the versions of one model that get it, priced in the site's country; a colour with its kind and paint, names by language where they differ. Refuses unknown versions, parts and colours, a colour without either, and a code the model has.",
  }),
})

export type NewPart = z.output<typeof NewPart>
