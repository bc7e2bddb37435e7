import { CAR_USES } from '@volante/domain/car/uses'
import * as z from 'zod/mini'
import { Cents, Currency, DatasheetCell, Mvs, MvsCode, scope } from './car-shapes.ts'
import { call, service } from './kit.ts'
import { int, short } from './query.ts'

const Model = z.object({
  modelCode: z.string(),
  modelName: z.string(),
  modelShortName: z.string(),
  slug: z.string(),
  brand: z.string(),
  body: z.string(),
  /** Newest first. */
  years: z.array(z.int()),
  year: z.int(),
  /** False for cars that only the workshops still know. */
  onSale: z.boolean(),
  licence: z.string(),
  fuels: z.array(z.string()),
  gearKinds: z.array(z.string()),
  versionCount: z.int(),
  /** What the cheapest version of the newest year costs everybody today. */
  priceFrom: z.nullable(Cents),
  currency: Currency,
  dimensions: z.object({ length: z.int(), width: z.int(), height: z.int(), wheelbase: z.int() }),
})

/** With what it suits, by the best of its versions. */
const figure = z.nullable(z.number())
const ListedModel = z.extend(Model, {
  uses: z.array(z.enum(CAR_USES)),
  /** The figures behind it: seats, litres, kilogrammes, kilometres, millimetres; null where no datasheet says. */
  best: z.object({ seats: figure, luggage: figure, payload: figure, range: figure, clearance: figure }),
})
export type ListedModel = z.output<typeof ListedModel>

const LatestModel = z.object({
  modelCode: z.string(),
  modelName: z.string(),
  modelShortName: z.string(),
  slug: z.string(),
  brand: z.string(),
  year: z.int(),
})

export const DatasheetGroup = z.object({
  key: z.string(),
  label: z.string(),
  rows: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      unit: z.nullable(z.string()),
      kind: z.string(),
      cell: DatasheetCell,
    }),
  ),
})

const { brand, country } = scope
const cache = ['catalogue', 'prices']

export const mvs = service('mvs', {
  modelList: call({
    id: 'mvs.model.list',
    get: '/mvs/model',
    access: 'public',
    cache,
    query: z.object(scope),
    ok: z.array(ListedModel),
    says: 'Takes brand, country and year; returns the models with their years, also those only serviced (onSale false).',
  }),
  modelLatest: call({
    id: 'mvs.model.latest',
    get: '/mvs/model/latest',
    access: 'public',
    cache,
    query: z.object(scope),
    ok: z.array(LatestModel),
    says: 'Takes brand and country; returns the newest model year of each model on sale, not above the year when one is given.',
  }),
  modelFilter: call({
    id: 'mvs.model.filter',
    get: '/mvs/model/filter',
    access: 'public',
    cache,
    query: z.object({
      ...scope,
      fuel: z.optional(short(20)),
      gear: z.optional(z.enum(['MANUAL', 'CVT', 'AUTOMATIC'])),
      minPrice: z.optional(int()),
      maxPrice: z.optional(int()),
    }),
    ok: z.object({
      models: z.array(Model),
      filters: z.object({
        years: z.array(z.int()),
        fuels: z.array(z.string()),
        gears: z.array(z.string()),
        bodies: z.array(z.string()),
        minPrice: z.nullable(Cents),
        maxPrice: z.nullable(Cents),
      }),
    }),
    says: 'Takes fuel, gear kind and a price range in cents; returns the models on sale with a version that passes, and the filter values left among them.',
  }),
  mvsList: call({
    id: 'mvs.mvs.list',
    get: '/mvs/mvs',
    access: 'public',
    cache,
    query: z.object({ ...scope, mvsCode: z.optional(MvsCode), modelCode: z.optional(short(4)) }),
    ok: z.array(Mvs),
    says: 'Takes brand, country, year, model or MVS code; returns the versions on sale, of the year or else their newest. Refuses codes that are not 7 or 16 characters.',
  }),
  mvsAll: call({
    id: 'mvs.mvs.all',
    get: '/mvs/mvs/all',
    access: 'public',
    cache,
    query: z.object({ brand, country }),
    ok: z.array(Mvs),
    says: 'Takes brand and country; returns every version of every year, discontinued ones too.',
  }),
  findByDescription: call({
    id: 'mvs.mvs.findByDescription',
    get: '/mvs/mvs/find-by-description',
    access: 'public',
    query: z.object({ ...scope, description: short(100) }),
    ok: z.array(Mvs),
    says: 'Takes words of a description (accents and case do not matter); returns the versions that hold all of them, newest year each.',
  }),
  datasheet: call({
    id: 'mvs.v3.datasheet.get',
    get: '/mvs/v3/datasheet',
    access: 'public',
    cache,
    query: z.object({ ...scope, mvsCode: MvsCode }),
    ok: z.object({ mvs: Mvs, groups: z.array(DatasheetGroup), serialItems: z.array(z.string()) }),
    errors: { 'request.notFound': 404 },
    says: 'Takes an MVS code; returns its technical data by groups and its serial items. Refuses a version the country does not know.',
  }),
})
