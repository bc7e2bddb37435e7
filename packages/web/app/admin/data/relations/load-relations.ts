import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { relationsOf } from '@volante/domain/configuration/relations/relations'
import { together } from '@volante/domain/configuration/relations/together'
import { openingCountry } from '@volante/domain/policy/granting'
import { COUNTRIES } from '@volante/domain/vocabulary'
import { redirect } from 'react-router'
import * as z from 'zod/mini'
import type { Page } from '../../../shell/page-context.ts'
import { beyondReach } from '../../../work/list/beyond-reach.ts'
import { narrowedTo } from '../../../work/list/list-address.ts'
import { readList } from '../../../work/list/read-list.ts'
import { workLocale } from '../../../work/work-language.ts'
import type { Line, Node } from './lines.ts'
import { type Chosen, RELATIONS } from './relations-list.ts'

const Code = z.string().check(z.maxLength(64))
const SHAPE = {
  country: z.enum(COUNTRIES),
  brand: Code,
  model: Code,
  version: Code,
  first: Code,
  second: Code,
}

const namesIn = <T>(rows: readonly T[], of: (row: T) => readonly [string, string]) =>
  [...new Map(rows.map(of))].map(([value, label]) => ({ value, label }))

/** What was asked for where it is there, else the first. */
const oneOf = (choices: readonly { readonly value: string }[], wanted: string) =>
  (choices.find(({ value }) => value === wanted) ?? choices[0])?.value ?? ''

/** Takes an address; returns the version it names or the first one, its parts with their relations, and what is to say of two of them. */
export async function loadRelations(page: Page, request: Request, search: URLSearchParams) {
  const { language } = workLocale(page, request)
  const home = page.sites.find((site) => site.brand === 'portal' && site.language === language) ?? page.site
  const api = page.apiAt(home)
  const { chosen: asked } = readList(RELATIONS, search, SHAPE)
  const countries = await page.countriesReached('data.manage')
  const beyond = beyondReach({ country: countries }, asked)
  if (beyond) throw redirect(narrowedTo(RELATIONS, asked, beyond))
  const country = COUNTRIES.find((one) => one === asked.country) ?? openingCountry(countries, home.country)
  const versions = await api.mvs.mvsAll({ query: { country } })

  const brands = namesIn(versions, (row) => [row.brand, brandName(page, row.brand)])
  const brand = oneOf(brands, asked.brand)
  const ofBrand = versions.filter((row) => row.brand === brand)
  const models = namesIn(ofBrand, (row) => [row.modelCode, row.modelName])
  const model = oneOf(models, asked.model)
  const ofModel = ofBrand.filter((row) => row.modelCode === model)
  const names = namesIn(ofModel, (row) => [row.code, row.versionName])
  const version = oneOf(names, asked.version)

  const chosen: Chosen = { ...asked, country, brand, model, version }
  const car = version === '' ? null : await api.car.web({ query: { mvsCode: version, country } })
  return {
    chosen,
    countries,
    brands,
    models,
    versions: names,
    ...(car ? shownRelations(car.catalogue, chosen) : NOTHING),
  }
}

const brandName = ({ sites }: Page, brand: string): string =>
  sites.find((site) => site.brand === brand)?.brandName ?? brand

const NOTHING = { nodes: [], lines: [], dangling: [], answer: null }

function shownRelations(catalogue: Parameters<typeof indexCatalogue>[0], { first, second }: Chosen) {
  const index = indexCatalogue(catalogue)
  return {
    nodes: index.nodes.map(({ id, code, name, type }): Node => ({ id, code, name, type })),
    lines: relationsOf(index).map(
      (one): Line => ({
        kind: one.kind,
        from: one.from.id,
        to: 'to' in one ? [one.to.id] : one.oneOf.map(({ id }) => id),
      }),
    ),
    dangling: index.dangling,
    answer: together(index, first, second),
  }
}
