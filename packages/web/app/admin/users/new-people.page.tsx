import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/new-people.page'
import { ImportForm } from './ImportForm.tsx'
import { ImportResults } from './ImportResults.tsx'
import { PersonForm } from './PersonForm.tsx'
import { type PeopleAnswer, takePeople } from './take-people.ts'
import { PEOPLE_PATH } from './people-query.ts'
import { UsersProblem } from './UsersProblem.tsx'
import css from './users.module.css'

export const handle = { cache: false, script: false, query: ['done'] } satisfies RouteHandle

export function loader({ context, url }: Route.LoaderArgs) {
  const { visitor } = context.get(page)
  requireRight(context.get(page), url, 'users.create')
  return { mayImport: can(visitor, 'users.import'), isCreated: url.searchParams.get('done') === 'created' }
}

export function action({ context, request }: Route.ActionArgs) {
  requireRight(context.get(page), new URL(request.url), 'users.create')
  return takePeople(context.get(page), request)
}

/** People get an account and an invitation by mail: one by one, or a whole list. */
export default function NewPeople({ loaderData: { mayImport, isCreated }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { refused, imported }: PeopleAnswer = actionData ?? {}
  const title = t('admin.users.new')
  const isWrong = refused !== undefined || (imported?.problem ?? null) !== null
  return (
    <div className={css.page}>
      <DeskHead title={isWrong ? t('admin.users.errorTitle', { title }) : title} />
      <header className={css.head}>
        <a href={PEOPLE_PATH}>{t('admin.users.toList')}</a>
        <h1>{title}</h1>
        <p>{t('admin.users.text')}</p>
      </header>
      {isCreated && !actionData && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded to say this
        <div tabIndex={-1} autoFocus>
          <InlineMessage tone="good">{t('admin.users.created')}</InlineMessage>
        </div>
      )}
      {imported && imported.problem === null && <ImportResults {...imported} />}
      <div className={css.forms}>
        <PersonForm refused={refused ?? null} />
        {mayImport && <ImportForm answer={imported ?? null} />}
      </div>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <UsersProblem error={error} permission="users.create" />
}
