import type { RouteHandle } from '@volante/contract/page'
import { isOneOf } from '@volante/domain/choice'
import { GARAGE_LISTS, type GarageList } from '@volante/domain/vocabulary'
import { Link, redirect } from 'react-router'
import { KeptAsOf } from '../../order-live/KeptAsOf.tsx'
import { PostButton } from '../../forms/PostButton.tsx'
import { callRefusal } from '../../shell/call-refusal.ts'
import { formText } from '../../shell/form-text.ts'
import { page } from '../../shell/page-context.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { CarFront } from '../../ui/action/icons.ts'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { Notice } from '../Notice.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import { doneIn } from '../saved.ts'
import type { Route } from './+types/garage.page'
import css from './garage.module.css'
import { loadGarage } from './load-garage.ts'
import { LoansBeside } from './LoansBeside.tsx'
import { PapersBefore } from './papers/PapersBefore.tsx'
import { OwnedCar } from './OwnedCar.tsx'
import { VisitedCar } from './VisitedCar.tsx'
import { WantedCar } from './WantedCar.tsx'

export const handle = {
  texts: ['account', 'garage', 'loan', 'ui'],
  cache: false,
  query: ['list', 'done', 'removed', 'problem'],
} satisfies RouteHandle

const DONE = ['added', 'kept', 'taken', 'restored', 'paperRemoved'] as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const problem = url.searchParams.get('problem')
  return {
    ...(await loadGarage(known, url)),
    done: doneIn(url, DONE),
    removed: url.searchParams.get('removed'),
    problem: problem && known.texts.has(problem, {}) ? known.texts.byKey(problem) : null,
  }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const { garage, documents } = known.api
  const posted = await request.formData()
  const asked = formText(posted, 'list')
  const list: GarageList = isOneOf(GARAGE_LISTS, asked) ? asked : 'owned'
  const back = (query: object) => redirect(pathTo(known.site, 'garage', null, { list, ...query }), 303)
  const removers = { owned: garage.removeOwned, visited: garage.removeVisited, wanted: garage.removeWanted }
  try {
    if (posted.has('restore')) {
      await garage.restore({ params: { id: formText(posted, 'restore') } })
      return back({ done: 'restored' })
    }
    if (posted.has('removePaper')) {
      await documents.removeCarPaper({ params: { id: formText(posted, 'removePaper') } })
      return back({ done: 'paperRemoved' })
    }
    const id = formText(posted, 'remove')
    await removers[list]({ params: { id } })
    return back({ removed: id })
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return back({ problem: refusal.code })
  }
}

/** The cars somebody has, wants and looked at. */
export default function Garage({ loaderData }: Route.ComponentProps) {
  const { t } = useTexts()
  const site = useSite()
  const { list, counts, done, removed, problem, owned, wanted, visited, loans, papersBefore } = loaderData
  return (
    <AccountFrame area="garage" title={t('account.area.garage')} lead={t('garage.lead')}>
      <KeptAsOf scope={pathTo(site, 'garage')} shown={loaderData} isByQuery={list !== 'owned'} />
      {done && <Notice>{t(`garage.done.${done}`)}</Notice>}
      {problem && <Notice tone="bad">{problem}</Notice>}
      {removed && (
        <Notice tone="info">
          <Row as="span" gap={[2, 4]}>
            {t('garage.removed')}
            <PostButton fields={{ restore: removed, list }} size="small">
              {t('garage.undo')}
            </PostButton>
          </Row>
        </Notice>
      )}
      <nav aria-label={t('garage.lists')}>
        <ul role="list" className={css.tabs}>
          {GARAGE_LISTS.map((one) => (
            <li key={one}>
              <Link to={pathTo(site, 'garage', null, { list: one })} aria-current={one === list ? 'page' : undefined}>
                {t(`garage.list.${one}`)} <span className={css.count}>{counts[one]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {counts[list] === 0 ? <Empty list={list} /> : null}
      <ul role="list" className={css.cars}>
        {owned.map((car) => (
          <OwnedCar key={car.id} car={car} />
        ))}
        {wanted.map((car) => (
          <WantedCar key={car.id} car={car} />
        ))}
        {visited.map((car) => (
          <VisitedCar key={car.id} car={car} />
        ))}
      </ul>
      {list === 'owned' && counts.owned > 0 ? (
        <p>
          <LinkButton to={pathTo(site, 'garageAdd')}>{t('garage.add')}</LinkButton>
        </p>
      ) : null}
      <LoansBeside loans={loans} />
      <PapersBefore cars={papersBefore} />
    </AccountFrame>
  )
}

function Empty({ list }: { readonly list: GarageList }) {
  const { t } = useTexts()
  const site = useSite()
  const way =
    list === 'owned' ? (
      <LinkButton variant="primary" to={pathTo(site, 'garageAdd')}>
        {t('garage.add')}
      </LinkButton>
    ) : site.brand === 'portal' ? undefined : (
      <LinkButton variant="primary" to={pathTo(site, list === 'wanted' ? 'build' : 'models')} reloadDocument>
        {t(`garage.empty.${list}.way`)}
      </LinkButton>
    )
  return (
    <EmptyState icon={CarFront} title={t(`garage.empty.${list}.title`)} actions={way}>
      {t(`garage.empty.${list}.text`)}
    </EmptyState>
  )
}
