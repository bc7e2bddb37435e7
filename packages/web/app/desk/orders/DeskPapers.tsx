import type { DocumentView } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import type { DeskOrderProps } from './DeskOrderView.tsx'
import css from './orders.module.css'
import { StepForm, typedHere } from './StepForm.tsx'

const TONES = { missing: 'warn', sent: 'info', approved: 'good', refused: 'bad' } as const

/** The papers with where they stand; who reviews them opens and decides each. */
export function DeskPapers({ data, refused }: DeskOrderProps) {
  const { t } = useTexts()
  const { contract, documents } = data.order
  if (documents.length === 0 && !contract) return null
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t('orders.papers')}</h2>
      <ul role="list">
        {documents.map((document) => (
          <Paper key={document.kind} document={document} data={data} refused={refused} />
        ))}
        {contract && (
          <li className={css.paper}>
            <p className={css.paperHead}>
              {data.mayReadContract ? (
                <a href={`/api/documents/contracts/${contract.id}`}>{t('orders.contract')}</a>
              ) : (
                t('orders.contract')
              )}
              <StatusTag tone={contract.state === 'SIGNED' ? 'good' : 'info'}>
                {t(`orders.contractState.${contract.state}`)}
              </StatusTag>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}

interface PaperProps extends DeskOrderProps {
  readonly document: DocumentView
}

function Paper({ document: { kind, reason, sentAt, state }, data, refused }: PaperProps) {
  const { t, date } = useTexts()
  const files = data.papers.find((one) => one.kind === kind)?.files ?? []
  return (
    <li className={css.paper}>
      <p className={css.paperHead}>
        <span>
          {t(`order.document.${kind}`)} {sentAt && <span className={css.soft}>{date(sentAt, 'moment')}</span>}
        </span>
        <StatusTag tone={TONES[state]}>{t(`orders.desk.documentStatus.${state}`)}</StatusTag>
      </p>
      {reason && isOneOf(DOCUMENT_REFUSALS, reason) && (
        <p className={css.soft}>{t(`order.documentRefusal.${reason}`)}</p>
      )}
      {files.length > 0 && (
        <p className={css.buttons}>
          {files.map(({ id, name }) => (
            <a key={id} href={`/api/documents/files/${id}`}>
              {name}
            </a>
          ))}
        </p>
      )}
      {state === 'sent' && data.order.may.reviewDocuments && <Decision kind={kind} data={data} refused={refused} />}
    </li>
  )
}

function Decision({ kind, data, refused }: DeskOrderProps & { readonly kind: string }) {
  const { t } = useTexts()
  const of = ['kind', kind] as const
  const typed = typedHere(refused, 'document', of)
  return (
    <StepForm
      step="document"
      title={<span className="unseen">{t('orders.desk.document')}</span>}
      once={data.once}
      refused={refused}
      of={of}
    >
      <div className={css.fields}>
        <Select
          name="reason"
          id={`reason-${kind}`}
          label={t('orders.desk.document.reason')}
          defaultValue={typed.reason ?? ''}
          placeholder={t('orders.desk.choose')}
          options={DOCUMENT_REFUSALS.map((value) => ({ value, label: t(`order.documentRefusal.${value}`) }))}
        />
      </div>
      <p className={css.buttons}>
        <Button type="submit" name="decision" value="approve" size="small" variant="primary">
          {t('orders.desk.document.approve')}
        </Button>
        <Button type="submit" name="decision" value="refuse" size="small">
          {t('orders.desk.document.refuse')}
        </Button>
      </p>
    </StepForm>
  )
}
