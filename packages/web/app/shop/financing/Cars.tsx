import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { CarGrid } from '../range/CarGrid.tsx'
import type { Financing } from './load-financing.ts'

/** Nothing chosen yet: the models that can be financed. */
export function Cars({ range }: Pick<Financing, 'range'>) {
  const site = useSite()
  if (range.length === 0) return null
  return (
    <CarGrid
      cars={range}
      hrefOf={({ version }) => pathTo(site, 'financing', null, { version })}
      note={({ price }) => <FullPrice price={price} isFrom />}
    />
  )
}
