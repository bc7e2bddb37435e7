import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { buyerOf } from '../../car-price/buyers-terms.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Page } from '../../ui/layout/Page.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Alternates } from '../range/Alternates.tsx'
import { Cars } from './Cars.tsx'
import type { Route } from './+types/financing.page'
import { Breakdown } from './breakdown/Breakdown.tsx'
import { Fits } from './Fits.tsx'
import { Choice, NoPlan } from './Choice.tsx'
import css from './financing.module.css'
import { IndexedBreakdown } from './indexed/IndexedBreakdown.tsx'
import { FINANCING_QUERY, loadFinancing } from './load-financing.ts'
import { Plans } from './Plans.tsx'
import { AsOf, NotKept } from './Refused.tsx'
import { Solve } from './Solve.tsx'
import { Terms } from './Terms.tsx'
import { PART } from './wish.ts'

export const handle = {
  texts: ['financing', 'passport', 'shop', 'ui', 'errors'],
  script: 'enhance',
  cache: false,
  query: [...FINANCING_QUERY, 'monthly', 'down', 'said'],
} satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  return loadFinancing(shop, url.searchParams, buyerOf(request, shop.site.country))
}

/** The calculator: all plans on one set of terms, from one car's price to a whole table (FS1 to FS10). */
export default function FinancingPage({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { car, chosen, budget, isDown } = loaderData
  return (
    <div id={PART}>
      <PageHead
        title={car ? t('financing.titleOf', { car: car.name }) : t('financing.title')}
        description={t('financing.description', { brand: site.brandName })}
      />
      <Alternates page="financing" />
      <Page className={css.page}>
        <Stack as="header" gap={3}>
          <h1>{t('financing.heading')}</h1>
          <p className="soft text-18">{t('financing.lead')}</p>
          <Row as="p" gap={[0, 5]}>
            <a className="tap" href={pathTo(site, 'budget')}>
              {t('financing.budget')}
            </a>
            {car ? (
              <a className="tap" href={pathTo(site, 'ownershipCost', null, { v: car.code })}>
                {t('financing.ownership')}
              </a>
            ) : null}
          </Row>
        </Stack>
        <Stack gap={4}>
          <Choice {...loaderData} on="financing" />
          <Cars {...loaderData} on="financing" />
        </Stack>
        {budget ? <Fits budget={budget} /> : null}
        {isDown ? <NoPlan on="financing" /> : null}
        {car && chosen ? (
          <>
            <AsOf asOf={chosen.asOf} />
            <NotKept chosen={chosen} refusal={chosen.refusal} />
            <Terms car={car} chosen={chosen} />
            <Plans car={car} chosen={chosen} />
            {chosen.followed ? (
              <IndexedBreakdown car={car} chosen={chosen} followed={chosen.followed} />
            ) : (
              <>
                <Solve car={car} chosen={chosen} />
                <Breakdown car={car} chosen={chosen} />
              </>
            )}
          </>
        ) : null}
      </Page>
      <Announcer />
    </div>
  )
}
