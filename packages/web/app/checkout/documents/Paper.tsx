import type { DocumentView } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import css from './documents.module.css'
import { PaperDrop } from '../../forms/upload/PaperDrop.tsx'
import { paperForm, type RefusedPaper } from '../../forms/upload/refused-paper.ts'
import type { UploadPlace } from '../../forms/upload/send-files.ts'
import { useUpload } from '../../forms/upload/use-upload.ts'

const TONES: Readonly<Record<DocumentView['state'], Tone>> = {
  missing: 'warn',
  sent: 'info',
  approved: 'good',
  refused: 'bad',
}

interface PaperProps {
  readonly document: DocumentView
  /** Its newest version, to look at again. */
  readonly files: readonly { readonly id: string; readonly name: string }[]
  readonly orderId: string
  /** What was sent without script and refused, where it was this paper. */
  readonly refused: RefusedPaper | null
}

/** One paper: what was sent, why it is asked for again, and where the next file goes. */
export function Paper({ document, files, orderId, refused }: PaperProps) {
  const { t, date } = useTexts()
  const { kind, state, sentAt, reason } = document
  const title = t(`order.document.${kind}`)
  const place = useRef<HTMLLIElement>(null)
  const upload = useUpload(paperPlace(orderId, kind), () => place.current?.focus())
  return (
    <li id={`paper-${kind}`} ref={place} tabIndex={-1} className={css.paper}>
      <Row gap={[2, 4]} justify="space-between">
        <h2 className="text-18">{title}</h2>
        <StatusTag tone={TONES[state]}>{t(`order.documentStatus.${state}`)}</StatusTag>
      </Row>
      {state === 'refused' ? (
        <p className={css.reason}>
          {t('documents.problem')}{' '}
          {isOneOf(DOCUMENT_REFUSALS, reason ?? '') ? t(`order.documentRefusal.${reason as 'illegible'}`) : reason}
        </p>
      ) : null}
      {sentAt ? <p className="soft small">{t('checkout.documents.sent', { at: date(sentAt, 'moment') })}</p> : null}
      {files.length > 0 ? (
        <Stack as="ul" gap={3} role="list" aria-label={title}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={`/api/documents/files/${id}`}>{name}</a>
            </li>
          ))}
        </Stack>
      ) : null}
      {refused ? (
        <p className={css.reason} role="alert">
          {t(refused.text)} {refused.file}
        </p>
      ) : null}
      {state === 'approved' ? null : (
        <PaperDrop
          action={paperForm({ order: orderId, paper: kind })}
          title={title}
          isAgain={state !== 'missing'}
          upload={upload}
        />
      )}
      <p className="unseen" role="status">
        {upload.isSent ? `${title}: ${t(`order.documentStatus.${state}`)}` : upload.failure}
      </p>
    </li>
  )
}

const paperPlace = (order: string, kind: string): UploadPlace => ({
  url: '/api/private-api/file/upload-bulk',
  fields: { request: JSON.stringify({ root_path: 'orders', sub_path: `${order}/${kind}` }) },
})
