import type { RouteHandle } from '@volante/contract/page'
import type { Currency } from '@volante/domain/vocabulary'
import { useEffect } from 'react'
import { data } from 'react-router'
import { page, type Page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { Opening, Page as Frame } from '../../ui/layout/Page.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Alternates } from '../range/Alternates.tsx'
import type { Route } from './+types/budget.page'
import { BUDGET_QUERY, readBudget } from './budget-address.ts'
import css from './budget.module.css'
import { CarCard } from './CarCard.tsx'
import { Frontier } from './Frontier.tsx'
import { type BudgetPage as Found, budgetPage, loadBudget } from './load-budget.ts'
import { MoreCars } from './MoreCars.tsx'
import { Neighbours } from './Neighbours.tsx'
import { searchThread } from './search-thread.ts'
import { WishForm } from './WishForm.tsx'

export const handle = {
  texts: ['budget', 'shop', 'ui', 'errors'],
  cache: ['catalogue', 'prices', 'financing'],
  query: [...BUDGET_QUERY],
} satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs): Promise<Loaded> {
  const shop = context.get(page)
  if (shop.site.afterSalesOnly) throw data(null, { status: 404 })
  return { ...(await loadBudget(shop, url.searchParams)), ...searchedAt(shop) }
}

/** A change of the wish is answered here, in a thread of its own; what cannot be had here the server answers. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  const search = new URL(request.url).searchParams
  if (!shown || !search.has('brand')) return serverLoader()
  const { site, country, currency, answer } = shown
  const asked = readBudget(search, currency, null)
  try {
    const { search: find, photos } = await searchThread({ site, country, version: answer.version })
    return { ...budgetPage(asked, await find(asked), photos), site, country, currency }
  } catch {
    return serverLoader()
  }
}

interface Loaded extends Found {
  readonly site: string
  readonly country: string
  readonly currency: Currency
}

const searchedAt = ({ site: { id: site, country, currency } }: Page) => ({ site, country, currency })

/** Of the page on screen: which site's cars are searched. */
let shown: Loaded | null = null

/** What a month reaches over all versions, options and plans (C17): the best equipped first, and what more would cost. */
export default function BudgetPage({ loaderData }: Route.ComponentProps) {
  const { t, money } = useTexts()
  const site = useSite()
  const { answer, wish, photos } = loaderData
  useEffect(() => {
    shown = loaderData
  }, [loaderData])
  const title = wish.monthly === null ? t('budget.title') : t('budget.titleOf', { month: money(wish.monthly, true) })
  const isAsked = wish.monthly !== null
  const found = t('budget.found', { models: answer.modelCount, versions: answer.versionCount })
  return (
    <Frame gap={7}>
      <PageHead title={title} description={t('budget.description', { brand: site.brandName })} />
      <Alternates page="budget" />
      <Opening title={title} lead={t('budget.lead')} />
      <WishForm page={loaderData} />
      {isAsked ? (
        <Stack as="section" gap={5} aria-labelledby="found">
          <h2 id="found">{found}</h2>
          <LiveRegion>{found}</LiveRegion>
          {answer.cars.length === 0 ? <Neighbours neighbours={answer.neighbours} /> : null}
          <ul role="list" className={css.cars}>
            {answer.cars.map((car, at) => (
              <CarCard
                key={car.version.mvs}
                car={car}
                wish={wish}
                photos={photos[at] ?? null}
                day={answer.day}
                isFirst={at < 2}
              />
            ))}
          </ul>
          <MoreCars page={loaderData} />
        </Stack>
      ) : null}
      <Frontier points={answer.frontier} target={wish.monthly} wish={wish} />
      <section className={css.legal} aria-label={t('budget.conditions')}>
        <p>
          {t('budget.indexed')} <a href={pathTo(site, 'financing')}>{t('budget.indexedLink')}</a>
        </p>
        {answer.legalTexts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
    </Frame>
  )
}
