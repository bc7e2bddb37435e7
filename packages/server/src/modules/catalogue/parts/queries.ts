import type { Accessory, ColorPart, Part, ServiceItem } from '@volante/contract/car-shapes'
import type { Language } from '@volante/contract/site'
import { isCabinFitting } from '@volante/domain/car/car-image'
import { sql } from 'kysely'
import { currencyOf } from '../scope.ts'
import type { StandardPart } from '@volante/domain/configuration/catalogue'
import type { Country } from '@volante/domain/vocabulary'
import { isOneOf } from '../../../platform/db/is-one-of.ts'
import type { Ctx } from '../../../platform/http/ctx.ts'
import { closedBrands } from '../../../platform/sites/group.ts'
import { shownPicture } from '../../../platform/pictures/api.ts'
import type { PartType } from './tables.ts'

/** What a version offers in a country, joined to what it is; texts in the site's language. */
function offers(ctx: Ctx, country: Country) {
  const { language } = ctx.site
  return ctx.db
    .selectFrom('version_parts as o')
    .innerJoin('parts as p', 'p.id', 'o.part_id')
    .where('o.country', '=', country)
    .select([
      'p.id',
      'p.code',
      'p.type',
      'p.behaviour',
      'p.key',
      'p.color_kind as kind',
      'p.hex',
      'p.roof_hex as roofHex',
      'p.fitting',
      'p.part_group as group',
      'o.price_cents as price',
      'o.inclusive_ids as inclusive',
      'o.exclusive_ids as exclusive',
      'o.alternatives',
      'o.color_codes as optionalColors',
      'o.coating_codes as optionalCoatings',
      'p.contents',
      sql<string>`p.name ->> ${language}`.as('name'),
      sql<string | null>`p.benefit ->> ${language}`.as('benefit'),
      shownPicture(sql.ref('p.picture'), sql.val(language)).as('picture'),
    ])
}

type OfferRow = Awaited<ReturnType<ReturnType<typeof offers>['execute']>>[number]

const partOf = (
  { kind: _kind, hex: _hex, roofHex, fitting, group, benefit, contents, picture, ...part }: OfferRow,
  language: Language,
): Part => ({
  ...part,
  ...(roofHex === null ? {} : { roofHex }),
  ...(fitting === null ? {} : { fitting }),
  ...(group === null ? {} : { group }),
  ...(benefit === null ? {} : { benefit }),
  ...(picture ? { picture } : {}),
  contents: contents.map((text) => text[language]),
})

const NO_HEX = '#808080'

const colorOf = (row: OfferRow, language: Language): ColorPart => ({
  ...partOf(row, language),
  kind: row.kind ?? 'solid',
  hex: row.hex ?? NO_HEX,
})

export interface OfferedParts {
  readonly colors: ColorPart[]
  readonly coatings: Part[]
  readonly items: Part[]
  readonly accessories: Part[]
}

/** All parts of a version, or only those of one type, in catalogue order. */
export function offeredParts(ctx: Ctx, mvsCode: string, country: Country, type?: PartType): Promise<OfferedParts> {
  return ctx.remember(['catalogue'], ['parts', ctx.site.language, mvsCode, country, type], () =>
    readOffered(ctx, mvsCode, country, type),
  )
}

async function readOffered(ctx: Ctx, mvsCode: string, country: Country, type?: PartType): Promise<OfferedParts> {
  const rows = await offers(ctx, country)
    .where('o.mvs_code', '=', mvsCode)
    .$if(type !== undefined, (query) => query.where('p.type', '=', type ?? 'ITEM'))
    .orderBy('p.position')
    .execute()
  const { language } = ctx.site
  const of = (wanted: PartType) => rows.filter((row) => row.type === wanted)
  const partsOf = (wanted: PartType) => of(wanted).map((row) => partOf(row, language))
  return {
    colors: of('COLOR').map((row) => colorOf(row, language)),
    coatings: partsOf('COATING'),
    items: partsOf('ITEM'),
    accessories: partsOf('ACCESSORY'),
  }
}

