import type { LeadBody } from '../../packages/contract/src/lead.ts'
import type { Site } from '../../packages/contract/src/site.ts'
import { protocolOf } from '../../packages/domain/src/lead/protocol.ts'
import type { CatalogueFiles } from '../catalogue/build.ts'
import type { DealerSeed } from '../places/dealers.ts'
import { type Draws, drawsOf } from '../places/draws.ts'
import { neighbourhoodsBr, streetsBr } from '../places/names.ts'
import { configure, type Sellable, sellables } from '../stock.ts'
import { companyOf, personOf, phoneOf } from './person.ts'
import { campaignOf, contactChoices, pagesOf } from './visit.ts'
import { words } from './words.ts'

export type LeadSite = Pick<Site, 'id' | 'country' | 'brand' | 'language' | 'afterSalesOnly' | 'lead'>

/** One line of leads.json: what the lead form sent, and when counted back from the day the world is loaded. */
export interface LeadSeed {
  site: string
  minutesAgo: number
  protocol: string
  body: LeadBody
}

const DAYS = 45
/** Leads for each dealer of a brand: about 400 in the world of scale 1, and as many times more as there are dealers. */
const LEADS_PER_DEALER = 0.54
const WEB = 'https://volante.example'

/** Takes the sites, dealers and catalogue of the world; returns the leads of the last 45 days, always the same, as the sites' forms would have sent them. */
export function buildLeads(
  { sites }: { sites: readonly LeadSite[] },
  dealers: readonly DealerSeed[],
  files: CatalogueFiles,
): LeadSeed[] {
  const cars = sellables(files)
  const named = carNames(files)
  const selling = sites.filter((site) => !site.afterSalesOnly && site.brand !== 'portal')
  return selling.flatMap((site) => {
    const isOurs = ({ country, brand }: Sellable) => country === site.country && brand === site.brand
    const visited = { site, cars: cars.filter(isOurs), dealers: sellersOf(site, dealers), named }
    const count = Math.round(visited.dealers.length * LEADS_PER_DEALER)
    return Array.from({ length: count }, (_, at) => leadOf(visited, drawsOf(`lead/${site.id}/${at}`)))
  })
}

interface Visited {
  site: LeadSite
  cars: readonly Sellable[]
  dealers: readonly DealerSeed[]
  named: ReturnType<typeof carNames>
}

const sellersOf = ({ country, brand }: LeadSite, dealers: readonly DealerSeed[]): DealerSeed[] =>
  dealers.filter((one) => one.country === country && !one.blocked && one.brands.some((name) => name === brand))

function leadOf(visited: Visited, draws: Draws): LeadSeed {
  const { site } = visited
  // Yesterday more than last month, so that some always wait within the time promised.
  const minutesAgo = Math.ceil(draws.next() ** 1.7 * DAYS * 24 * 60)
  const protocol = protocolOf(Uint8Array.from({ length: 11 }, () => draws.whole(0, 255)))
  return { site: site.id, minutesAgo, protocol, body: bodyOf(visited, draws) }
}

function bodyOf(visited: Visited, draws: Draws): LeadBody {
  const { site, dealers } = visited
  // The list begins with the largest cities: their dealers are asked most.
  const dealer = dealers[Math.floor(draws.next() ** 3 * dealers.length)]
  if (!dealer) throw new Error(`Nobody sells ${site.brand} in ${site.country}`)
  const isCompany = draws.next() < 0.18
  const request = requestOf(visited, isCompany, draws)
  return {
    ...(isCompany ? companyOf(dealer, draws) : personOf(dealer, mayOmitCpf(site, dealer), draws)),
    phone: phoneOf(dealer, draws),
    ...contactChoices(draws),
    ...(draws.next() < 0.94 ? { dealersCode: dealer.code } : {}),
    ...(site.lead.address && draws.next() < 0.6 ? addressOf(dealer, draws) : {}),
    cityName: dealer.city,
    stateCode: dealer.state,
    country: words[site.language].countryName,
    countryCode: site.country,
    ...request,
  }
}

/** What is asked for, in which words, and how the visitor came. */
function requestOf({ site, cars, named }: Visited, isCompany: boolean, draws: Draws): LeadBody {
  const { language, country, brand } = site
  const car = draws.next() < 0.86 ? draws.pick(cars) : null
  const build = car && configure(`${car.mvs}/${draws.whole(0, 999_999)}`, car)
  const campaign = campaignOf(language, draws)
  const page = `${WEB}/${country.toLowerCase()}/${brand}/${PROPOSAL[language]}`
  const query = car && build ? queryOf(car, build) : new URLSearchParams()
  const text = draws.next() < 0.75 ? textOf(site, isCompany, car && build && named(site, car, build.color), draws) : ''
  return {
    ...(car ? { productCode: car.mvs, msc_ano_modelo: String(car.year) } : {}),
    ...(text ? { description: text } : {}),
    origin: car ? 'configurator' : 'site',
    ...campaign,
    ...pagesOf(page, query, campaign),
  }
}

const PROPOSAL = { 'pt-BR': 'proposta', 'es-AR': 'propuesta' } as const

const mayOmitCpf = ({ lead }: LeadSite, dealer: DealerSeed): boolean => lead.withoutCpf.cities.includes(dealer.cityCode)

type Build = ReturnType<typeof configure>

/** The configurator's address of the car: it opens as it was when the form was sent. */
function queryOf(car: Sellable, { color, coating, parts }: Build): URLSearchParams {
  const query = new URLSearchParams({ version: car.mvs, color, year: String(car.year), coating })
  for (const id of parts) query.append('parts', id)
  return query
}

interface Named {
  car: string
  color: string
}

function carNames({ models, versions, parts }: CatalogueFiles) {
  const versionOf = new Map(versions.map((version) => [version.mvs, version]))
  const modelOf = new Map(models.map((model) => [model.code, model.name]))
  const colorOf = new Map(
    parts.filter(({ type }) => type === 'COLOR').map((part) => [`${part.modelCode} ${part.code}`, part.name]),
  )
  return ({ language }: LeadSite, { mvs }: Sellable, color: string): Named => {
    const version = versionOf.get(mvs)
    const modelCode = version?.modelCode ?? ''
    return {
      car: `${modelOf.get(modelCode)} ${version?.name[language]}`,
      color: colorOf.get(`${modelCode} ${color}`)?.[language] ?? color,
    }
  }
}

function textOf({ language }: LeadSite, isCompany: boolean, named: Named | null, draws: Draws): string {
  const { person, company, undecided } = words[language]
  if (!named) return draws.pick(undecided)
  return draws
    .pick(isCompany ? company : person)
    .replace('{car}', named.car)
    .replace('{color}', named.color)
}

function addressOf({ postalCode, city, state }: DealerSeed, draws: Draws): LeadBody {
  return {
    userPostalCode: `${postalCode.slice(0, 5)}${draws.whole(100, 899)}`,
    street: draws.pick(streetsBr),
    homeNumber: String(draws.whole(10, 2_400)),
    neighborhood: draws.pick(neighbourhoodsBr),
    cidade: city,
    uf: state,
  }
}
