import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { buyerOf } from '../../../car-price/buyers-terms.ts'
import { Announcer } from '../../../enhance/Announcer.tsx'
import { page } from '../../../shell/page-context.ts'
import { PageHead } from '../../../shell/PageHead.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Opening, Page } from '../../../ui/layout/Page.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Alternates } from '../../range/Alternates.tsx'
import { Cars } from '../Cars.tsx'
import { Choice, NoPlan } from '../Choice.tsx'
import css from '../financing.module.css'
import { FINANCING_QUERY, loadFinancing } from '../load-financing.ts'
import { AsOf, NothingFits } from '../Refused.tsx'
import { Terms, useHref } from '../Terms.tsx'
import { PART } from '../wish.ts'
import type { Route } from './+types/compare.page'
import { Compared } from './Compared.tsx'

export const handle = {
  texts: ['financing', 'shop', 'ui', 'errors'],
  script: 'enhance',
  cache: false,
  query: FINANCING_QUERY,
} satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  return loadFinancing(shop, url.searchParams, buyerOf(request, shop.site.country))
}

/** All plans of a car side by side on one entrance and term (FS4, CP7), each with its law. */
export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { brandName } = useSite()
  const { t } = useTexts()
  const { car, chosen, isDown } = loaderData
  return (
    <div id={PART}>
      <PageHead
        title={car ? t('financing.compare.titleOf', { car: car.name }) : t('financing.compare.title')}
        description={t('financing.compare.description', { brand: brandName })}
      />
      <Alternates page="financingCompare" />
      <Page className={css.page}>
        <Opening title={t('financing.compare.title')} lead={t('financing.compare.lead')} />
        <Stack gap={4}>
          <Choice {...loaderData} on="financingCompare" />
          <Cars {...loaderData} on="financingCompare" />
        </Stack>
        {isDown ? <NoPlan on="financingCompare" /> : null}
        {car && chosen ? (
          <>
            <AsOf asOf={chosen.asOf} />
            <Terms car={car} chosen={chosen} on="financingCompare" />
            <NothingFits car={car} chosen={chosen} on="financingCompare" />
            <Compared car={car} chosen={chosen} />
            <Back car={car} chosen={chosen} />
          </>
        ) : null}
      </Page>
      <Announcer />
    </div>
  )
}

function Back(ofCar: Parameters<typeof useHref>[0]) {
  const { t } = useTexts()
  const href = useHref(ofCar)
  return (
    <p>
      <a href={href({})}>{t('financing.compare.back')}</a>
    </p>
  )
}
