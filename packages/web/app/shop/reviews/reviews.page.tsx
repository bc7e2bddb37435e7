import { REVIEW_SORTS } from '@volante/contract/rating'
import type { RouteHandle } from '@volante/contract/page'
import { marks } from '../../enhance/marks.ts'
import { Announcer } from '../../enhance/Announcer.tsx'
import { page } from '../../shell/page-context.ts'
import { PageHead } from '../../shell/PageHead.tsx'
import { usePage, useSite } from '../../shell/root-data.ts'
import { pathTo, type Query } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Opening, Page } from '../../ui/layout/Page.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Breadcrumbs } from '../../ui/navigation/Breadcrumbs.tsx'
import { carName } from '../range/car-name.ts'
import { Advisor } from './Advisor.tsx'
import { Distribution } from './Distribution.tsx'
import { loadReviews, readReviewQuery, REVIEW_PARAMETERS } from './load-reviews.ts'
import { productReviews } from './product-reviews.ts'
import css from './reviews.module.css'
import { ReviewItem } from './ReviewItem.tsx'
import type { Route } from './+types/reviews.page'

/** Never kept: whose a review is and what one said of it differ by visitor. */
export const handle = {
  texts: ['reviews', 'ui'],
  script: 'enhance',
  cache: false,
  query: REVIEW_PARAMETERS,
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = readReviewQuery(url.searchParams)
  return { query, ...(await loadReviews(context.get(page), params.model, query)) }
}

export default function Reviews({ loaderData }: Route.ComponentProps) {
  const { model, found, advice, query } = loaderData
  const { t } = useTexts()
  const site = useSite()
  const name = carName(site.brandName, model.name)
  const to = (asked: Query) => pathTo(site, 'reviews', { model: model.slug }, asked)
  return (
    <Page gap={7} id="reviews">
      <PageHead title={t('reviews.title', { model: model.name })} description={t('reviews.description', { name })} />
      <ProductData data={loaderData} name={name} />
      <Breadcrumbs
        crumbs={[
          { title: model.name, to: pathTo(site, 'model', { model: model.slug }) },
          { title: t('reviews.heading'), to: to({}) },
        ]}
      />
      <Opening title={t('reviews.title', { model: model.name })} lead={t('reviews.lead')} size="small">
        <Row>
          <LinkButton variant="primary" to={pathTo(site, 'reviewNew', null, { model: model.slug })} reloadDocument>
            {t('reviews.write')}
          </LinkButton>
        </Row>
      </Opening>
      {found.count === 0 ? (
        <p>{t('reviews.none')}</p>
      ) : (
        <>
          <div className={css.top}>
            <Distribution summary={found} to={(stars) => `${to({ stars })}#list`} />
            <Advisor advice={advice} slug={model.slug} model={model.name} />
          </div>
          <List data={loaderData} to={to} sort={query.sort} />
        </>
      )}
      <Announcer />
    </Page>
  )
}

interface ListProps {
  readonly data: Route.ComponentProps['loaderData']
  readonly sort: (typeof REVIEW_SORTS)[number]
  to(asked: Query): string
}

function List({ data: { found, query }, sort, to }: ListProps) {
  const { t } = useTexts()
  const { after: _, ...asked } = query
  const { stars, opinion, age, distance, owners } = query
  const only = [
    stars && t('reviews.onlyStars', { stars: Number(stars) }),
    opinion && t(`reviews.opinion.${opinion}`),
    age && t(`reviews.age.${age}`),
    distance && t(`reviews.distance.${distance}`),
    owners && t('reviews.sameOwners'),
  ].filter(Boolean)
  return (
    <Stack as="section" gap={5} aria-labelledby="list" className={css.list}>
      <Row justify="space-between" align="baseline" gap={[3, 5]}>
        <h2 id="list" className="text-28" {...marks({ announce: true })}>
          {t('reviews.found', { count: found.total })}
        </h2>
        <nav aria-label={t('reviews.sortBy')} className={css.sorts}>
          {REVIEW_SORTS.map((one) => (
            <a
              key={one}
              href={to({ ...asked, sort: one })}
              aria-current={one === sort ? 'true' : undefined}
              {...marks({ live: 'reviews' })}
            >
              {t(`reviews.sort.${one}`)}
            </a>
          ))}
        </nav>
      </Row>
      {only.length > 0 ? (
        <p>
          {only.join(' · ')} <a href={to({ sort })}>{t('reviews.showAll')}</a>
        </p>
      ) : null}
      <Stack as="ul" gap={6}>
        {found.items.map((review) => (
          <ReviewItem key={review.id} review={review} canVote />
        ))}
      </Stack>
      {found.items.length === 0 ? <p className="soft">{t('reviews.noneFound')}</p> : null}
      <Row>
        {query.after ? <LinkButton to={`${to(asked)}#list`}>{t('reviews.first')}</LinkButton> : null}
        {found.next ? (
          <LinkButton to={`${to({ ...asked, after: found.next })}#list`}>{t('reviews.next')}</LinkButton>
        ) : null}
      </Row>
    </Stack>
  )
}

function ProductData({ data, name }: { readonly data: Route.ComponentProps['loaderData']; readonly name: string }) {
  const { site, origin } = usePage()
  const { found, model } = data
  const facts = {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name,
    brand: { '@type': 'Brand', name: site.brandName },
    url: origin + pathTo(site, 'model', { model: model.slug }),
    ...productReviews(found, found.items),
  }
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
