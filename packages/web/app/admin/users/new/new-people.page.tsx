import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { keepForm } from '../../../forms/keep-form.ts'
import { page } from '../../../shell/page-context.ts'
import { usePageProblem } from '../../../shell/page-problem.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Outcome } from '../../../work/Outcome.tsx'
import { RecordPage } from '../../../work/RecordPage.tsx'
import { requireRight } from '../../../work/require-right.ts'
import { workPage } from '../../../work/work-texts.server.ts'
import { WorkProblem } from '../../../work/WorkProblem.tsx'
import type { Route } from './+types/new-people.page'
import { ImportForm } from './ImportForm.tsx'
import { ImportResults } from './ImportResults.tsx'
import { PersonForm } from './PersonForm.tsx'
import { handlePeople } from './handle-people.ts'
import { PEOPLE } from '../../../work/list/known-lists.ts'
import css from '../users.module.css'

export const handle = { query: ['done'] } satisfies RouteHandle

export async function loader({ context, url }: Route.LoaderArgs) {
  const { visitor, countriesReached } = context.get(page)
  requireRight(context.get(page), url, 'users.create')
  return {
    mayImport: can(visitor, 'users.import'),
    countries: await countriesReached('users.create'),
    isCreated: url.searchParams.get('done') === 'created',
  }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.create')
  return handlePeople(workPage(context.get(page), request), request)
}
export const clientAction = keepForm

/** People get an account and an invitation by mail: one by one, or a whole list. */
export default function NewPeople({
  loaderData: { mayImport, countries, isCreated },
  actionData,
}: Route.ComponentProps) {
  const { t } = useTexts()
  const imported = actionData && 'imported' in actionData ? actionData.imported : null
  const isRefused = usePageProblem() || (imported?.problem ?? null) !== null
  const title = t('admin.users.new')
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      back={{ to: PEOPLE.path, text: t('admin.users.toList') }}
      text={t('admin.users.text')}
    >
      {isCreated && !actionData && <Outcome>{t('admin.users.created')}</Outcome>}
      {imported && imported.problem === null && <ImportResults {...imported} />}
      <div className={css.forms}>
        <PersonForm countries={countries} answer={actionData} />
        {mayImport && <ImportForm key={imported?.results.length} answer={imported} />}
      </div>
    </RecordPage>
  )
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <WorkProblem error={error} retry={PEOPLE.path} />
