import type { Permission } from '@volante/domain/policy/permissions'
import { isRouteErrorResponse } from 'react-router'
import { DeskHead } from '../desk/DeskHead.tsx'
import { useTexts } from '../texts/texts.tsx'
import { buttonClass } from '../ui/action/Button.tsx'
import { ErrorState } from '../ui/feedback/States.tsx'
import { MissingRight } from './MissingRight.tsx'
import css from './users/users.module.css'

interface AdminProblemProps {
  readonly error: unknown
  readonly permission: Permission
  /** Where another try leads. */
  readonly retry: string
}

/** What a page of administration says when it cannot be shown: the right that is missing, or a failure. */
export function AdminProblem({ error, permission, retry }: AdminProblemProps) {
  const { t } = useTexts()
  const isForbidden = isRouteErrorResponse(error) && error.status === 403
  const title = t(isForbidden ? 'admin.forbidden.title' : 'admin.error.title')
  const again = (
    <a href={retry} className={buttonClass({ variant: 'primary' })}>
      {t('admin.error.retry')}
    </a>
  )
  return (
    <div className={css.page}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      {isForbidden ? (
        <MissingRight permission={permission} />
      ) : (
        <ErrorState title={title} actions={again}>
          {t('admin.error.text')}
        </ErrorState>
      )}
    </div>
  )
}
