import { isOneOf } from '@volante/domain/choice'
import type { Permission } from '@volante/domain/policy/permissions'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import { isRouteErrorResponse } from 'react-router'
import { MissingRight } from '../../admin/MissingRight.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/States.tsx'
import desk from '../desk.module.css'
import { DeskHead } from '../DeskHead.tsx'

interface OrdersProblemProps {
  readonly error: unknown
  readonly retry: string
  /** The right the page itself asks for. */
  readonly permission?: Permission
}

/** In the desk's own frame: which right is missing, what is not there, what could not be read. */
export function OrdersProblem({ error, retry, permission = 'orders.read' }: OrdersProblemProps) {
  const { t } = useTexts()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const title = t(
    status === 403 ? 'admin.forbidden.title' : status === 404 ? 'orders.desk.gone.title' : 'orders.desk.error.title',
  )
  return (
    <div className={desk.signIn}>
      <DeskHead title={title} />
      <h1 className="unseen">{title}</h1>
      {status === 403 && <MissingRight permission={missingOf(error) ?? permission} />}
      {status === 404 && (
        <EmptyState title={title} actions={<Way to="/desk/orders" words={t('orders.desk.back')} />}>
          {t('orders.desk.gone.text')}
        </EmptyState>
      )}
      {status !== 403 && status !== 404 && (
        <ErrorState title={title} actions={<Way to={retry} words={t('orders.retry')} />}>
          {t('orders.unavailable.safe')}
        </ErrorState>
      )}
    </div>
  )
}

function Way({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <a href={to} className={buttonClass({ variant: 'primary' })}>
      {words}
    </a>
  )
}

function missingOf(error: unknown): Permission | null {
  const data: unknown = isRouteErrorResponse(error) ? error.data : null
  if (typeof data !== 'object' || data === null || !('permission' in data)) return null
  const { permission } = data
  return typeof permission === 'string' && isOneOf(PERMISSIONS, permission) ? permission : null
}
