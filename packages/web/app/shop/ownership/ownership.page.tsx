import { Columns, Row, Stack } from '../../ui/layout/Stack.tsx'
import type { RouteHandle } from '@volante/contract/page'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import type { Route } from './+types/ownership.page'
import { WorkshopServices } from './WorkshopServices.tsx'

export const handle = { texts: ['legal', 'ui'], script: false, cache: ['dealers'] } satisfies RouteHandle

/** The page stands without the list, so a failure is logged and said. */
export async function loader({ context }: Route.LoaderArgs) {
  const { api, report } = context.get(page)
  const listed = await Promise.all(
    ['MAINTENANCE', 'REPAIR'].map((type) => api.dealers.serviceList({ params: { type } })),
  ).catch((error: unknown) => {
    report(error)
    return []
  })
  return { services: listed.flat() }
}

export default function Ownership({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const { t } = useTexts()
  const brand = site.brandName
  return (
    <Page gap={8}>
      <PageHead title={t('legal.care.title')} description={t('legal.care.description', { brand })} />
      <Opening title={t('legal.care.heading', { brand })} lead={t('legal.care.lead')}>
        {site.afterSalesOnly ? <p>{t('legal.care.lead.afterSales', { brand })}</p> : null}
        <Row>
          <LinkButton variant="primary" size="large" to={pathTo(site, 'serviceVisit')} reloadDocument>
            {t('legal.care.book')}
          </LinkButton>
          <LinkButton size="large" to={pathTo(site, 'dealers')} reloadDocument>
            {t('legal.care.workshop')}
          </LinkButton>
        </Row>
      </Opening>
      <WorkshopServices services={loaderData.services} />
      <Ways />
    </Page>
  )
}

function Ways() {
  const site = useSite()
  const { t } = useTexts()
  const ways = [
    ['maintenance', pathTo(site, 'maintenance')],
    ['manuals', pathTo(site, 'manuals')],
    ['recall', pathTo(site, 'recall')],
    ['valuation', pathTo(site, 'valuation')],
    ['dealers', pathTo(site, 'dealers')],
    ...(site.afterSalesOnly ? [] : [['events', pathTo(site, 'events')] as const]),
    ...(site.afterSalesOnly ? [] : [['accessories', pathTo(site, 'accessories')] as const]),
    ['contact', pathTo(site, 'contact')],
    ['report', pathTo(site, 'contact', null, { form: 'report' })],
  ] as const
  return (
    <Stack as="section" gap={5} aria-labelledby="ways" className="ruled">
      <h2 id="ways">{t('legal.care.ways')}</h2>
      <Columns as="ul" role="list" least="15rem" isFilled gap={[5, 6]}>
        {ways.map(([way, to]) => (
          <li key={way}>
            <a href={to} className="tap text-18 strong">
              {t(`legal.care.${way}`)}
            </a>
            <p className="soft">{t(`legal.care.${way}.text`)}</p>
          </li>
        ))}
      </Columns>
    </Stack>
  )
}
