import type { DocumentView } from '@volante/contract/order-shapes'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { isOneOf } from '@volante/domain/choice'
import { Camera, Upload } from 'lucide-react'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { StatusTag, type Tone } from '../../ui/Tag.tsx'
import css from './documents.module.css'

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
}

/** One paper: what was sent, why it is asked for again, and where the next file goes (start-upload.ts). */
export function Paper({ document, orderId }: PaperProps) {
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
      {state === 'approved' ? null : <Drop id={id} title={title} isAgain={state !== 'missing'} />}
    </li>
  )
}

function Drop({ id, title, isAgain }: { readonly id: string; readonly title: string; readonly isAgain: boolean }) {
  const { t } = useTexts()
  return (
    <div className={css.drop} data-drop>
      <p className={css.soft}>{t('checkout.documents.drop')}</p>
      <div className={css.ways}>
        <label className={css.pick}>
          <input
            type="file"
            multiple
            accept={UPLOAD_TYPES}
            className={css.file}
            aria-label={`${t(isAgain ? 'checkout.documents.pickAgain' : 'checkout.documents.pick')}: ${title}`}
            aria-describedby={`${id}-said`}
          />
          <Icon icon={Upload} /> {t(isAgain ? 'checkout.documents.pickAgain' : 'checkout.documents.pick')}
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
      </div>
      <div className={css.sending} hidden data-sending>
        <Progress label={<span data-names />} value={0} max={100} text={<span data-percent />} />
        <Button variant="quiet" size="small" data-cancel>
          {t('checkout.documents.cancel')}
        </Button>
      </div>
      <div className={css.failed} hidden data-failed>
        <p className={css.reason} data-why />
        <Button size="small" data-retry>
          {t('checkout.documents.retry')}
        </Button>
      </div>
      <p className="unseen" role="status" id={`${id}-said`} data-said />
    </div>
  )
}
