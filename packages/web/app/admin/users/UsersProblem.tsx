import type { Permission } from '@volante/domain/policy/permissions'
import { isRouteErrorResponse } from 'react-router'
import { DeskHead } from '../../desk/DeskHead.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { MissingRight } from '../MissingRight.tsx'
import { PEOPLE_PATH } from './people-query.ts'
import css from './users.module.css'

/** What a page of people says when it cannot be shown: the right that is missing, nobody of that id, or a failure. */
export function UsersProblem({ error, permission }: { readonly error: unknown; readonly permission: Permission }) {
  const { t } = useTexts()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = t(
    status === 403 ? 'admin.forbidden.title' : status === 404 ? 'admin.users.unknown.title' : 'admin.error.title',
  )
  const retry = (
    <a href={PEOPLE_PATH} className={buttonClass({ variant: 'primary' })}>
      {t(status === 404 ? 'admin.users.toList' : 'admin.error.retry')}
    </a>
  )
  return (
    <div className={css.page}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      {status === 403 ? (
        <MissingRight permission={permission} />
      ) : (
        <ErrorState title={title} actions={retry}>
          {t(status === 404 ? 'admin.users.unknown.text' : 'admin.error.text')}
        </ErrorState>
      )}
    </div>
  )
}
