import { dayIn } from '@volante/domain/local-time'
import type { RouteHandle } from '@volante/contract/page'
import { kilometresOf } from '@volante/domain/vehicle/readings'
import { data, redirect } from 'react-router'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { handleForm } from '../../forms/handle-form.ts'
import { keepForm } from '../../forms/keep-form.ts'
import { PostButton } from '../../forms/PostButton.tsx'
import { KIND } from '../../forms/refused.ts'
import { KeptAsOf } from '../../order-live/KeptAsOf.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneIn } from '../saved.ts'
import type { Route } from './+types/car.page'
import { CarFacts } from './CarFacts.tsx'
import { FORMS } from './garage-forms.ts'
import css from './garage.module.css'
import { ownCar, shown } from './load-garage.ts'
import { loadRevision } from './revision/load-revision.ts'
import { hasObjected, setReminders } from './revision/reminders.ts'
import { RECALL_TONES, RecallVoucher, visitOf } from './OwnedCar.tsx'
import { loadManuals } from './manuals/load-manuals.ts'
import { Manuals } from './manuals/Manuals.tsx'
import { Logbook } from './Logbook.tsx'
import { CarWorth } from './worth/CarWorth.tsx'
import { loadNext } from './worth/load-next.ts'
import { loadWorth } from './worth/load-worth.ts'
import { NextCars } from './worth/NextCars.tsx'
import { loadPapers } from './papers/load-papers.ts'
import { Papers } from './papers/Papers.tsx'
import { Warranty } from './Warranty.tsx'
import { Readings } from './Readings.tsx'
import { Receipts } from './Receipts.tsx'
import { Revision } from './revision/Revision.tsx'

export const handle = {
  texts: ['account', 'garage', 'order', 'logbook', 'warranty', 'errors', 'ui'],
  cache: false,
  query: ['done'],
} satisfies RouteHandle

const DONE = {
  read: 'garage.readingKept',
  dropped: 'garage.readingDropped',
  kept: 'garage.kept',
  unshared: 'logbook.own.ended',
} as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  const { contactPermissions } = await requirePerson(known, url)
  const details = await ownCar(known, params.car ?? '')
  const [car, logbook, warranty] = await Promise.all([
    shown(known, details),
    known.api.logbook.owned({ params: { car: details.id } }),
    known.api.benefits.owned({ params: { car: details.id } }),
  ])
  const [papers, revision, worth, manuals, nextCars] = await Promise.all([
    loadPapers(known, details),
    loadRevision(known, details, logbook.book),
    loadWorth(known, car),
    loadManuals(known, car),
    loadNext(known, car),
  ])
  return {
    car,
    papers,
    logbook,
    warranty,
    revision,
    worth,
    nextCars,
    isReminded: details.canBeRead ? !hasObjected(contactPermissions) : null,
    manuals,
    done: doneIn(url, ['read', 'dropped', 'kept', 'unshared']),
    today: dayIn(known.site.timeZone, known.now),
  }
}

/** The site that sells the car, which has a brand where the group's has none. */
async function homeOf(known: Page, id: string) {
  const { brand, country } = await ownCar(known, id)
  return known.sites.find((one) => one.brand === brand && one.country === country) ?? known.site
}

/** The code is in the answer alone: it stands in no address and is shown once. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const id = params.car ?? ''
  const { garage, logbook } = known.api
  const posted = await request.formData()
  const done = (what: string) => redirect(pathTo(known.site, 'garageCar', { car: id }, { done: what }), 303)
  if (formText(posted, KIND) === FORMS.reading.kind)
    return handleForm(known, FORMS.reading, posted, async ({ km, day }) => {
      await garage.addReading({ params: { id }, body: { mileage: kilometresOf(km) ?? 0, day: day || null } })
      return done('read')
    })
  if (formText(posted, KIND) === FORMS.share.kind)
    return handleForm(known, FORMS.share, posted, async ({ until }) => {
      const { token } = await logbook.share({ params: { car: id }, body: { until } })
      return { sharedUrl: known.origin + pathTo(await homeOf(known, id), 'logbook', { token }) }
    })
  try {
    const link = formText(posted, 'unshare')
    if (link !== '') {
      await logbook.unshare({ params: { car: id, link } })
      return done('unshared')
    }
    const reading = formText(posted, 'dropReading')
    if (reading !== '') {
      await garage.removeReading({ params: { id, reading } })
      return done('dropped')
    }
    const reminders = formText(posted, 'reminders')
    if (reminders !== '') {
      await setReminders(known, reminders === 'on')
      return redirect(`${pathTo(known.site, 'garageCar', { car: id })}#revision`, 303)
    }
    if (posted.has('keep')) {
      await garage.keep({ params: { id } })
      return done('kept')
    }
    return { code: (await garage.passOn({ params: { id } })).code }
  } catch (error) {
    if (callRefusal(error)?.status === 404) throw data(null, { status: 404 })
    throw error
  }
}

export const clientAction = keepForm

/** All that is known of one's own car, and what can be done with it. */
export default function OwnCar({
  loaderData: { car, papers, revision, isReminded, logbook, warranty, worth, nextCars, manuals, done, today },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { model, version, year, nickname, drawn, recall, home } = car
  return (
    <AccountFrame
      area="garage"
      title={nickname ?? `${model} ${version}`}
      lead={nickname === null ? String(year) : `${model} ${version} ${year}`}
    >
      <KeptAsOf scope={pathTo(site, 'garage')} shown={car} />
      {done && !actionData ? <Notice>{t(DONE[done])}</Notice> : null}
      {drawn ? (
        <div className={css.kept}>
          <CarPhoto car={drawn} sizes="384px" />
        </div>
      ) : null}
      <CarFacts car={car} />
      <Papers car={car} papers={papers} />
      <Manuals car={car} manuals={manuals} />
      <section aria-labelledby="recall">
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
        <Receipts car={car} />
        <Row>
          <LinkButton
            to={pathTo(home, 'serviceVisit', null, visitOf(car))}
            variant={recall?.state === 'open' ? 'primary' : 'secondary'}
            reloadDocument
          >
            {t(recall?.state === 'open' ? 'garage.bookRecall' : 'garage.bookService')}
          </LinkButton>
          <RecallVoucher car={car} />
          <LinkButton variant="quiet" to={pathTo(home, 'recall')} reloadDocument>
            {t('garage.recallPage')}
          </LinkButton>
        </Row>
      </section>
      <Revision car={car} revision={revision} isReminded={isReminded} />
      <Readings car={car} answer={actionData} today={today} />
      <Warranty car={car} warranty={warranty} />
      <Logbook car={car} logbook={logbook} answer={actionData} today={today} />
      <CarWorth car={car} worth={worth} />
      <NextCars cars={nextCars} model={car.model} />
      <section aria-labelledby="review">
        <h2 id="review">{t('garage.reviewTitle')}</h2>
        <p className="soft">{t('garage.reviewText')}</p>
        <Row>
          <LinkButton to={pathTo(home, 'reviewNew', null, { model: car.modelSlug, year })} reloadDocument>
            {t('garage.review')}
          </LinkButton>
        </Row>
      </section>
      <PassOn car={car} code={actionData && 'code' in actionData ? actionData.code : null} />
    </AccountFrame>
  )
}

type Shown = Route.ComponentProps['loaderData']['car']

function PassOn({ car, code }: { readonly car: Shown; readonly code: string | null }) {
  const { t, date } = useTexts()
  const site = useSite()
  const { isProven, handoverUntil } = car
  return (
    <section aria-labelledby="pass-on">
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
