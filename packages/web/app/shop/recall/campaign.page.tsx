import { dayIn } from '@volante/domain/local-time'
import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import type { Route } from './+types/campaign.page'
import { CampaignFacts } from './CampaignFacts.tsx'
import { CampaignProgress } from './CampaignProgress.tsx'
import { loadCampaigns } from './load-campaigns.ts'
import css from './recall.module.css'

export const handle = { texts: ['recall', 'errors', 'ui'], script: 'enhance', cache: ['recalls'] } satisfies RouteHandle

export async function loader({ context, params }: Route.LoaderArgs) {
  const shop = context.get(page)
  const campaign = (await loadCampaigns(shop)).find(({ id }) => id.toLowerCase() === params.campaign?.toLowerCase())
  if (!campaign) throw data(null, { status: 404 })
  return { campaign, today: dayIn(shop.site.timeZone, shop.now) }
}

/** One recall: the danger, the repair and how far it has come; on paper one A4 page (RC-2, RC-6, RC-7). */
export default function Campaign({ loaderData: { campaign, today } }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const { id, title } = campaign
  return (
    <Page gap={6} className={css.campaign}>
      <PageHead title={title} description={t('recall.campaign.description', { title })} />
      <Breadcrumbs
        crumbs={[
          { title: t('recall.title'), to: pathTo(site, 'recall') },
          { title, to: pathTo(site, 'recallCampaign', { campaign: id.toLowerCase() }) },
        ]}
      />
      <Opening title={title} lead={t('recall.campaign.code', { id })} size="small" />
      <CampaignFacts campaign={campaign} today={today} />
      <CampaignProgress {...campaign} />
      <Row className={css.unprinted}>
        <LinkButton variant="primary" size="large" to={pathTo(site, 'recall')}>
          {t('recall.campaign.check')}
        </LinkButton>
        {campaign.remedyFrom === null ? null : (
          <LinkButton size="large" to={pathTo(site, 'serviceVisit', null, { service: 'SV03', campaign: id })}>
            {t('recall.campaign.where')}
          </LinkButton>
        )}
      </Row>
    </Page>
  )
}
