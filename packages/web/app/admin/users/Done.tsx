import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { BULK_PATH } from './bulk-query.ts'
import { searchOf } from './people-query.ts'
import type { PeopleData } from './users.page.tsx'

/** What has just been done to people or views; what was done to people can be undone here. */
export function Done({ data: { done, query } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  if (!done) return null
  const { what, count, skipped } = done
  const isView = what === 'saved' || what === 'deleted'
  const undo = !isView && what !== 'undone' && (
    <form method="post" action={BULK_PATH}>
      <XsrfField />
      <input type="hidden" name="batch" value={what} />
      <input type="hidden" name="list" value={searchOf({ ...query, after: '' })} />
      <Button type="submit" size="small">
        {t('admin.users.bulk.undo')}
      </Button>
    </form>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page was loaded to say this
    <div tabIndex={-1} autoFocus>
      <InlineMessage tone="good" actions={undo || undefined}>
        {isView
          ? t(`admin.users.views.${what}`)
          : t(what === 'undone' ? 'admin.users.bulk.undone' : 'admin.users.bulk.done', { count })}{' '}
        {skipped > 0 && t('admin.users.bulk.skipped', { count: skipped })}
      </InlineMessage>
    </div>
  )
}
