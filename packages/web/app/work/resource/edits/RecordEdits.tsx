import { useRef } from 'react'
import { useFormState } from '../../../forms/form-state.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { Soft } from '../../Soft.tsx'
import { READ } from './merge-edits.ts'
import { useRecordDraft } from './use-record-draft.ts'

interface RecordEditsProps {
  /** Names the draft in this tab. */
  readonly name: string
  /** Each with its label. */
  readonly fields: readonly { readonly name: string; readonly label: string }[]
  /** How the record stood when its form was drawn. */
  readonly read: Readonly<Record<string, unknown>>
  /** The same as the form shows it, where a field shows words in place of what it holds. */
  readonly shown?: Readonly<Record<string, unknown>>
  readonly isSaved: boolean
}

/** First in a record's form: what was read of it, the draft of an earlier visit, which fields have been changed, and the question before they are left behind. */
export function RecordEdits({ name, fields, read, shown = read, isSaved }: RecordEditsProps) {
  const { t } = useTexts()
  const { isRefused } = useFormState()
  const inside = useRef<HTMLInputElement>(null)
  const names = fields.map((field) => field.name)
  const draft = { name, fields: names, shown, isRefused, isSaved }
  const { changed, blocker, offered, take, drop } = useRecordDraft(inside, draft)
  const labels = fields.filter((field) => changed.includes(field.name)).map(({ label }) => label)
  return (
    <>
      <input ref={inside} type="hidden" name={READ} defaultValue={JSON.stringify(read)} />
      {offered && changed.length === 0 && (
        <InlineMessage
          tone="info"
          isLive
          actions={
            <>
              <Button size="small" onClick={take}>
                {t('work.draft.take')}
              </Button>
              <Button size="small" variant="quiet" onClick={drop}>
                {t('work.draft.drop')}
              </Button>
            </>
          }
        >
          {t('work.draft.offered')}
        </InlineMessage>
      )}
      <p role="status">{labels.length > 0 && <Soft>{t('work.draft.changed', { fields: labels.join(', ') })}</Soft>}</p>
      <Dialog
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        title={t('work.draft.leave')}
        size="small"
        footer={
          <Row gap={2}>
            <Button size="small" variant="primary" onClick={() => blocker.reset?.()}>
              {t('work.draft.stay')}
            </Button>
            <Button size="small" onClick={() => blocker.proceed?.()}>
              {t('work.draft.go')}
            </Button>
          </Row>
        }
      >
        <p>{t('work.draft.leave.text')}</p>
      </Dialog>
    </>
  )
}
