import type { ChangeSetDetail } from '@volante/contract/change-sets'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { addressOf } from '../../../work/list/list-address.ts'
import { WorkTable } from '../../../work/list/WorkTable.tsx'
import { PostButton } from '../../../work/PostButton.tsx'
import { CHANGES } from '../data-list.ts'

type Part = ChangeSetDetail['content'][number]

/** What a set holds, in the order in which it is published. */
export function SetParts({ set: { state, content } }: { readonly set: ChangeSetDetail }) {
  const { t, byKey } = useTexts()
  const takeOut = ({ kind, id, name }: Part) => (
    <PostButton
      fields={{ part: `${kind} ${id}` }}
      variant="quiet"
      aria-label={t('sheets.set.takeOut.of', { name: byKey(name) })}
    >
      {t('sheets.set.takeOut')}
    </PostButton>
  )
  return (
    <Stack gap={2} align="start">
      <h2 className="text-16">{t('sheets.set.parts')}</h2>
      {content.length === 0 && <p>{t('sheets.set.parts.none')}</p>}
      {state === 'OPEN' && <Link to={addressOf(CHANGES, { state: 'READY' })}>{t('sheets.set.parts.find')}</Link>}
      {content.length > 0 && (
        <WorkTable
          caption={t('sheets.set.parts')}
          rows={content}
          rowKey={({ kind, id }) => `${kind} ${id}`}
          columns={[
            { id: 'name', title: t('sheets.set.part'), cell: ({ name, path }) => <Link to={path}>{byKey(name)}</Link> },
            { id: 'rows', title: t('sheets.set.rows'), align: 'end', cell: ({ rows }) => rows },
            { id: 'by', title: t('sheets.set.by'), cell: ({ madeBy }) => madeBy ?? t('sheets.nobody') },
            ...(state === 'OPEN' ? [{ id: 'out', title: t('sheets.set.takeOut'), cell: takeOut }] : []),
          ]}
        />
      )}
    </Stack>
  )
}