/** The colours of several versions at once, by version in catalogue order. */
export function colorsOfVersions(ctx: Ctx, country: Country, mvsCodes: readonly string[]) {
  const { language } = ctx.site
  return ctx.remember(['catalogue'], ['colors', language, country, mvsCodes], async () => {
    const rows = await offers(ctx, country)
      .where(isOneOf('o.mvs_code', mvsCodes))
      .where('p.type', '=', 'COLOR')
      .select('o.mvs_code as mvsCode')
      .orderBy('p.position')
      .execute()
    const byVersion = Map.groupBy(rows, ({ mvsCode }) => mvsCode)
    return new Map(
      [...byVersion].map(([mvsCode, colors]) => [
        mvsCode,
        colors.map(({ code, name, hex }) => ({ code, name, hex: hex ?? NO_HEX })),
      ]),
    )
  })
}

export interface ModelColor {
  readonly code: string
  readonly kind: 'solid' | 'metallic' | 'pearly' | 'special'
  readonly hex: string
  /** Of a two-tone paint. */
  readonly roofHex: string | null
}

/** What the seats are covered with, as far as it is seen. */
export interface ModelCoating {
  readonly code: string
  readonly material: 'cloth' | 'leather' | 'suede'
  readonly hex: string
}

/** An optional or accessory that is seen: it paints the roof, or the car wears something. */
export interface SeenPart {
  readonly code: string
  readonly roofHex: string | null
  readonly fitting: string | null
}

/** Codes of a version's standard equipment that is seen, from outside or in the cabin, in catalogue order. */
export interface StandardSeen {
  readonly mvsCode: string
  readonly outside: readonly string[]
  readonly inside: readonly string[]
}

/** How a model can look: its colours, its coatings, and the parts that are seen, all in catalogue order; of versions that come with some of these, which. */
export interface ModelPaint {
  readonly colors: readonly ModelColor[]
  readonly coatings: readonly ModelCoating[]
  readonly seen: readonly SeenPart[]
  readonly standard: readonly StandardSeen[]
}

const MATERIALS = ['leather', 'suede'] as const

/** Of a coating nobody has said the colour of. */
const PLAIN_CLOTH = '#26272a'

/** How every model can look, whichever version or country has it, by its address name. */
export function modelPaints(ctx: Ctx): Promise<Readonly<Record<string, ModelPaint>>> {
  return ctx.remember(['catalogue'], ['model paints'], async () => {
    const rows = await ctx.db
      .selectFrom('parts as p')
      .innerJoin('models as m', 'm.code', 'p.model_code')
      .where((eb) =>
        eb.or([
          eb('p.type', 'in', ['COLOR', 'COATING']),
          eb('p.roof_hex', 'is not', null),
          eb('p.fitting', 'is not', null),
        ]),
      )
      .select(['m.slug', 'p.type', 'p.key', 'p.code', 'p.color_kind as kind', 'p.hex'])
      .select(['p.roof_hex as roofHex', 'p.fitting'])
      .orderBy('p.position')
      .execute()
    const bySlug = Map.groupBy(rows, ({ slug }) => slug)
    const standard = await standardSeen(ctx)
    return Object.fromEntries(
      [...bySlug].map(([slug, parts]) => [
        slug,
        {
          standard: standard.get(slug) ?? [],
          colors: parts
            .filter(({ type }) => type === 'COLOR')
            .map(({ code, kind, hex, roofHex }) => ({ code, kind: kind ?? 'solid', hex: hex ?? '#808080', roofHex })),
          coatings: parts
            .filter(({ type }) => type === 'COATING')
            .map(({ code, key, hex }) => ({
              code,
              material: MATERIALS.find((material) => key === `coating-${material}`) ?? 'cloth',
              hex: hex ?? PLAIN_CLOTH,
            })),
          seen: parts
            .filter(({ type }) => type !== 'COLOR' && type !== 'COATING')
            .map(({ code, roofHex, fitting }) => ({ code, roofHex, fitting })),
        },
      ]),
    )
  })
}

