import { Page } from '../../ui/layout/Page.tsx'
import type { RouteHandle } from '@volante/contract/page'
import { marks } from '../../enhance/marks.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import type { Route } from './+types/dealers.page'
import { DEALER_PARAMETERS, readDealerQuery } from '../../places/dealer-query.ts'
import { DealerResults, resultTitle } from './DealerResults.tsx'
import { DealerSearchForm } from './DealerSearchForm.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './dealers.module.css'
import { findDealers } from './find-dealers.ts'
import { NetworkOverview, NoNetwork } from './NetworkOverview.tsx'
import { SearchTrouble } from './SearchTrouble.tsx'

/** Never kept: who is open changes by the minute. */
export const handle = {
  texts: ['dealers', 'errors', 'ui'],
  script: 'enhance',
  cache: false,
  query: DEALER_PARAMETERS,
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  const query = readDealerQuery(url.searchParams, shop.site.country)
  const [found, states] = await Promise.all([findDealers(shop, query), shop.api.geography.stateList()])
  return { query, found, states: states.map(({ code, name }) => ({ value: code, label: name })) }
}

export default function Dealers({ loaderData }: Route.ComponentProps) {
  const { query, found, states } = loaderData
  const texts = useTexts()
  const { t } = texts
  const { brandName: brand } = useSite()
  const { network, place, trouble } = found
  const title = place ? resultTitle(texts, found) : t('dealers.title')
  return (
    <Page id="dealers" className={css.page} {...marks({ part: 'dealers' })}>
      <PageHead
        title={trouble ? t('shell.error.prefix', { title }) : title}
        description={t('dealers.description', { brand })}
      />
      <Stack as="header" gap={5}>
        <h1>{t('dealers.heading', { brand })}</h1>
        {network?.points.length === 0 ? null : <DealerSearchForm query={query} states={states} />}
      </Stack>
      <Stack gap={5} className={css.answer}>
        <SearchTrouble trouble={trouble} text={query.text} />
        {found.dealers.length > 0 ? <DealerResults found={found} query={query} /> : null}
        {network && network.points.length > 0 ? <NetworkOverview network={network} /> : null}
        {network && network.points.length === 0 ? <NoNetwork /> : null}
      </Stack>
      <Announcer />
    </Page>
  )
}
