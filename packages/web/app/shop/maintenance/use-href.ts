import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { Maintenance } from './load-maintenance.ts'

type Shown = Pick<Maintenance, 'car' | 'answers'> & { readonly found: Maintenance['found'] }

/** What the address says, by the names of its fields. */
export const parametersOf = ({ car, answers, found }: Shown) => ({
  car,
  year: found?.car.id === found?.car.mvsCode ? found?.car.year : null,
  km: answers.typed,
  last: answers.last,
  use: answers.use === 'severe' ? 'severe' : null,
  done: answers.done,
  rate: answers.rate,
  near: found?.near,
  dealer: found?.dealer?.code,
})

/** The address of the same car with something else said. */
export function useHref(shown: Shown) {
  const site = useSite()
  return (change: Readonly<Record<string, string | number | null>>) =>
    pathTo(site, 'maintenance', null, { ...parametersOf(shown), ...change })
}
