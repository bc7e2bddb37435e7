import type { DocumentView } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { Camera, Upload } from '../../ui/action/icons.ts'
import { type DragEvent, useId, useRef, useState } from 'react'
import { FilePick } from '../../forms/FilePick.tsx'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import css from './documents.module.css'
import { paperForm, type RefusedPaper } from './refused-paper.ts'
import { UPLOAD_TYPES } from '../../forms/upload/upload-limits.ts'
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
      <div className={css.paperHead}>
        <h2 className={css.paperName}>{title}</h2>
        <StatusTag tone={TONES[state]}>{t(`order.documentStatus.${state}`)}</StatusTag>
      </div>
      {state === 'refused' ? (
        <p className={css.reason}>
          {t('documents.problem')}{' '}
          {isOneOf(DOCUMENT_REFUSALS, reason ?? '') ? t(`order.documentRefusal.${reason as 'illegible'}`) : reason}
        </p>
      ) : null}
      {sentAt ? <p className={css.soft}>{t('checkout.documents.sent', { at: date(sentAt, 'moment') })}</p> : null}
      {files.length > 0 ? (
        <ul role="list" aria-label={title} className={css.files}>
          {files.map(({ id, name }) => (
            <li key={id}>
              <a href={`/api/documents/files/${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      ) : null}
      {refused ? (
        <p className={css.reason} role="alert">
          {t(refused.text)} {refused.file}
        </p>
      ) : null}
      {state === 'approved' ? null : (
        <Drop action={paperForm(orderId, kind)} title={title} isAgain={state !== 'missing'} upload={upload} />
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

interface DropProps {
  /** Where the form posts to. */
  readonly action: string
  readonly title: string
  readonly isAgain: boolean
  readonly upload: ReturnType<typeof useUpload>
}

/** Without script a form that posts the picked files; with it they are sent as soon as they are there. */
function Drop({ action, title, isAgain, upload }: DropProps) {
  const { t } = useTexts()
  const pick = t(isAgain ? 'checkout.documents.pickAgain' : 'checkout.documents.pick')
  const { isOver, ...dropping } = useDrop(upload.pick)
  return (
    <form
      method="post"
      action={action}
      encType="multipart/form-data"
      className={css.drop}
      data-over={isOver || undefined}
      {...dropping}
    >
      <XsrfField />
      <p className={css.dropHint}>{t('checkout.documents.drop')}</p>
      <div className={css.ways}>
        <FilePick
          icon={Upload}
          name="file"
          multiple
          required
          accept={UPLOAD_TYPES.join()}
          aria-label={`${pick}: ${title}`}
          onPick={upload.pick}
        >
          {pick}
        </FilePick>
        <FilePick
          icon={Camera}
          accept="image/*"
          capture="environment"
          aria-label={`${t('checkout.documents.camera')}: ${title}`}
          className={css.camera}
          onPick={upload.pick}
        >
          {t('checkout.documents.camera')}
        </FilePick>
        <span className={css.send}>
          <Button type="submit">
            {t('checkout.documents.send')} <span className="unseen">{title}</span>
          </Button>
        </span>
      </div>
      {upload.files.length > 0 ? <Files upload={upload} /> : null}
      {upload.failure ? (
        <div className={css.failed}>
          <p className={css.reason}>{upload.failure}</p>
          {upload.files.length > 0 ? (
            <Button size="small" onClick={upload.retry}>
              {t('checkout.documents.retry')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </form>
  )
}

function useDrop(onDrop: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false)
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') onDrop([...event.dataTransfer.files])
  }
  return { isOver, onDragOver: take, onDrop: take, onDragLeave: () => setOver(false) }
}

/** Files on their way: how much of each has left, and what leaves it out. */
function Files({ upload: { files, shares, leaveOut } }: Pick<DropProps, 'upload'>) {
  const { t, number } = useTexts()
  const id = useId()
  return (
    <ul role="list" className={css.files}>
      {files.map((file, at) => (
        <li key={`${id} ${file.name} ${file.lastModified} ${file.size}`} className={css.row}>
          <Progress
            label={file.name}
            value={shares[at] ?? 0}
            text={`${number(Math.round((shares[at] ?? 0) * 100))} %`}
          />
          <Button variant="quiet" size="small" onClick={() => leaveOut(file)}>
            {t('checkout.documents.cancel')} <span className="unseen">{file.name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
