import type { DocumentView } from '@volante/contract/order-shapes'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { isOneOf } from '@volante/domain/choice'
import { Camera, Upload } from 'lucide-react'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { StatusTag, type Tone } from '../../ui/data/Tag.tsx'
import css from './documents.module.css'
import { paperForm, type RefusedPaper } from './refused-paper.ts'

/** Of one file (spec features O-25). */
export const UPLOAD_MAX_BYTES = 10_000_000
/** As the server tells them from the content (files/file-type). */
export const UPLOAD_TYPES = 'application/pdf,image/jpeg,image/png,image/webp,image/heic,image/heif'

const TONES: Readonly<Record<DocumentView['state'], Tone>> = {
  missing: 'warn',
  sent: 'info',
  approved: 'good',
  refused: 'bad',
}

interface PaperProps {
  readonly document: DocumentView
  readonly orderId: string
  /** What was sent without script and refused, where it was this paper. */
  readonly refused: RefusedPaper | null
}

/** One paper: what was sent, why it is asked for again, and where the next file goes (start-upload.ts). */
export function Paper({ document, orderId, refused }: PaperProps) {
  const { t, date } = useTexts()
  const { kind, state, fileName, sentAt, reason } = document
  const title = t(`order.document.${kind}`)
  const id = `paper-${kind}`
  return (
    <li
      id={id}
      className={css.paper}
      data-start="upload"
      data-place={`${orderId}/${kind}`}
      data-max={UPLOAD_MAX_BYTES}
      data-types={UPLOAD_TYPES}
      data-too-large={t('documents.tooLarge')}
      data-wrong-type={t('documents.typeRefused')}
      data-broken={t('checkout.documents.broken')}
      data-cancelled={t('checkout.documents.cancelled')}
    >
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
      {fileName && sentAt ? (
        <p className={css.soft}>{t('checkout.documents.sent', { name: fileName, at: date(sentAt, 'moment') })}</p>
      ) : null}
      {refused ? (
        <p className={css.reason} role="alert">
          {t(refused.text)} {refused.file}
        </p>
      ) : null}
      {state === 'approved' ? null : (
        <Drop id={id} action={paperForm(orderId, kind)} title={title} isAgain={state !== 'missing'} />
      )}
    </li>
  )
}

interface DropProps {
  readonly id: string
  /** Where the form posts to. */
  readonly action: string
  readonly title: string
  readonly isAgain: boolean
}

/** Without script a form that posts the picked files; with it they are sent as soon as they are there. */
function Drop({ id, action, title, isAgain }: DropProps) {
  const { t } = useTexts()
  const pick = t(isAgain ? 'checkout.documents.pickAgain' : 'checkout.documents.pick')
  return (
    <form method="post" action={action} encType="multipart/form-data" className={css.drop} data-drop>
      <XsrfField />
      <p className={css.dropHint}>{t('checkout.documents.drop')}</p>
      <div className={css.ways}>
        <label className={css.pick}>
          <input
            type="file"
            name="file"
            multiple
            required
            accept={UPLOAD_TYPES}
            className={css.file}
            aria-label={`${pick}: ${title}`}
            aria-describedby={`${id}-said`}
          />
          <Icon icon={Upload} /> <span>{pick}</span>
        </label>
        <label className={css.camera}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className={css.file}
            aria-label={`${t('checkout.documents.camera')}: ${title}`}
            aria-describedby={`${id}-said`}
          />
          <Icon icon={Camera} /> {t('checkout.documents.camera')}
        </label>
        <span className={css.send}>
          <Button type="submit">
            {t('checkout.documents.send')} <span className="unseen">{title}</span>
          </Button>
        </span>
      </div>
      <ul role="list" id={`${id}-files`} className={css.files} data-files />
      <template data-look="file">
        <FileRow />
      </template>
      <div className={css.failed} hidden data-failed>
        <p className={css.reason} data-why />
        <Button size="small" data-retry>
          {t('checkout.documents.retry')}
        </Button>
      </div>
      <p className="unseen" role="status" id={`${id}-said`} data-said />
    </form>
  )
}

/** A file on its way: how much of it has left, and what leaves it out. */
function FileRow() {
  const { t } = useTexts()
  return (
    <li className={css.row}>
      <Progress label={<span data-name />} value={0} text={<span data-percent />} />
      <Button variant="quiet" size="small" data-leave>
        {t('checkout.documents.cancel')} <span className="unseen" data-name />
      </Button>
    </li>
  )
}
