import { FullPrice } from '../../car-price/FullPrice.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { CarGrid } from '../range/CarGrid.tsx'
import type { Financing } from './load-financing.ts'
import type { FinancingPage } from './Terms.tsx'

/** Nothing chosen yet: the models that can be financed. */
export function Cars({ range, on }: Pick<Financing, 'range'> & { readonly on: FinancingPage }) {
  const site = useSite()
  if (range.length === 0) return null
  return (
    <CarGrid
      cars={range}
      hrefOf={({ version }) => pathTo(site, on, null, { version })}
      note={({ price }) => <FullPrice price={price} isFrom />}
    />
  )
}
