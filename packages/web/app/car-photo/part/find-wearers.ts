import type { Accessory } from '@volante/contract/car-shapes'
import { isCabinFitting } from '@volante/domain/car/car-image'
import { seenPart, type SeenPart } from './seen-part.ts'
import type { Page } from '../../shell/page-context.ts'
import type { PicturedCar } from '../pictured-car.ts'

interface Wearer extends PicturedCar {
  readonly slug: string
}

/** Takes accessories and the models they are for, by their codes; returns where each is seen on its model, null for one that is not. */
export async function findWearers(
  api: Page['api'],
  accessories: readonly Accessory[],
  models: ReadonlyMap<string, Wearer>,
): Promise<(part: Accessory) => SeenPart | null> {
  const pictures = await api.assets.pictures({ query: {} }).catch(() => ({ models: [] }))
  const fittings = new Map(pictures.models.map(({ slug, fittings: all }) => [slug, all]))
  const inside = new Set(accessories.flatMap((part) => (isCabinFitting(part.fitting ?? '') ? part.modelCode : [])))
  const coatings = new Map(
    await Promise.all([...inside].map(async (code) => [code, await coatingOf(api, code)] as const)),
  )
  return (part) => {
    const car = models.get(part.modelCode)
    if (!car) return null
    const coatingCode = coatings.get(part.modelCode)
    return seenPart(part, { car, coatingCode, fittings: fittings.get(car.slug) ?? [] })
  }
}

/** The first coating of a model's first version. */
async function coatingOf(api: Page['api'], modelCode: string): Promise<string | undefined> {
  const [version] = await api.mvs.mvsList({ query: { modelCode } })
  const [coating] = version ? await api.parts.coatings({ query: { mvsCode: version.code } }) : []
  return coating?.code
}
