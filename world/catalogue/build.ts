import type { Localized } from '../localized.ts'
import { bodyOf, rankedVersions, versionFacts } from './car.ts'
import { palette } from './colors.ts'
import { datasheetOf } from './datasheet.ts'
import { attributeRows, groups } from './datasheet-rows.ts'
import { engineName, gearKind, gearName, versionName } from './fuels.ts'
import { measuresOf } from './bodies.ts'
import { colorRows, modelCoatings, modelParts } from './parts.ts'
import { pricesOf, priceTypeRows } from './prices.ts'
import { countriesOf, readSeed, type SeedModel, type SeedVersion } from './seed.ts'
import { servicesOf } from './services.ts'
import { upgradesOf } from './upgrades.ts'
import { versionParts } from './version-parts.ts'
import { sellingBrand, versionYears } from './years.ts'

/** The model's name in addresses and in the folder of its pictures. */
const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

const modelRow = (model: SeedModel, position: number) => {
  const { length, width, height, wheelbase } = measuresOf(model.modelCode)
  const countries = [...new Set(model.versions.flatMap(countriesOf))]
  return {
    code: model.modelCode,
    brand: model.brand,
    slug: slugOf(model.model),
    name: model.model,
    shortName: model.modelShortName,
    body: bodyOf(model),
    status: model.status,
    position,
    licence: model.driverLicenceRequired ?? 'B',
    length,
    width,
    height,
    wheelbase,
    markets: countries.map((country) => ({ country, brand: sellingBrand(model.brand, country) })),
  }
}

interface VersionRow {
  mvs: string
  modelCode: string
  versionCode: string
  seriesCode: string
  name: Localized
  /** First word of the name: versions that differ in engine or gearbox only are chosen together. */
  group: string
  engine: Localized
  gear: Localized
  gearKind: string
  fuel: string
  doors: number
  position: number
}

const versionRow = (model: SeedModel, version: SeedVersion, position: number): VersionRow => ({
  mvs: version.mvs,
  modelCode: model.modelCode,
  versionCode: version.versionCode,
  seriesCode: version.seriesCode,
  name: versionName(version.name),
  group: version.name.split(' ')[0] ?? version.name,
  engine: engineName(version.engine),
  gear: gearName(version.gear),
  gearKind: gearKind(version.gear),
  fuel: version.fuel,
  doors: version.doors,
  position,
})

function buildModel(seed: SeedModel, position: number) {
  const parts = modelParts(seed)
  const model = {
    ...seed,
    colors: palette(
      seed,
      parts.some((part) => part.row.key === 'two-tone'),
    ),
  }
  const coatings = modelCoatings(model, parts)
  const versions = rankedVersions(model).map((version) => {
    const facts = versionFacts(model, version)
    const offer = versionParts(model, version, facts, parts, coatings)
    return { version, offer, sheet: datasheetOf(facts, parts, offer) }
  })
  return {
    models: [modelRow(model, position)],
    versions: versions.map(({ version }, i) => versionRow(model, version, i)),
    'version-years': versions.flatMap(({ version }) => versionYears(model, version)),
    parts: [...colorRows(model), ...coatings.map((coating) => coating.row), ...parts.map((part) => part.row)],
    'version-parts': versions.map(({ offer }) => offer),
    services: modelRow(model, position).markets.flatMap(({ country }) => servicesOf(model, country)),
    datasheets: versions.map(({ sheet }) => sheet),
    prices: versions.flatMap(({ version }) => pricesOf(model, version)),
    upgrades: upgradesOf(model),
  }
}

type ModelFiles = ReturnType<typeof buildModel>
export type CatalogueFiles = ModelFiles & {
  'datasheet-groups': typeof groups
  'datasheet-rows': typeof attributeRows
  'price-types': typeof priceTypeRows
}

/** The whole catalogue, always the same: it does not grow with the scale of the world. */
export function buildCatalogue(): CatalogueFiles {
  const built = readSeed().map(buildModel)
  const all = <K extends keyof ModelFiles>(name: K) =>
    built.flatMap((model) => model[name] as unknown[]) as ModelFiles[K]
  return {
    models: all('models'),
    versions: all('versions'),
    'version-years': all('version-years'),
    parts: all('parts'),
    'version-parts': all('version-parts'),
    services: all('services'),
    datasheets: all('datasheets'),
    prices: all('prices'),
    upgrades: all('upgrades'),
    'datasheet-groups': groups,
    'datasheet-rows': attributeRows,
    'price-types': priceTypeRows,
  }
}
