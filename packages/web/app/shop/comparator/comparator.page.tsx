import { Page } from '../../ui/layout/Page.tsx'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Alternates } from '../range/Alternates.tsx'
import type { Route } from './+types/comparator.page'
import { FEWEST, PART } from './compared-set.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './comparator.module.css'
import { Lens } from './Lens.tsx'
import { type Comparison, loadComparison } from './load-comparison.ts'
import { ModelShortcuts } from './ModelShortcuts.tsx'
import { Picker } from './Picker.tsx'

export const handle = {
  texts: ['shop', 'ui'],
  script: 'enhance',
  cache: ['catalogue', 'prices', 'campaigns', 'financing'],
  query: ['v', 'diff'],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  return loadComparison(shop, url.searchParams)
}

export default function Comparator({ loaderData }: Route.ComponentProps) {
  const { brandName } = useSite()
  const { t } = useTexts()
  const { versions } = loaderData
  const isReady = versions.length >= FEWEST
  const names = versions.map(({ model, name }) => `${model} ${name}`)
  return (
    <div id={PART}>
      <PageHead
        title={isReady ? t('shop.compare.titleOf', { names: names.join(', ') }) : t('shop.compare.title')}
        description={t('shop.compare.description', { brandName })}
      />
      <Alternates page="comparator" />
      <Page className={css.page}>
        <Stack as="header" gap={3}>
          <h1>{t('shop.compare.title')}</h1>
          {isReady ? null : <p className="soft text-18">{t('shop.compare.lead')}</p>}
        </Stack>
        <LeftOut {...loaderData} />
        <Picker comparison={loaderData} />
        {isReady ? <Lens comparison={loaderData} /> : null}
      </Page>
      {isReady ? null : <ModelShortcuts {...loaderData} />}
      <Announcer />
    </div>
  )
}

function LeftOut({ unknown, tooMany }: Pick<Comparison, 'unknown' | 'tooMany'>) {
  const { t } = useTexts()
  return (
    <>
      {unknown > 0 ? <InlineMessage tone="warn">{t('shop.compare.unknown', { count: unknown })}</InlineMessage> : null}
      {tooMany > 0 ? <InlineMessage tone="info">{t('shop.compare.tooMany')}</InlineMessage> : null}
    </>
  )
}
