import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { Announcer } from '../../enhance/Announcer.tsx'
import { marks } from '../../enhance/marks.ts'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Alternates } from '../range/Alternates.tsx'
import type { Route } from './+types/ownership-cost.page'
import { Costs } from './Costs.tsx'
import { PART } from './cost-query.ts'
import { loadOwnershipCost } from './load-ownership-cost.ts'
import { UseForm } from './UseForm.tsx'

export const handle = { texts: ['ownershipCost', 'shop', 'ui'], script: 'enhance', cache: false } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  return loadOwnershipCost(shop, url.searchParams)
}

/** What keeping a car costs in all, beside its monthly value: up to three cars, every assumption open to change. */
export default function OwnershipCostPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { brandName } = useSite()
  const { cars, years } = loaderData
  const names = cars.map(({ name }) => name)
  return (
    <div id={PART}>
      <PageHead
        title={t('ownershipCost.title')}
        description={t('ownershipCost.description', { brand: brandName, years })}
      />
      <Alternates page="ownershipCost" />
      <Page gap={7}>
        <Opening title={t('ownershipCost.title')} lead={t('ownershipCost.lead')} />
        <UseForm page={loaderData} />
        <p className="unseen" {...marks({ announce: true })}>
          {t('ownershipCost.said', { cars: names.join(', '), years })}
        </p>
        {cars.length > 0 ? <Costs page={loaderData} /> : null}
      </Page>
      <Announcer />
    </div>
  )
}
