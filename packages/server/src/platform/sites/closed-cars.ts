import type { Site } from '@volante/contract/site'
import type { Country } from '@volante/domain/vocabulary'
import type { Platform } from '../process/platform.ts'
import { isOffered } from './group.ts'

/** Fields of calls that hold the code of a version or of a model. */
const CODES = ['mvsCode', 'mvs', 'modelCode', 'productCode']
/** Fields whose text is JSON of the same. */
const TEXTS = ['products']

/** Takes what a call was sent; returns whether it names, by its code, a car of a brand that the group has closed. */
export async function namesClosedCar(platform: Platform, site: Site, sent: readonly unknown[]): Promise<boolean> {
  if (platform.sites.length === platform.everySite.length) return false
  const codes = sent.flatMap(codesIn)
  if (codes.length === 0) return false
  const brands = await platform.remembered.get(['catalogue'], 'brands of cars', () =>
    platform.house.brandsOfCars(platform.db),
  )
  const isOpen = isOffered(platform, sent.map(countryIn).find((one) => one !== undefined) ?? site.country)
  return codes.some((code) => !isOpen({ brand: brands.get(code) ?? '' }))
}

function codesIn(sent: unknown): string[] {
  if (typeof sent !== 'object' || sent === null) return []
  return Object.entries(sent).flatMap(([name, value]) => {
    if (CODES.includes(name)) return [value].flat().filter((code) => typeof code === 'string')
    return codesIn(TEXTS.includes(name) ? parsed(value) : value)
  })
}

/** What is no JSON is refused by its call. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}

const countryIn = (sent: unknown): Country | undefined => (sent as { readonly country?: Country } | undefined)?.country
