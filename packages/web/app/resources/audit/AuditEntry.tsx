import type { AuditEntry as Entry } from '@volante/contract/audit'
import type { Permission } from '@volante/domain/policy/permissions'
import type { SubjectKind } from '@volante/domain/policy/right'
import { can } from '@volante/domain/policy/policy'
import { Link } from 'react-router'
import { usePage } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { Facts } from '../../work/Facts.tsx'
import { addressOf } from '../../work/list/list-address.ts'
import { Differences } from '../../work/Differences.tsx'
import { auditWords } from './audit-words.ts'
import css from './AuditEntry.module.css'

interface AuditEntryProps {
  readonly entry: Entry
  /** Whose entries are shown, blank for everybody's. */
  readonly actor: string
}

/** What was done, as a sentence; what changed stands below it, what was sent behind a fold. */
export function AuditEntry({ entry, actor }: AuditEntryProps) {
  const { t, date } = useTexts()
  const { sentence } = useAuditWords()
  const { by } = entry
  return (
    <article className={css.entry} aria-labelledby={`entry-${entry.id}`}>
      <time dateTime={entry.at} className="soft tabular">
        {date(entry.at, 'moment')}
      </time>
      <Stack gap={1} className={css.what}>
        <p id={`entry-${entry.id}`} className={css.sentence}>
          {sentence(entry)}
        </p>
        <Changes entry={entry} />
        <Row gap={[0, 4]} align="start" className={css.ways}>
          <Details entry={entry} />
          <SubjectLink entry={entry} />
          {by && actor !== by.id && (
            <Link to={addressOf({ path: '/admin/audit' }, { actor: by.id })}>
              {t('admin.audit.onlyOf', { who: by.name })}
            </Link>
          )}
        </Row>
      </Stack>
    </article>
  )
}

function useAuditWords() {
  const { nameOf } = useBrandNames()
  return auditWords(useTexts(), nameOf)
}

function Changes({ entry: { changes } }: { readonly entry: Entry }) {
  const { fieldName, values } = useAuditWords()
  return (
    <Differences
      of={changes.map(({ field, before, after }) => ({
        name: fieldName(field),
        before: values(field, before),
        after: values(field, after),
      }))}
    />
  )
}

/** As the call took it: names of fields are the service's own. */
function Details({ entry: { told, call, requestId } }: { readonly entry: Entry }) {
  const { t } = useTexts()
  return (
    <details className={css.details}>
      <summary>{t('admin.audit.told')}</summary>
      <Facts
        of={Object.fromEntries([
          ...told.map(({ name, value }) => [name, value]),
          ['call', call],
          [t('admin.audit.request'), requestId],
        ])}
      />
    </details>
  )
}

/** The way to what it was done to, for who may see that. */
function SubjectLink({ entry }: { readonly entry: Entry }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const { subject } = entry
  if (!subject?.label) return null
  const page = SUBJECT_PAGES[subject.kind]
  if (!page || !can(visitor, page.may)) return null
  return <Link to={page.to(subject.id)}>{t('admin.audit.open', { subject: subject.label })}</Link>
}

const SUBJECT_PAGES: Readonly<Partial<Record<SubjectKind, { readonly may: Permission; to(id: string): string }>>> = {
  order: { may: 'orders.read', to: (id) => `/desk/orders/${id}` },
  lead: { may: 'leads.read', to: (id) => `/desk?lead=${id}` },
  person: { may: 'users.read', to: (id) => `/admin/users/${id}` },
}
