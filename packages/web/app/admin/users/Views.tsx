import { Link } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { refusedOf } from '../../forms/refused.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../../work/Soft.tsx'
import { addressOf, isNarrowed } from '../../work/list/list-address.ts'
import { PostButton } from '../../work/PostButton.tsx'
import { Field, SAVE_VIEW } from './people-forms.ts'
import { PEOPLE, viewAddress } from './people-list.ts'
import type { PeopleData } from './load-people.ts'
import css from './users.module.css'

interface ViewsProps {
  readonly data: PeopleData
  readonly answer: unknown
}

/** The visitor's own lists, kept on the server under names; the one that is open can be kept as another. */
export function Views({ data: { views, chosen }, answer }: ViewsProps) {
  const { t } = useTexts()
  const here = addressOf(PEOPLE, chosen)
  const canSave = isNarrowed(PEOPLE, chosen) || chosen.sort !== ''
  return (
    <Stack as="section" gap={2} aria-labelledby="views" className={css.bar}>
      <h2 id="views">{t('admin.users.views')}</h2>
      {views.length > 0 && (
        <Row as="ul" role="list" gap={[0, 4]} className={css.views}>
          {views.map(({ id, name, query: kept }) => (
            <li key={id}>
              <Link to={viewAddress(kept)} aria-current={viewAddress(kept) === here || undefined}>
                {name}
              </Link>
              <PostButton
                action={here}
                fields={{ view: id }}
                variant="quiet"
                aria-label={t('admin.users.views.delete', { name })}
              >
                ×
              </PostButton>
            </li>
          ))}
        </Row>
      )}
      {canSave ? (
        <details open={refusedOf(answer, SAVE_VIEW) !== null}>
          <summary className={css.fold}>{t('admin.users.views.save')}</summary>
          <Form
            form={SAVE_VIEW}
            answer={answer}
            submit={t('admin.users.views.saveAs')}
            look={{ size: 'small', variant: 'secondary' }}
          >
            <Field name="viewName" />
          </Form>
        </details>
      ) : (
        views.length === 0 && <Soft as="p">{t('admin.users.views.none')}</Soft>
      )}
    </Stack>
  )
}
