import type { PersonChange, PersonDetail } from '@volante/contract/users-admin'
import { useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { useBrandNames } from '../../work/brand-names.ts'
import { PostButton } from '../../work/PostButton.tsx'
import css from './users.module.css'

const KINDS = ['roles', 'markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'] as const
type Kind = (typeof KINDS)[number]
const kindsIn = (fields: readonly string[]) => KINDS.filter((kind) => fields.includes(kind))

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
                  {change.rights && <Difference {...change.rights} kinds={kindsIn(change.fields)} />}
                  {!change.rights && <p className={css.soft}>{change.fields.join(', ')}</p>}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </section>
  )
}

/** Rights over money that one administrator asked for: a second agrees or declines, who asked may take the wish back. */
export function WaitingRights({ person }: { readonly person: PersonDetail }) {
  const { t, date } = useTexts()
  const { waiting } = person
  if (!waiting || !person.may.changeRights) return null
  const read = { rightsVersion: String(person.rightsVersion) }
  const decisions = waiting.mayDecide ? (['agree', 'decline'] as const) : (['takeBack'] as const)
  const kinds = KINDS.filter((kind) => String(person[kind]) !== String(waiting.rights[kind]))
  return (
    <section aria-labelledby="waiting" className={css.section}>
      <h2 id="waiting">{t('admin.users.waiting.title')}</h2>
      <p>{t('admin.users.waiting.text', { name: waiting.by.name, at: date(waiting.at, 'moment') })}</p>
      <Difference before={person} after={waiting.rights} kinds={kinds} />
      <div className={css.acts}>
        {decisions.map((text) => (
          <PostButton key={text} name="intent" value={text === 'agree' ? 'agreed' : 'declined'} fields={read}>
            {t(`admin.users.waiting.${text}`)}
          </PostButton>
        ))}
      </div>
    </section>
  )
}

/** What was held beside what is to be held, kind by kind. */
function Difference({
  before,
  after,
  kinds,
}: NonNullable<PersonChange['rights']> & { readonly kinds: readonly Kind[] }) {
  const { t } = useTexts()
  const words = useWords()
  return (
    <dl className={css.difference}>
      {kinds.map((kind) => (
        <div key={kind}>
          <dt>{kind === 'roles' ? t('admin.users.field.roles') : t(`admin.users.scope.${kind}`)}</dt>
          <dd>
            <del>{words(kind, before[kind])}</del> <span aria-hidden="true">→</span>{' '}
            <ins>{words(kind, after[kind])}</ins>
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
