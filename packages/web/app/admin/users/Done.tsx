import { useTexts } from '../../texts/texts.tsx'
import { searchOf } from '../../work/list/list-address.ts'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'
import { BULK_PATH } from './bulk-address.ts'
import type { PeopleData } from './load-people.ts'

const BATCH = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** What has just been done to people, which can be undone here. */
export function Done({ data: { done, chosen } }: { readonly data: PeopleData }) {
  const { t } = useTexts()
  const { what, count, skipped } = done
  const isBatch = BATCH.test(what)
  if (!isBatch && what !== 'undone') return null
  const undo = (
    <PostButton action={BULK_PATH} fields={{ batch: what, list: searchOf({ ...chosen, after: '' }) }}>
      {t('admin.users.bulk.undo')}
    </PostButton>
  )
  return (
    <Outcome key={what} actions={isBatch && undo}>
      {t(isBatch ? 'admin.users.bulk.done' : 'admin.users.bulk.undone', { count })}{' '}
      {skipped > 0 && t('admin.users.bulk.skipped', { count: skipped })}
    </Outcome>
  )
}
