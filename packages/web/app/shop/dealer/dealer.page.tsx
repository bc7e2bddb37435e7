import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import type { Route } from './+types/dealer.page'
import { DealerProfile } from './DealerProfile.tsx'
import { loadDealer } from './load-dealer.ts'
import css from './dealer.module.css'

/** Never kept: whether it is open changes by the minute. */
export const handle = { texts: ['dealers', 'shop', 'errors', 'ui'], script: false, cache: false } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const dealer = await loadDealer(context.get(page), params.dealer)
  return data({ dealer }, { status: dealer ? 200 : 404 })
}

export default function Dealer({ loaderData }: Route.ComponentProps) {
  return loaderData.dealer ? <DealerProfile dealer={loaderData.dealer} /> : <Missing />
}

function Missing() {
  const { t, byKey } = useTexts()
  const site = useSite()
  const title = byKey('dealer.notFound')
  return (
    <div className={css.page}>
      <PageHead title={t('shell.error.prefix', { title })} hidden />
      <h1 className="unseen">{t('dealers.title')}</h1>
      <EmptyState
        title={title}
        actions={
          <LinkButton variant="primary" to={pathTo(site, 'dealers')} reloadDocument>
            {t('dealers.page.back')}
          </LinkButton>
        }
      >
        {t('dealers.missing.text')}
      </EmptyState>
    </div>
  )
}
