import type { BudgetPlan } from './budget-data.ts'
import { type BudgetWish, entranceOf } from './budget-wish.ts'
import type { CheapestBuild } from './cheapest-builds.ts'
import { longestOf, lowestMonth, waysOf } from './lending.ts'
import type { PreparedCar } from './prepared.ts'

/** The lowest month at which so much equipment is to be had, and by what. */
export interface FrontierPoint {
  readonly monthlyCents: number
  readonly count: number
  readonly priceCents: number
  readonly mvs: string
  readonly name: string
  readonly brand: string
  readonly planId: BudgetPlan['planId']
  readonly planName: string
  readonly instalments: number
}

/** Takes cars, a wish whose month does not matter and the day; returns for each amount of equipment the lowest month, where less money does not bring as much. */
export function frontierOf(cars: readonly PreparedCar[], wish: BudgetWish, day: string): readonly FrontierPoint[] {
  const down = entranceOf(wish)
  const groups = Map.groupBy(cars, ({ plans }) => plans.map(({ planId }) => planId).join())
  const points = [...groups.values()].flatMap((own) => {
    const ways = longestOf(waysOf(own[0]?.plans ?? [], wish))
    return cheapestOf(own, wish.must).flatMap(({ one, build, count }) => {
      const lowest = lowestMonth(ways, build.priceCents, down, day)
      if (!lowest) return []
      const { mvs, modelName, versionName, brand } = one.car
      const { plan, loan } = lowest
      return {
        monthlyCents: loan.instalmentCents,
        count,
        priceCents: build.priceCents,
        mvs,
        name: `${modelName} ${versionName}`,
        brand,
        planId: plan.planId,
        planName: plan.name,
        instalments: loan.count,
      }
    })
  })
  return undominated(
    points.sort((a, b) => a.monthlyCents - b.monthlyCents || b.count - a.count),
    ({ count }) => count,
  )
}

/** Of cars with the same plans, the cheapest for each amount of equipment. */
function cheapestOf(cars: readonly PreparedCar[], must: readonly string[]) {
  const builds = cars.flatMap((one) =>
    one.buildsWith(must).map((build: CheapestBuild) => ({ one, build, count: build.count + one.car.serial.length })),
  )
  return undominated(
    builds.sort((a, b) => a.build.priceCents - b.build.priceCents || b.count - a.count),
    ({ count }) => count,
  )
}

/** Takes things by rising cost; returns those that have more than everything before them. */
function undominated<Thing>(things: readonly Thing[], worth: (thing: Thing) => number): Thing[] {
  let most = Number.NEGATIVE_INFINITY
  return things.filter((thing) => {
    if (worth(thing) <= most) return false
    most = worth(thing)
    return true
  })
}
