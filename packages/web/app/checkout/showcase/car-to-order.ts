import { openBuild } from '@volante/domain/configuration/address'
import type { CarCatalogue } from '@volante/domain/configuration/catalogue'
import { indexCatalogue } from '@volante/domain/configuration/catalogue-index'
import { grossPrice } from '@volante/domain/configuration/total'
import type { Delivery } from '../register/DeliveryWindow.tsx'
import type { ShowcaseQuery } from './showcase-query.ts'
import type { StockedCar } from './stocked-car.ts'

/**
 * Takes a version's catalogue, the address and when a car that is ordered today is delivered; returns the car as it would be
 * built, in the shape of one in stock. Null where the catalogue does not offer exactly that: something is gone, or against the rules.
 */
export function carToOrder(
  catalogue: CarCatalogue,
  { colorCode, coatingCode, parts }: Pick<ShowcaseQuery, 'colorCode' | 'coatingCode' | 'parts'>,
  delivery: Delivery,
): StockedCar | null {
  const index = indexCatalogue(catalogue)
  const items = parts.filter((part) => catalogue.items.some(({ id }) => id === part))
  const { build, gone, conflicts } = openBuild(index, { colorCode, coatingCode, parts: items, services: [] })
  if (gone.length + conflicts.length > 0 || build.colorCode === null || build.coatingCode === null) return null
  const equipment = catalogue.items.filter(({ id }) => build.parts.includes(id))
  const price = grossPrice(index, build)
  if (price === null || build.parts.length !== equipment.length) return null
  return {
    colorCode: build.colorCode,
    coatingCode: build.coatingCode,
    partIds: equipment.map(({ id }) => id),
    equipment: equipment.map(({ name }) => name),
    coatingName: catalogue.coatings.find(({ code }) => code === build.coatingCode)?.name ?? null,
    price,
    left: 0,
    dealerIds: [],
    isAtFactory: true,
    places: [{ dealerId: null, place: 'order', delivery, quantity: 1 }],
  }
}
