import { Form, Link } from 'react-router'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { addressOf, isNarrowed } from '../../work/list/list-address.ts'
import { PostButton } from '../../work/PostButton.tsx'
import { PEOPLE, viewAddress } from './people-list.ts'
import type { ViewsAnswer } from './take-views.ts'
import type { PeopleData } from './users.page.tsx'
import css from './users.module.css'

interface ViewsProps {
  readonly data: PeopleData
  readonly refused: ViewsAnswer | null
}

/** The visitor's own lists, kept on the server under names; the one that is open can be kept as another. */
export function Views({ data: { views, chosen }, refused }: ViewsProps) {
  const { t, byKey } = useTexts()
  const here = addressOf(PEOPLE, chosen)
  const canSave = isNarrowed(PEOPLE, chosen) || chosen.sort !== ''
  return (
    <section aria-labelledby="views" className={css.bar}>
      <h2 id="views">{t('admin.users.views')}</h2>
      {views.length > 0 && (
        <ul role="list" className={css.views}>
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
        </ul>
      )}
      {canSave ? (
        <details open={refused !== null}>
          <summary className={css.fold}>{t('admin.users.views.save')}</summary>
          <Form method="post" action={here} className={css.saveView} noValidate>
            <XsrfField />
            <TextField
              name="name"
              id="view-name"
              label={t('admin.users.views.name')}
              defaultValue={refused?.name ?? ''}
              error={refused ? byKey(refused.problem) : undefined}
              maxLength={60}
              autoComplete="off"
            />
            <Button type="submit" size="small">
              {t('admin.users.views.saveAs')}
            </Button>
          </Form>
        </details>
      ) : (
        views.length === 0 && <p className={css.soft}>{t('admin.users.views.none')}</p>
      )}
    </section>
  )
}
