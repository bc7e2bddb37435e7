/** Cars that can be had, equal ones counted together. */
interface StockedCar {
  readonly colorCode: string
  readonly coatingCode: string
  readonly partIds: readonly string[]
  readonly location: 'DEALER' | 'FACTORY'
  readonly state: string
  readonly quantity: number
}

interface WantedCar {
  readonly colorCode: string
  readonly coatingCode: string
  readonly partIds: readonly string[]
}

/**
 * Takes the cars of a version and year that can be had and the one that is quoted; returns how many there are. It is sold out where no
 * dealer has one in its colour; what the factory has of the version is told then.
 */
export function quotedStock<Car extends StockedCar>(cars: readonly Car[], wanted: WantedCar) {
  const ids = String(wanted.partIds.toSorted())
  const ofColor = cars.filter(({ colorCode }) => colorCode === wanted.colorCode)
  const standing = ofColor.filter(({ location, state }) => location === 'DEALER' && state === 'AVAILABLE')
  const factory = cars.filter(({ location }) => location === 'FACTORY')
  const alike = ofColor.filter(
    ({ coatingCode, partIds }) => coatingCode === wanted.coatingCode && String(partIds.toSorted()) === ids,
  )
  return {
    isSoldOut: standing.length === 0,
    atDealers: counted(standing),
    atFactory: counted(factory),
    alike: counted(alike),
    factory,
  }
}

const counted = (cars: readonly StockedCar[]): number => cars.reduce((sum, { quantity }) => sum + quantity, 0)