/** Versions that come with something that is seen, by their model's address name. */
async function standardSeen(ctx: Ctx): Promise<ReadonlyMap<string, readonly StandardSeen[]>> {
  const rows = await ctx.db
    .selectFrom('version_serial_parts as s')
    .innerJoin('parts as p', 'p.id', 's.part_id')
    .innerJoin('models as m', 'm.code', 'p.model_code')
    .where('p.type', '=', 'ITEM')
    .where('p.fitting', 'is not', null)
    .select(['m.slug', 's.mvs_code as mvsCode', 'p.code', 'p.fitting'])
    .orderBy('p.position')
    .execute()
  const codesOf = (parts: typeof rows, isInside: boolean) =>
    parts.filter(({ fitting }) => isCabinFitting(fitting ?? '') === isInside).map(({ code }) => code)
  const bySlug = Map.groupBy(rows, ({ slug }) => slug)
  return new Map(
    [...bySlug].map(([slug, parts]) => [
      slug,
      [...Map.groupBy(parts, ({ mvsCode }) => mvsCode)].map(([mvsCode, its]) => ({
        mvsCode,
        outside: codesOf(its, false),
        inside: codesOf(its, true),
      })),
    ]),
  )
}

/** Prices of the parts of several versions: MVS code -> part id -> cents. */
export async function partPrices(ctx: Ctx, mvsCodes: readonly string[], country: Country) {
  const rows = await ctx.db
    .selectFrom('version_parts')
    .select(['mvs_code', 'part_id', 'price_cents'])
    .where('country', '=', country)
    .where(isOneOf('mvs_code', mvsCodes))
    .execute()
  const byVersion = Map.groupBy(rows, (row) => row.mvs_code)
  return (mvsCode: string, partId: string): number | undefined =>
    byVersion.get(mvsCode)?.find((row) => row.part_id === partId)?.price_cents
}

/** Names of the optionals that are standard on a version. */
export function serialPartNames(ctx: Ctx, mvsCode: string): Promise<string[]> {
  const { language } = ctx.site
  return ctx.remember(['catalogue'], ['serial parts', language, mvsCode], async () => {
    const rows = await ctx.db
      .selectFrom('version_serial_parts as s')
      .innerJoin('parts as p', 'p.id', 's.part_id')
      .where('s.mvs_code', '=', mvsCode)
      .select(sql<string>`p.name ->> ${language}`.as('name'))
      .orderBy('p.position')
      .execute()
    return rows.map((row) => row.name)
  })
}

/** Standard equipment of a version that is seen, each with how many of the optionals on offer stand before it. */
export function standardParts(ctx: Ctx, mvsCode: string, country: Country): Promise<StandardPart[]> {
  return ctx.remember(['catalogue'], ['standard parts', mvsCode, country], () =>
    ctx.db
      .selectFrom('version_serial_parts as s')
      .innerJoin('parts as p', 'p.id', 's.part_id')
      .where('s.mvs_code', '=', mvsCode)
      .where('p.type', '=', 'ITEM')
      .where('p.fitting', 'is not', null)
      .select(['p.code', 'p.fitting'])
      .select((eb) =>
        eb
          .selectFrom('version_parts as o')
          .innerJoin('parts as q', 'q.id', 'o.part_id')
          .where('o.mvs_code', '=', mvsCode)
          .where('o.country', '=', country)
          .where('q.type', '=', 'ITEM')
          .whereRef('q.position', '<', 'p.position')
          .select(({ fn }) => fn.countAll<number>().as('count'))
          .as('place'),
      )
      .$narrowType<{ fitting: string; place: number }>()
      .orderBy('p.position')
      .execute(),
  )
}

