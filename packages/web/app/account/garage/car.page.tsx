import type { RouteHandle } from '@volante/contract/page'
import { data, Link, redirect } from 'react-router'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import areaCss from '../area.module.css'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../require-person.ts'
import type { Route } from './+types/car.page'
import css from './garage.module.css'
import { shown } from './load-garage.ts'
import { RECALL_TONES } from './OwnedCar.tsx'

export const handle = { texts: ['account', 'garage', 'ui'], cache: false, query: ['kept'] } satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const details = await ownCar(known, params.car ?? '')
  return { car: await shown(known, details), isKept: url.searchParams.has('kept') }
}

async function ownCar({ api }: Page, id: string) {
  try {
    return await api.garage.ownedCar({ query: { id } })
  } catch (error) {
    // An address that holds no id is no car either.
    if ([400, 404].includes(callRefusal(error)?.status ?? 0)) throw data(null, { status: 404 })
    throw error
  }
}

/** The code is in the answer alone: it stands in no address and is shown once. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const id = params.car ?? ''
  const { garage } = known.api
  const posted = await request.formData()
  try {
    if (posted.has('keep')) {
      await garage.keep({ params: { id } })
      return redirect(pathTo(known.site, 'garageCar', { car: id }, { kept: 'yes' }), 303)
    }
    return { code: (await garage.passOn({ params: { id } })).code }
  } catch (error) {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

/** All that is known of one's own car, and what can be done with it. */
export default function OwnCar({ loaderData: { car, isKept }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { model, version, year, nickname, drawn, recall, home } = car
  return (
    <AccountFrame
      area="garage"
      title={nickname ?? `${model} ${version}`}
      lead={nickname === null ? String(year) : `${model} ${version} ${year}`}
    >
      {isKept && !actionData && <Notice>{t('garage.kept')}</Notice>}
      {drawn ? (
        <div className={css.kept}>
          <CarPhoto car={drawn} sizes="384px" />
        </div>
      ) : null}
      <Facts car={car} />
      <section className={areaCss.section} aria-labelledby="recall">
        <h2 id="recall">{t('garage.recallTitle')}</h2>
        {recall === null ? (
          <p>{t('garage.recallNeedsKey')}</p>
        ) : (
          <InlineMessage tone={RECALL_TONES[recall.state]}>
            <p>{recall.text}</p>
            {recall.titles.map((title) => (
              <p key={title}>{title}</p>
            ))}
          </InlineMessage>
        )}
        <Row>
          <LinkButton
            to={pathTo(home, 'serviceVisit', null, recall?.state === 'open' ? { service: 'SV03' } : {})}
            variant={recall?.state === 'open' ? 'primary' : 'secondary'}
            reloadDocument
          >
            {t(recall?.state === 'open' ? 'garage.bookRecall' : 'garage.bookService')}
          </LinkButton>
          <LinkButton variant="quiet" to={pathTo(home, 'recall')} reloadDocument>
            {t('garage.recallPage')}
          </LinkButton>
        </Row>
      </section>
      <section className={areaCss.section} aria-labelledby="value">
        <h2 id="value">{t('garage.valueTitle')}</h2>
        <p className="soft">{t('garage.valueText')}</p>
        <Row>
          <LinkButton to={pathTo(home, 'valuation', null, { version: car.mvsCode, year })} reloadDocument>
            {t('garage.value')}
          </LinkButton>
        </Row>
      </section>
      <section className={areaCss.section} aria-labelledby="review">
        <h2 id="review">{t('garage.reviewTitle')}</h2>
        <p className="soft">{t('garage.reviewText')}</p>
        <Row>
          <LinkButton to={pathTo(home, 'reviewNew', null, { model: car.modelSlug, year })} reloadDocument>
            {t('garage.review')}
          </LinkButton>
        </Row>
      </section>
      <PassOn car={car} code={actionData?.code ?? null} />
    </AccountFrame>
  )
}

type Shown = Route.ComponentProps['loaderData']['car']

function Facts({ car }: { readonly car: Shown }) {
  const { t, date } = useTexts()
  const { plateNumber, chassis, isProven, since, orderId, home } = car
  return (
    <dl className={areaCss.facts}>
      {plateNumber ? (
        <>
          <dt>{t('garage.fact.plate')}</dt>
          <dd className={css.plate}>{plateNumber}</dd>
        </>
      ) : null}
      {chassis ? (
        <>
          <dt>{t('garage.fact.chassis')}</dt>
          <dd className={css.plate}>{chassis}</dd>
        </>
      ) : null}
      <dt>{t('garage.fact.owner')}</dt>
      <dd>
        {since
          ? t('garage.provenSince', { day: date(`${since}T12:00:00Z`) })
          : t(isProven ? 'garage.proven' : 'garage.told')}
      </dd>
      {orderId ? (
        <>
          <dt>{t('garage.fact.papers')}</dt>
          <dd>
            <Link to={pathTo(home, 'order', { order: orderId })} reloadDocument>
              {t('garage.order')}
            </Link>
          </dd>
        </>
      ) : null}
    </dl>
  )
}

function PassOn({ car, code }: { readonly car: Shown; readonly code: string | null }) {
  const { t, date } = useTexts()
  const site = useSite()
  const { isProven, handoverUntil } = car
  return (
    <section className={areaCss.section} aria-labelledby="pass-on">
      <h2 id="pass-on">{t('garage.passOnTitle')}</h2>
      <p className="soft">{t(isProven ? 'garage.passOnText' : 'garage.passOnUnproven')}</p>
      {code === null ? null : (
        <InlineMessage tone="good" title={t('garage.codeMade')}>
          <p className={css.code} translate="no">
            {code}
          </p>
          <p>{t('garage.codeOnce')}</p>
        </InlineMessage>
      )}
      {handoverUntil === null ? null : <p>{t('garage.codeUntil', { day: date(handoverUntil, 'moment') })}</p>}
      <Row>
        {isProven ? (
          <PostButton fields={{ passOn: 'yes' }} pending={t('garage.makingCode')}>
            {t(handoverUntil === null ? 'garage.makeCode' : 'garage.makeOther')}
          </PostButton>
        ) : (
          <LinkButton to={pathTo(site, 'garageAdd')}>{t('garage.haveCode')}</LinkButton>
        )}
        {handoverUntil === null ? null : (
          <PostButton fields={{ keep: 'yes' }} variant="quiet">
            {t('garage.dropCode')}
          </PostButton>
        )}
      </Row>
    </section>
  )
}
