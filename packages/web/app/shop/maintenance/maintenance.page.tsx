import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/maintenance.page'
import { Due } from './Due.tsx'
import { FiveYears } from './FiveYears.tsx'
import { loadMaintenance, PART } from './load-maintenance.ts'
import { Plan } from './Plan.tsx'
import { Questions } from './Questions.tsx'
import { Where } from './Where.tsx'

export const handle = {
  texts: ['maintenance', 'errors', 'ui'],
  script: 'enhance',
  cache: false,
  query: ['car', 'year', 'km', 'last', 'use', 'done', 'rate', 'near', 'dealer'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.brand === 'portal') throw data(null, { status: 404 })
  return loadMaintenance(shop, url.searchParams)
}

/** The advisor (F-39): four answers, then what is due, why, when, where and for how much. */
export default function MaintenancePage({ loaderData }: Route.ComponentProps) {
  const { brandName } = useSite()
  const { t } = useTexts()
  const { found, hasPlan } = loaderData
  return (
    <div id={PART}>
      <PageHead title={t('maintenance.title')} description={t('maintenance.description', { brand: brandName })} />
      <Page gap={8}>
        <Opening title={t('maintenance.heading')} lead={t('maintenance.lead')} size="small" />
        <Questions {...loaderData} />
        {hasPlan ? null : <InlineMessage tone="info">{t('maintenance.noPlan')}</InlineMessage>}
        {found && !found.isNew ? <Due {...loaderData} found={found} /> : null}
        {found ? (
          <>
            <Where {...loaderData} found={found} />
            <Plan found={found} />
            <FiveYears {...loaderData} found={found} />
          </>
        ) : null}
      </Page>
      <Announcer />
    </div>
  )
}
