import type { View } from '@volante/contract/views'
import { rightOfPage, rolesWith } from '@volante/domain/policy/policy'
import { Link, useSearchParams } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { refusedOf } from '../../forms/refused.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { addressOf, isNarrowed, type ListAddress } from '../list/list-address.ts'
import { Outcome } from '../Outcome.tsx'
import { PostButton } from '../PostButton.tsx'
import { useRoleNames } from '../role-names.ts'
import { Soft } from '../Soft.tsx'
import { Field, SAVE_VIEW } from './view-form.ts'
import { keptOf, openView } from './view-address.ts'
import css from './views.module.css'

interface ViewsProps {
  readonly list: ListAddress
  readonly chosen: Readonly<Record<string, string>>
  readonly views: readonly View[]
  readonly answer: unknown
}

/** Lists kept under names, the visitor's own and those shared with them; the one that is open can be kept as another. */
export function Views({ list, chosen, views, answer }: ViewsProps) {
  const { t } = useTexts()
  const [search] = useSearchParams()
  const done = search.get('done')
  const here = openView(list, keptOf(list, chosen)).to
  const canSave = isNarrowed(list, chosen) || Object.keys(keptOf(list, chosen)).length > 0
  if (!canSave && views.length === 0 && !done && !answer) return null
  return (
    <Stack as="section" gap={2} aria-labelledby="views" className={css.bar}>
      {done === 'viewSaved' && !answer && <Outcome>{t('work.views.saved')}</Outcome>}
      {done === 'viewOpens' && !answer && <Outcome>{t('work.views.opens')}</Outcome>}
      {done === 'viewDeleted' && !answer && <Outcome>{t('work.views.deleted')}</Outcome>}
      <h2 id="views" className={views.length === 0 ? 'unseen' : undefined}>
        {t('work.views')}
      </h2>
      {views.length > 0 && (
        <Row as="ul" role="list" gap={[0, 4]} className={css.views}>
          {list.opensSaved && (
            <li>
              <Link to={addressOf(list)}>{t('work.views.whole')}</Link>
            </li>
          )}
          {views.map((view) => (
            <li key={view.id}>
              <KeptList view={view} list={list} here={here} action={addressOf(list, chosen)} />
            </li>
          ))}
        </Row>
      )}
      {canSave && (
        <details open={refusedOf(answer, SAVE_VIEW) !== null}>
          <summary className={css.fold}>{t('work.views.save')}</summary>
          <SaveForm path={list.path} answer={answer} />
        </details>
      )}
    </Stack>
  )
}

interface KeptListProps {
  readonly view: View
  readonly list: ListAddress
  readonly here: string
  readonly action: string
}

function KeptList({ view: { id, name, query, isOwn, isDefault, sharedWith }, list, here, action }: KeptListProps) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { to, gone } = openView(list, query)
  return (
    <>
      <Link to={to} aria-current={to === here || undefined}>
        {name}
      </Link>
      {sharedWith && <Soft>{sharedWith === 'all' ? t('work.views.ofAll') : nameOf(sharedWith)}</Soft>}
      {gone.length > 0 && <Soft>{t('work.views.gone', { fields: gone.join(', ') })}</Soft>}
      {isOwn && (
        <PostButton
          action={action}
          fields={{ view: id, isDefault: String(!isDefault) }}
          variant="quiet"
          aria-pressed={isDefault}
          aria-label={t('work.views.default', { name })}
        >
          {isDefault ? '★' : '☆'}
        </PostButton>
      )}
      {isOwn && (
        <PostButton action={action} fields={{ view: id }} variant="quiet" aria-label={t('work.views.delete', { name })}>
          ×
        </PostButton>
      )}
    </>
  )
}

/** With whom it may be shared: nobody, everybody or those of a role who may open the list. */
function SaveForm({ path, answer }: { readonly path: string; readonly answer: unknown }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const may = rightOfPage(path)
  const roles = may ? rolesWith(may) : []
  return (
    <Form
      form={SAVE_VIEW}
      answer={answer}
      submit={t('work.views.saveAs')}
      look={{ size: 'small', variant: 'secondary' }}
    >
      <Field name="viewName" />
      <Field
        name="sharedWith"
        placeholder={t('work.views.own')}
        isOptional={false}
        required={false}
        options={[
          { value: 'all', label: t('work.views.ofAll') },
          ...roles.map((value) => ({ value, label: nameOf(value) })),
        ]}
      />
      <Field name="isDefault" />
    </Form>
  )
}
