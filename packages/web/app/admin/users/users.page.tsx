import type { RouteHandle } from '@volante/contract/page'
import { can } from '@volante/domain/policy/policy'
import { isRouteErrorResponse } from 'react-router'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { MissingRight } from '../MissingRight.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/users.page'
import { ImportForm } from './ImportForm.tsx'
import { ImportResults } from './ImportResults.tsx'
import { PersonForm } from './PersonForm.tsx'
import { type PeopleAnswer, takePeople } from './take-people.ts'
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
export default function Users({ loaderData: { mayImport, isCreated }, actionData }: Route.ComponentProps) {
  const { t } = useTexts()
  const { refused, imported }: PeopleAnswer = actionData ?? {}
  const title = t('admin.users.title')
  const isWrong = refused !== undefined || (imported?.problem ?? null) !== null
  return (
    <div className={css.page}>
      <DeskHead title={isWrong ? t('admin.users.errorTitle', { title }) : title} />
      <header className={css.head}>
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
  const { t } = useTexts()
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  const title = t(isForbidden ? 'admin.forbidden.title' : 'admin.error.title')
  const retry = (
    <a href="/admin/users" className={buttonClass({ variant: 'primary' })}>
      {t('admin.error.retry')}
    </a>
  )
  return (
    <div className={css.page}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      {isForbidden ? (
        <MissingRight permission="users.create" />
      ) : (
        <ErrorState title={title} actions={retry}>
          {t('admin.error.text')}
        </ErrorState>
      )}
    </div>
  )
}
