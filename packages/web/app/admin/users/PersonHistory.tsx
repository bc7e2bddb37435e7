import type { PersonChange } from '@volante/contract/users-admin'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import css from './users.module.css'

const KINDS = ['roles', 'markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const
type Kind = (typeof KINDS)[number]

/** Who changed what and when, newest first; of rights also from what to what. */
export function PersonHistory({ history }: { readonly history: readonly PersonChange[] }) {
  const { t, date } = useTexts()
  return (
    <section aria-labelledby="history" className={css.section}>
      <h2 id="history">{t('admin.users.history')}</h2>
      {history.length === 0 ? (
        <p className={css.soft}>{t('admin.users.history.none')}</p>
      ) : (
        <Table caption={t('admin.users.history')} isCaptionHidden isDense>
          <thead>
            <tr>
              <th scope="col">{t('admin.users.history.at')}</th>
              <th scope="col">{t('admin.users.history.by')}</th>
              <th scope="col">{t('admin.users.history.what')}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((change) => (
              <tr key={change.id}>
                <th scope="row">
                  <time dateTime={change.at}>{date(change.at, 'moment')}</time>
                </th>
                <td>{change.by?.name ?? t('admin.users.history.platform')}</td>
                <td>
                  {t(`admin.users.history.kind.${change.kind}`)}
                  <Difference change={change} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

function Difference({ change: { fields, rights } }: { readonly change: PersonChange }) {
  const { t } = useTexts()
  const words = useWords()
  if (!rights) return fields.length > 0 ? <p className={css.soft}>{fields.join(', ')}</p> : null
  return (
    <dl className={css.difference}>
      {KINDS.filter((kind) => fields.includes(kind)).map((kind) => (
        <div key={kind}>
          <dt>{kind === 'roles' ? t('admin.users.field.roles') : t(`admin.users.scope.${kind}`)}</dt>
          <dd>
            <del>{words(kind, rights.before[kind])}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{words(kind, rights.after[kind])}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function useWords() {
  const { t, byKey } = useTexts()
  const brand = useBrandNames()
  const word = (kind: Kind, id: string): string => {
    if (kind === 'roles') return byKey(`rights.role.${id}`)
    if (id === 'all' && kind !== 'dealerCodes') return t(`admin.users.every.${kind}`)
    return kind === 'brands' ? brand.nameOf(id) : id
  }
  return (kind: Kind, ids: readonly string[]): string =>
    ids.length === 0 ? t('admin.users.nothing') : ids.map((id) => word(kind, id)).join(', ')
}
