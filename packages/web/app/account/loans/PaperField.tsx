import type { Proposal } from '@volante/contract/financing-proposals'
import { useRef } from 'react'
import { FilePick } from '../../forms/FilePick.tsx'
import { UPLOAD_TYPES } from '../../forms/upload/upload-limits.ts'
import { useUpload } from '../../forms/upload/use-upload.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Upload } from '../../ui/action/rare-icons.ts'
import { Progress } from '../../ui/data/Progress.tsx'
import { NeedsScript } from '../../ui/feedback/NeedsScript.tsx'
import css from './loans.module.css'

interface PaperFieldProps {
  readonly loanId: string
  readonly paper: Proposal['papers'][number]
}

/** A paper the bank asks for: sent as soon as it is picked. */
export function PaperField({ loanId, paper: { kind, state, reason, sentAt, handedAt } }: PaperFieldProps) {
  const { t, date } = useTexts()
  const place = useRef<HTMLLIElement>(null)
  const fields = { proposalId: loanId, documentType: kind }
  const upload = useUpload({ url: '/api/financing/documents', fields }, () => place.current?.focus())
  const title = t(`loan.paper.${kind}`)
  return (
    <li ref={place} tabIndex={-1}>
      <h3>{title}</h3>
      <p className="soft small">{t(`loan.paperHint.${kind}`)}</p>
      {reason ? (
        <p className={css.failure}>
          {t('loan.papers.refused')} {t(`order.documentRefusal.${reason}`)}.
        </p>
      ) : null}
      {sentAt && state !== 'refused' ? (
        <p>{t(handedAt ? 'loan.papers.sent' : 'loan.papers.checked', { at: date(sentAt, 'moment') })}</p>
      ) : null}
      {upload.isSending ? (
        <Progress label={upload.files[0]?.name ?? title} value={upload.shares[0] ?? 0} />
      ) : (
        <FilePick
          icon={Upload}
          name="file"
          accept={UPLOAD_TYPES.join()}
          aria-label={`${t('loan.papers.pick')}: ${title}`}
          onPick={(files) => upload.pick(files.slice(0, 1))}
        >
          {t('loan.papers.pick')}
        </FilePick>
      )}
      <NeedsScript>{t('loan.papers.script')}</NeedsScript>
      {upload.failure ? (
        <p className={css.failure} role="alert">
          {upload.failure}{' '}
          {upload.files.length > 0 ? (
            <Button size="small" onClick={upload.retry}>
              {t('loan.papers.again')}
            </Button>
          ) : null}
        </p>
      ) : null}
    </li>
  )
}
