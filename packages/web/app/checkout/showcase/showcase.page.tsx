import type { RouteHandle } from '@volante/contract/page'
import { data } from 'react-router'
import { buyersTerms } from '../../car-price/buyers-terms.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { type RunningReservation, runningReservation } from '../../order-live/running-reservation.ts'
import { isClock } from '../../order-live/is-clock.ts'
import { Page } from '../../ui/layout/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { knownPlace } from '../../places/known-place.ts'
import type { Route } from './+types/showcase.page'
import { CampaignCars } from './CampaignCars.tsx'
import { ChosenCar } from './ChosenCar.tsx'
import { loadShowcase } from './load-showcase.ts'
import css from './showcase.module.css'
import { readShowcase, SHOWCASE_PARAMETERS } from './showcase-query.ts'

/** Never kept: what is left changes with every reservation. */
export const handle = {
  texts: ['checkout', 'order', 'shop', 'ui'],
  script: 'enhance',
  cache: false,
  query: SHOWCASE_PARAMETERS,
} satisfies RouteHandle

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly || shop.site.brand === 'portal') throw data(null, { status: 404 })
  const query = readShowcase(url.searchParams, knownPlace(request, shop.site.country))
  const running = runningReservation(request.headers.get('cookie'), shop.now)
  return { query, running, ...(await loadShowcase(shop, query, buyersTerms(request))) }
}

export default function Showcase({ loaderData }: Route.ComponentProps) {
  const { models, chosen, isToOrder, isUnknown, isOneModel, query, running } = loaderData
  const { t } = useTexts()
  const site = useSite()
  const brand = site.brandName
  return (
    <Page width="content" id="showcase">
      <PageHead
        title={t('checkout.showcase.title', { brand })}
        description={t('checkout.showcase.description', { brand })}
      />
      {running ? <Running running={running} /> : null}
      {isUnknown ? (
        <InlineMessage tone="warn" title={t('checkout.showcase.notOffered')}>
          {t('checkout.showcase.notOffered.text')}
        </InlineMessage>
      ) : null}
      {chosen ? (
        <ChosenCar chosen={chosen} query={query} isToOrder={isToOrder} />
      ) : (
        <>
          <header className={css.head}>
            <h1>{t('checkout.showcase.heading', { brand })}</h1>
            {isOneModel ? (
              <p>
                <a href={pathTo(site, 'reserve')}>{t('checkout.showcase.others')}</a>
              </p>
            ) : null}
            <p>
              {t('checkout.showcase.lead')} <a href={pathTo(site, 'build')}>{t('checkout.showcase.build')}</a>
            </p>
          </header>
          {models.length > 0 ? <CampaignCars models={models} /> : <NoCampaign />}
        </>
      )}
      <Announcer />
    </Page>
  )
}

/** The way back to a car that is held already. */
function Running({ running }: { readonly running: RunningReservation }) {
  const { t, date } = useTexts()
  return (
    <InlineMessage
      tone="info"
      actions={<a href={pathTo(useSite(), 'orderPay', { order: running.orderId })}>{t('checkout.showcase.goOn')}</a>}
    >
      {t('checkout.showcase.running', { time: date(running.endsAt, isClock(running) ? 'time' : 'moment') })}
    </InlineMessage>
  )
}

function NoCampaign() {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Stack gap={4} align="start">
      <p>{t('checkout.showcase.none')}</p>
      <LinkButton variant="primary" to={pathTo(site, 'models')} reloadDocument>
        {t('checkout.showcase.toModels')}
      </LinkButton>
    </Stack>
  )
}
