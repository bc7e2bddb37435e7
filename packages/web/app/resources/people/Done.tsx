import { useTexts } from '../../texts/texts.tsx'
import { type ListState, searchOf } from '../../work/list/list-address.ts'
import { BULK_PATH } from '../../work/people/people-bulk.ts'
import { Outcome } from '../../work/Outcome.tsx'
import { PostButton } from '../../work/PostButton.tsx'

const BATCH = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

interface DoneProps {
  readonly done: { readonly what: string; readonly count: number; readonly skipped: number }
  readonly chosen: ListState
}

/** What has just been done to people, which can be undone here. */
export function Done({ done: { what, count, skipped }, chosen }: DoneProps) {
  const { t } = useTexts()
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
