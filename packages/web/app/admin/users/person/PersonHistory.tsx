import type { PersonChange } from '@volante/contract/users-admin'
import { isOneOf } from '@volante/domain/choice'
import { useTexts } from '../../../texts/texts.tsx'
import { Becomes } from '../../../work/Differences.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Soft } from '../../../work/Soft.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { useBrandNames } from '../../../work/brand-names.ts'
import css from '../users.module.css'

export const KINDS = ['roles', 'markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const
const GROUP_KINDS = ['userGroups', 'loyaltyProgramCategory'] as const
/** Those that are called as their fields are; the others are places. */
const FIELDS = ['roles', ...GROUP_KINDS] as const
/** What people tell of themselves; anything else, as the name of who let them in, is shown as it is. */
const TOLD = [
  ...([
    'name',
    'nickname',
    'email',
    'emails',
    'phone',
    'birthdate',
    'gender',
    'address',
    'contactPermissions',
  ] as const),
  ...(['cpf', 'cnpj', 'companyCnpj', 'dni', 'cuil', 'cuit', 'country', 'language'] as const),
  ...(['dealerCode', 'roles', 'password'] as const),
] as const
type Kind = (typeof KINDS | typeof GROUP_KINDS)[number]

/** Who changed what and when, newest first; of rights also from what to what. */
export function PersonHistory({ history }: { readonly history: readonly PersonChange[] }) {
  const { t, date } = useTexts()
  const told = (field: string) => (isOneOf(TOLD, field) ? t(`admin.users.field.${field}`) : field)
  return (
    <Stack gap={3} className={css.section}>
      <h2>{t('admin.users.history')}</h2>
      {history.length === 0 ? (
        <Soft as="p">{t('admin.users.history.none')}</Soft>
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
                  {change.groups ? (
                    <Difference {...change.groups} kinds={GROUP_KINDS.filter((kind) => change.fields.includes(kind))} />
                  ) : change.rights ? (
                    <Difference {...change.rights} kinds={KINDS.filter((kind) => change.fields.includes(kind))} />
                  ) : (
                    change.fields.length > 0 && <Soft as="p">{change.fields.map(told).join(', ')}</Soft>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  )
}

interface Differing<K extends Kind> {
  readonly kinds: readonly K[]
  readonly before: Readonly<Record<K, readonly string[]>>
  readonly after: Readonly<Record<K, readonly string[]>>
}

/** What was held beside what is to be held, kind by kind. */
export function Difference<K extends Kind>({ before, after, kinds }: Differing<K>) {
  const { t } = useTexts()
  const words = useWords()
  const nameOf = (kind: Kind) =>
    isOneOf(FIELDS, kind) ? t(`admin.users.field.${kind}`) : t(`admin.users.scope.${kind}`)
  return (
    <dl className={css.difference}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{nameOf(kind)}</dt>
          <dd>
            <del>{words(kind, before[kind])}</del> <Becomes /> <ins>{words(kind, after[kind])}</ins>
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
    if (kind === 'userGroups') return byKey(`admin.users.userGroup.${id}`)
    if (kind === 'loyaltyProgramCategory') return id
    if (id === 'all' && kind !== 'dealerCodes') return t(`admin.users.every.${kind}`)
    return kind === 'brands' ? brand.nameOf(id) : id
  }
  return (kind: Kind, ids: readonly string[]): string =>
    ids.length === 0 ? t('admin.users.nothing') : ids.map((id) => word(kind, id)).join(', ')
}
