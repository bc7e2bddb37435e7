import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import type { Maintenance } from './load-maintenance.ts'

type Said = Pick<Maintenance, 'car' | 'told'> & { readonly found: Maintenance['found'] }

/** What the address says, by the names of its fields. */
export const saidOf = ({ car, told, found }: Said) => ({
  car,
  year: found?.car.id === found?.car.mvsCode ? found?.car.year : null,
  km: told.typed,
  last: told.last,
  use: told.use === 'severe' ? 'severe' : null,
  done: told.done,
  rate: told.rate,
  near: found?.near,
  dealer: found?.dealer?.code,
})

/** The address of the same car with something else said. */
export function useHref(said: Said) {
  const site = useSite()
  return (change: Readonly<Record<string, string | number | null>>) =>
    pathTo(site, 'maintenance', null, { ...saidOf(said), ...change })
}