/** Services sold with a model; the workshop's recall service is not among them. */
export function saleServices(ctx: Ctx, modelCode: string, country: Country): Promise<ServiceItem[]> {
  const { language } = ctx.site
  return ctx.remember(['catalogue'], ['services', language, modelCode, country], () =>
    ctx.db
      .selectFrom('car_services')
      .where('model_code', '=', modelCode)
      .where('country', '=', country)
      .where('type', '=', 'SALE')
      .select([
        'id',
        'code',
        'category',
        'price_cents as price',
        sql<string>`name ->> ${language}`.as('name'),
        sql<string>`service_name ->> ${language}`.as('serviceName'),
      ])
      .orderBy('code')
      .execute(),
  )
}

export interface AccessoryFilter {
  readonly country: Country
  readonly brand?: string | undefined
  /** Code, slug or name. */
  readonly model?: string | undefined
  /** MVS code or version code. */
  readonly version?: string | undefined
  readonly codes?: readonly string[] | undefined
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  /** Words for the search index, and the page wanted. */
  readonly search?: { readonly text: string; readonly page: number; readonly size: number } | undefined
}

/** Lets one wrong letter in a word of eight pass. */
const CLOSE_ENOUGH = 0.45

/** One row an accessory whatever versions offer it; `total` counts what a page leaves out. */
export async function accessories(ctx: Ctx, filter: AccessoryFilter): Promise<{ items: Accessory[]; total: number }> {
  const { country, search } = filter
  const words = sql<string>`plain_text(${search?.text ?? ''})`
  const rows = await offers(ctx, country)
    .innerJoin('models as m', 'm.code', 'p.model_code')
    .innerJoin('model_markets as k', (join) =>
      join.onRef('k.model_code', '=', 'm.code').onRef('k.country', '=', 'o.country'),
    )
    .innerJoin('versions as v', 'v.mvs_code', 'o.mvs_code')
    .leftJoin('accessory_index as i', (join) =>
      join.onRef('i.part_id', '=', 'p.id').onRef('i.country', '=', 'o.country'),
    )
    .where('p.type', '=', 'ACCESSORY')
    .where(sql<boolean>`not ${isOneOf('k.brand', closedBrands(ctx, country))}`)
    .$if(filter.brand !== undefined, (query) => query.where('k.brand', '=', filter.brand ?? ''))
    .$if(filter.model !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('m.code', '=', filter.model ?? ''),
          eb('m.slug', '=', filter.model ?? ''),
          eb(sql`lower(m.name)`, '=', (filter.model ?? '').toLowerCase()),
        ]),
      ),
    )
    .$if(filter.version !== undefined, (query) =>
      query.where((eb) =>
        eb.or([eb('v.mvs_code', '=', filter.version ?? ''), eb('v.version_code', '=', filter.version ?? '')]),
      ),
    )
    .$if(filter.codes !== undefined, (query) => query.where(isOneOf('p.code', filter.codes ?? [])))
    .$if(filter.minPrice !== undefined, (query) => query.where('o.price_cents', '>=', filter.minPrice ?? 0))
    .$if(filter.maxPrice !== undefined, (query) => query.where('o.price_cents', '<=', filter.maxPrice ?? 0))
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(strpos(i.words, ${words}) > 0 or word_similarity(${words}, i.words) > ${CLOSE_ENOUGH})`,
      ),
    )
    .distinctOn(['p.position'])
    .select(['m.code as modelCode', 'm.name as modelName', 'm.position as modelPosition'])
    .select(sql<number>`coalesce(word_similarity(${words}, i.words), 0)`.as('rank'))
    .orderBy('p.position')
    .orderBy('v.position')
    .execute()
  const ordered = search ? rows.toSorted((a, b) => b.rank - a.rank) : rows
  const shown = search ? ordered.slice(search.page * search.size, (search.page + 1) * search.size) : ordered
  const items = shown.map(({ modelPosition: _position, rank: _rank, modelCode, modelName, ...row }) => ({
    ...partOf(row, ctx.site.language),
    modelCode,
    modelName,
    currency: currencyOf(country),
  }))
  return { items, total: rows.length }
}
