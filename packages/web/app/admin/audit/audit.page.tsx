import type { RouteHandle } from '@volante/contract/page'
import { DeskHead } from '../../desk/DeskHead.tsx'
import desk from '../../desk/desk.module.css'
import { Said } from '../../enhance/Said.tsx'
import { page } from '../../shell/page-context.ts'
import { useTexts } from '../../texts/texts.tsx'
import { buttonClass } from '../../ui/action/Button.tsx'
import { EmptyState } from '../../ui/feedback/States.tsx'
import { AdminProblem } from '../AdminProblem.tsx'
import { requireRight } from '../require-right.ts'
import type { Route } from './+types/audit.page'
import {
  AUDIT_PATH,
  AUDIT_QUERY,
  type AuditQuery,
  askedAudit,
  auditAddress,
  isNarrowed,
  readAuditQuery,
} from './audit-query.ts'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditList } from './AuditList.tsx'
import css from './audit.module.css'

export const handle = { cache: false, script: 'light', query: AUDIT_QUERY } satisfies RouteHandle

const SIZE = 30

export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = context.get(page)
  requireRight(context.get(page), url, 'audit.read')
  const query = readAuditQuery(url.searchParams)
  return { query, ...(await api.audit.list({ query: { ...askedAudit(query), size: SIZE } })) }
}

/** What staff of the visitor's markets did, newest first; everything chosen stands in the address. */
export default function Audit({ loaderData: { items, next, query } }: Route.ComponentProps) {
  const { t } = useTexts()
  return (
    <div id="audit" className={desk.listPane}>
      <DeskHead title={t('admin.audit.title')} />
      <div className={desk.listHead}>
        <h1>{t('admin.audit.title')}</h1>
        <p className={desk.soft} data-announce>
          {t('admin.audit.count', { count: items.length })}
        </p>
      </div>
      <p className={desk.soft}>{t('admin.audit.text')}</p>
      <AuditFilters query={query} />
      <p className={css.loading}>{t('admin.audit.loading')}</p>
      {items.length === 0 ? <Nothing query={query} /> : <AuditList entries={items} query={query} />}
      {(next || query.after) && (
        <nav aria-label={t('admin.audit.pages')} className={css.pages}>
          {query.after && (
            <a href={auditAddress(query, { after: '' })} className={buttonClass({ size: 'small', variant: 'quiet' })}>
              {t('admin.audit.newest')}
            </a>
          )}
          {next && (
            <a href={auditAddress(query, { after: next })} rel="next" className={buttonClass({ size: 'small' })}>
              {t('admin.audit.older')}
            </a>
          )}
        </nav>
      )}
      <Said />
    </div>
  )
}

function Nothing({ query }: { readonly query: AuditQuery }) {
  const { t } = useTexts()
  const isFiltered = isNarrowed(query)
  const clear = isFiltered && (
    <a href={AUDIT_PATH} className={buttonClass({})}>
      {t('admin.users.clear')}
    </a>
  )
  return (
    <EmptyState title={t('admin.audit.none.title')} actions={clear || undefined}>
      {t(isFiltered ? 'admin.audit.none.filtered' : 'admin.audit.none.text')}
    </EmptyState>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <AdminProblem error={error} permission="audit.read" retry={AUDIT_PATH} />
}
