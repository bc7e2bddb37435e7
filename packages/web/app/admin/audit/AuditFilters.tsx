import desk from '../../desk/desk.module.css'
import { useTexts } from '../../texts/texts.tsx'
import { Button, buttonClass } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { AUDIT_PATH, type AuditQuery, isNarrowed } from './audit-query.ts'
import { useAuditWords } from './audit-words.ts'

/** A plain search form; with script a choice applies at once. */
export function AuditFilters({ query }: { readonly query: AuditQuery }) {
  const { t } = useTexts()
  const { calls } = useAuditWords()
  const field = (name: 'actor' | 'subject' | 'from' | 'to') => ({
    name,
    id: name,
    label: t(`admin.audit.filter.${name}`),
    defaultValue: query[name],
  })
  return (
    <form
      role="search"
      action={AUDIT_PATH}
      data-live="audit"
      autoComplete="off"
      aria-label={t('admin.audit.filter')}
      className={desk.filters}
    >
      <TextField {...field('actor')} type="search" maxLength={80} className={desk.wide} />
      <Select
        name="call"
        id="call"
        label={t('admin.audit.filter.call')}
        placeholder={t('admin.users.filter.any')}
        defaultValue={query.call}
        options={calls}
        className={desk.wide}
      />
      <TextField {...field('subject')} type="search" maxLength={80} className={desk.wide} />
      <TextField {...field('from')} type="date" />
      <TextField {...field('to')} type="date" />
      <div className={desk.filterActions}>
        <Button type="submit" size="small">
          {t('admin.users.filter.apply')}
        </Button>
        {isNarrowed(query) && (
          <a href={AUDIT_PATH} data-live="audit" className={buttonClass({ size: 'small', variant: 'quiet' })}>
            {t('admin.users.clear')}
          </a>
        )}
      </div>
    </form>
  )
}
