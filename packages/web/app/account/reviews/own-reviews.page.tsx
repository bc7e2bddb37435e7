import type { RouteHandle } from '@volante/contract/page'
import { Link } from 'react-router'
import { page, type Page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Stars } from '../../ui/data/Stars.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneIn } from '../saved.ts'
import type { Route } from './+types/own-reviews.page'
import css from './reviews.module.css'

export const handle = { texts: ['account', 'reviews', 'ui'], cache: false, query: ['done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { reviews, cars } = await known.api.rating.own()
  return {
    reviews: reviews.map(({ id, model, year, rating, state, country, brand }) => ({
      id,
      model,
      year,
      rating,
      state,
      to: pathTo(homeOf(known, brand, country), 'ownReview', { review: id }),
    })),
    cars: cars.map(({ model, modelSlug, brand, year }) => ({
      model,
      year,
      to: pathTo(homeOf(known, brand, known.site.country), 'reviewNew', null, { model: modelSlug, year }),
    })),
    done: doneIn(url, ['removed']),
  }
}

/** The site of a car's brand, this one where there is none. */
const homeOf = ({ sites, site }: Page, brand: string, country: string) =>
  sites.find((one) => one.country === country && one.brand === brand) ?? site

const TONES = { published: 'good', held: 'warn', removed: 'bad' } as const

/** What one has said of one's cars, and the cars of which one has said nothing yet. */
export default function OwnReviews({ loaderData: { reviews, cars, done } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <AccountFrame area="ownReviews" title={t('account.area.ownReviews')} lead={t('reviews.ownLead')}>
      {done ? <Notice>{t('reviews.done.gone')}</Notice> : null}
      {reviews.length > 0 ? (
        <ul role="list" className={css.list}>
          {reviews.map(({ id, model, year, rating, state, to }) => (
            <li key={id}>
              <Row gap={[1, 4]} align="center">
                <Link to={to} className="strong" reloadDocument>
                  {t('reviews.car', { model, year: String(year) })}
                </Link>
                <Stars value={rating} />
                <StatusTag tone={TONES[state]}>{t(`reviews.state.${state}`)}</StatusTag>
              </Row>
            </li>
          ))}
        </ul>
      ) : null}
      {cars.length > 0 ? (
        <section aria-labelledby="cars">
          <h2 id="cars">{t('reviews.carsTitle')}</h2>
          <ul role="list" className={css.list}>
            {cars.map(({ model, year, to }) => (
              <li key={to}>
                <Row gap={[2, 4]} align="center" justify="space-between">
                  <span>{t('reviews.car', { model, year: String(year) })}</span>
                  <LinkButton to={to} size="small" reloadDocument>
                    {t('reviews.write')}
                  </LinkButton>
                </Row>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {reviews.length + cars.length === 0 ? <p className="soft">{t('reviews.ownNone')}</p> : null}
    </AccountFrame>
  )
}
