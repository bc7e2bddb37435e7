import type { AuditEntry } from '@volante/contract/audit'
import { can } from '@volante/domain/policy/policy'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { personAddress } from '../users/people-query.ts'
import { type AuditQuery, auditAddress } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'
import css from './audit.module.css'

interface AuditListProps {
  readonly entries: readonly AuditEntry[]
  readonly query: AuditQuery
}

/** What was done, each as a sentence; what changed stands below it, what was sent behind a fold. */
export function AuditList({ entries, query }: AuditListProps) {
  const { t } = useTexts()
  return (
    <ol role="list" className={css.list} aria-label={t('admin.audit.list')}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Entry entry={entry} query={query} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ entry, query }: { readonly entry: AuditEntry; readonly query: AuditQuery }) {
  const { t, date } = useTexts()
  const { sentence } = useAuditWords()
  const { by } = entry
  return (
    <article className={css.entry} aria-labelledby={`entry-${entry.id}`}>
      <time dateTime={entry.at} className={css.when}>
        {date(entry.at, 'moment')}
      </time>
      <div className={css.what}>
        <p id={`entry-${entry.id}`} className={css.sentence}>
          {sentence(entry)}
        </p>
        <Changes entry={entry} />
        <div className={css.ways}>
          <Told entry={entry} />
          <SubjectLink entry={entry} />
          {by && query.actor !== by.id && (
            <a href={auditAddress({ actor: by.id })} data-live="audit">
              {t('admin.audit.onlyOf', { who: by.name })}
            </a>
          )}
        </div>
      </div>
    </article>
  )
}

function Changes({ entry: { changes } }: { readonly entry: AuditEntry }) {
  const { fieldName, values } = useAuditWords()
  if (changes.length === 0) return null
  return (
    <dl className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldName(field)}</dt>
          <dd>
            <del>{values(field, before)}</del> <span aria-hidden="true">→</span> <ins>{values(field, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** As the call took it: names of fields are the service's own. */
function Told({ entry: { told, call, requestId } }: { readonly entry: AuditEntry }) {
  const { t } = useTexts()
  return (
    <details className={css.told}>
      <summary>{t('admin.audit.told')}</summary>
      <dl>
        {[...told, { name: 'call', value: call }, { name: t('admin.audit.request'), value: requestId }].map(
          ({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </details>
  )
}

/** The way to what it was done to, for who may see that. */
function SubjectLink({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { subject } = entry
  if (!subject?.label) return null
  const { id, kind, label } = subject
  const href =
    kind === 'order' && can(visitor, 'orders.read')
      ? `/desk/orders/${id}`
      : kind === 'lead' && can(visitor, 'leads.read')
        ? `/desk?lead=${id}`
        : kind === 'person' && can(visitor, 'users.read')
          ? personAddress(id, null)
          : null
  return href && <a href={href}>{t('admin.audit.open', { subject: label })}</a>
}
