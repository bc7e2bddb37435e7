import { createHash } from 'node:crypto'
import type { Site } from '../packages/contract/src/site.ts'
import { cpfCheckDigits } from '../packages/domain/src/person/cpf.ts'
import { paymentKindsOf } from '../packages/domain/src/order/payment-kind.ts'
import type { CatalogueFiles } from './catalogue/build.ts'
import { drawsOf } from './places/draws.ts'
import { nameStock } from './leads/names.ts'
import type { StockRow } from './stock.ts'

export type CampaignSite = Pick<Site, 'id' | 'country' | 'brand' | 'brandName' | 'currency' | 'afterSalesOnly'>

/** A day before any order of the demo world; campaigns have no end, so that the world does not age. */
const STARTS_AT = '2026-01-01T03:00:00Z'
/** Cents of the reservation value: two levels a country. */
const VALUES = { BR: { usual: 200_000, premium: 500_000 }, AR: { usual: 60_000_000, premium: 150_000_000 } } as const
const KIT = [
  { 'pt-BR': 'Chaveiro da marca', 'es-AR': 'Llavero de la marca' },
  { 'pt-BR': 'Manual impresso do carro', 'es-AR': 'Manual impreso del auto' },
  { 'pt-BR': 'Garrafa térmica', 'es-AR': 'Botella térmica' },
]

/** Takes the sites and what stands in stock; returns one running campaign for each brand that sells, over the versions of which cars can be had. */
export function buildCampaigns(sites: readonly CampaignSite[], stock: readonly StockRow[], files: CatalogueFiles) {
  const onSale = new Set(
    files['version-years'].filter(({ to }) => to === null).map(({ mvs, year, country }) => `${mvs} ${year} ${country}`),
  )
  const selling = sites.filter((site) => !site.afterSalesOnly && site.brand !== 'portal')
  return selling.map(({ id: site, country, brand, brandName, currency }) => {
    const ours = stock.filter((unit) => unit.country === country && unit.brand === brand && unit.state === 'AVAILABLE')
    const keys = new Set(ours.map(({ mvs, year }) => `${mvs} ${year}`).filter((key) => onSale.has(`${key} ${country}`)))
    return {
      id: uuidOf(`campaign ${site}`),
      site,
      country,
      brand,
      name: { 'pt-BR': `Reserve seu ${brandName} online`, 'es-AR': `Reservá tu ${brandName} online` },
      reservation: VALUES[country][brand === 'ram' ? 'premium' : 'usual'],
      currency,
      reservationMinutes: 30,
      pixMinutes: 15,
      waitingDays: 10,
      startsAt: STARTS_AT,
      paymentKinds: paymentKindsOf(country),
      retention: 0,
      directSale: false,
      welcomeKit: KIT,
      cars: [...keys]
        .toSorted()
        .map((key) => key.split(' '))
        .map(([mvs, year]) => ({ mvs, year: Number(year) })),
    }
  })
}

const EMPLOYEES = 40

/** People on the payroll, always the same: those with an odd number work for the brand's collaborators. */
export function buildEmployees() {
  return Array.from({ length: EMPLOYEES }, (_, at) => {
    const draws = drawsOf(`employee/${at}`)
    const body = String(draws.whole(100_000_000, 999_999_999))
    return {
      number: `${at % 2 === 0 ? 'F' : 'C'}${String(10_000 + at * 37)}`,
      cpf: `${body}${cpfCheckDigits(body)}`,
      name: `${draws.pick(nameStock.BR.women)} ${draws.pick(nameStock.BR.surnames)}`,
      kind: at % 2 === 0 ? 'employee' : 'brandCollaborator',
      admission: `${draws.whole(2005, 2025)}-${String(draws.whole(1, 12)).padStart(2, '0')}-15`,
    }
  })
}

/** Whom each of them has registered, always the same: a spouse, a child, and somebody the purchase is assigned to. */
export const buildEmployeeRelatives = () =>
  buildEmployees().flatMap(({ number }) =>
    (['spouse', 'child', null] as const).map((kinship) => {
      const body = String(drawsOf(`relative/${number}/${kinship}`).whole(100_000_000, 999_999_999))
      return { number, cpf: `${body}${cpfCheckDigits(body)}`, kinship }
    }),
  )

const FAMILY = ['spouse', 'parent', 'child', 'sibling']

/** The benefit's conditions, the same in both countries. */
export const buildEmployeeConditions = () =>
  (['BR', 'AR'] as const).flatMap((country) => [
    { country, type: 'employee', discount: 1200, years: 1, kinships: [], cars: 2 },
    { country, type: 'family member', discount: 900, years: 0, kinships: FAMILY, cars: 1 },
    { country, type: 'invoice assignee', discount: 700, years: 1, kinships: [], cars: 1 },
    { country, type: 'brand collaborator', discount: 800, years: 1, kinships: [], cars: 1 },
    { country, type: "collaborator's dependent", discount: 500, years: 0, kinships: ['spouse', 'child'], cars: 1 },
  ])

/** Coupons to try every answer with: a good one, one for purchases with a down payment, one that is used up, one that is over, one of a single brand. */
export const buildCoupons = () => [
  { country: 'BR', name: 'BEMVINDO', amount: 100_000, downPayment: false, uses: 1_000_000 },
  { country: 'BR', name: 'COMENTRADA', amount: 200_000, downPayment: true, uses: 1_000_000 },
  { country: 'BR', name: 'ESGOTADO', amount: 300_000, downPayment: false, uses: 0 },
  { country: 'BR', name: 'VENCIDO', amount: 100_000, downPayment: false, uses: 1_000_000, until: '2026-01-31' },
  { country: 'BR', name: 'TRILHA', brand: 'jeep', amount: 150_000, downPayment: false, uses: 1_000_000 },
  { country: 'AR', name: 'BIENVENIDA', amount: 30_000_000, downPayment: false, uses: 1_000_000 },
  { country: 'AR', name: 'CONANTICIPO', amount: 60_000_000, downPayment: true, uses: 1_000_000 },
  { country: 'AR', name: 'AGOTADO', amount: 90_000_000, downPayment: false, uses: 0 },
  { country: 'AR', name: 'VENCIDO', amount: 30_000_000, downPayment: false, uses: 1_000_000, until: '2026-01-31' },
]

const uuidOf = (name: string): string =>
  createHash('sha256')
    .update(name)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5')
