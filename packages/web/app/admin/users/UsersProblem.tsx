import type { Permission } from '@volante/domain/policy/permissions'
import { isRouteErrorResponse } from 'react-router'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { ErrorState } from '../../ui/feedback/States.tsx'
import { AdminProblem } from '../AdminProblem.tsx'
import { PEOPLE_PATH } from './people-query.ts'
import css from './users.module.css'

/** What a page of people says when it cannot be shown: nobody of that id, or what any page of administration says. */
export function UsersProblem({ error, permission }: { readonly error: unknown; readonly permission: Permission }) {
  const { t } = useTexts()
  if (!isRouteErrorResponse(error) || error.status !== 404)
    return <AdminProblem error={error} permission={permission} retry={PEOPLE_PATH} />
  const title = t('admin.users.unknown.title')
  const back = (
    <a href={PEOPLE_PATH} className={buttonClass({ variant: 'primary' })}>
      {t('admin.users.toList')}
    </a>
  )
  return (
    <div className={css.page}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      <ErrorState title={title} actions={back}>
        {t('admin.users.unknown.text')}
      </ErrorState>
    </div>
  )
}
