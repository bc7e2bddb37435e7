import type { RouteHandle } from '@volante/contract/page'
import { CAR_PAPERS, passesOn } from '@volante/domain/vehicle/papers'
import { data, Link, redirect } from 'react-router'
import { keepForm } from '../../../forms/keep-form.ts'
import { refusedPaper } from '../../../forms/upload/refused-paper.ts'
import { callRefusal } from '../../../shell/call-refusal.ts'
import { formText } from '../../../shell/form-text.ts'
import { page } from '../../../shell/page-context.ts'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { AccountFrame } from '../../AccountFrame.tsx'
import { Notice } from '../../Notice.tsx'
import { requirePerson } from '../../../shell/session/require-person.ts'
import { doneIn } from '../../saved.ts'
import { ownCar, shown } from '../load-garage.ts'
import type { Route } from './+types/papers.page'
import { CarPaper } from './CarPaper.tsx'
import { loadPapers } from './load-papers.ts'
import { Purchase } from './Purchase.tsx'

export const handle = {
  texts: ['account', 'garage', 'order', 'errors', 'ui'],
  cache: false,
  query: ['done', 'paper', 'refused', 'file'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const details = await ownCar(known, params.car ?? '')
  // Nothing hangs on a car whose chassis nobody knows.
  if (!details.canBeRead) throw data(null, { status: 404 })
  const [car, papers] = await Promise.all([shown(known, details), loadPapers(known, details)])
  return { car, papers, refused: refusedPaper(url), done: doneIn(url, ['removed']) }
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const posted = await request.formData()
  try {
    await known.api.documents.removeCarPaper({ params: { id: formText(posted, 'removePaper') } })
  } catch (error) {
    // Taken out in another window already.
    if (callRefusal(error)?.status !== 404) throw error
  }
  return redirect(pathTo(known.site, 'garagePapers', { car: params.car ?? '' }, { done: 'removed' }), 303)
}

export const clientAction = keepForm

/** The papers of an own car, kind by kind: those that go with it, and those that stay with the person. */
export default function CarPapersPage({ loaderData: { car, papers, refused, done } }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { id, model, version, year, nickname, home } = car
  const kinds = [
    { part: 'stays', of: CAR_PAPERS.filter((kind) => !passesOn(kind)) },
    { part: 'passes', of: CAR_PAPERS.filter(passesOn) },
  ] as const
  return (
    <AccountFrame
      area="garage"
      title={t('garage.papers.title')}
      lead={t('garage.papers.lead', { megabytes: site.purchase.uploadMegabytes })}
    >
      <p>
        <Link to={pathTo(site, 'garageCar', { car: id })}>{nickname ?? `${model} ${version} ${year}`}</Link>
      </p>
      {done ? <Notice>{t('garage.papers.removed')}</Notice> : null}
      {kinds.map(({ part, of }) => (
        <section key={part} aria-labelledby={part}>
          <h2 id={part}>{t(`garage.papers.${part}`)}</h2>
          <p className="soft">{t(`garage.papers.${part}Text`)}</p>
          <ul role="list">
            {of.map((kind) => (
              <CarPaper
                key={kind}
                carId={id}
                kind={kind}
                papers={papers.own.filter((paper) => paper.kind === kind)}
                refused={refused?.kind === kind ? refused : null}
              />
            ))}
          </ul>
        </section>
      ))}
      {papers.purchase ? (
        <section aria-labelledby="of-purchase">
          <h2 id="of-purchase">{t('garage.papers.bought')}</h2>
          <Purchase home={home} purchase={papers.purchase} />
        </section>
      ) : null}
    </AccountFrame>
  )
}
