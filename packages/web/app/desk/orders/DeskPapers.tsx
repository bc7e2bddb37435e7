import type { DocumentView } from '@volante/contract/order-shapes'
import { isOneOf } from '@volante/domain/choice'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../../work/Soft.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import css from './orders.module.css'
import { Field, STEP_FORMS } from './step-forms.ts'
import { StepForm } from './StepForm.tsx'

export const PAPER_TONES = { missing: 'warn', sent: 'info', approved: 'good', refused: 'bad' } as const

/** The papers with where they stand; who reviews them opens and decides each. */
export function DeskPapers({ data, answer }: DeskOrderProps) {
  const { t } = useTexts()
  const { contract, documents } = data.order
  if (documents.length === 0 && !contract) return null
  return (
    <section aria-labelledby="papers">
      <h2 id="papers">{t('orders.papers')}</h2>
      <ul role="list">
        {documents.map((document) => (
          <Paper key={document.kind} document={document} data={data} answer={answer} />
        ))}
        {contract && (
          <Stack as="li" gap={2} className={css.paper}>
            <Row justify="space-between">
              {data.mayReadContract ? (
                <a href={`/api/documents/contracts/${contract.id}`}>{t('orders.contract')}</a>
              ) : (
                t('orders.contract')
              )}
              <StatusTag tone={contract.state === 'SIGNED' ? 'good' : 'info'}>
                {t(`orders.contractState.${contract.state}`)}
              </StatusTag>
            </Row>
          </Stack>
        )}
      </ul>
    </section>
  )
}

interface PaperProps extends DeskOrderProps {
  readonly document: DocumentView
}

function Paper({ document: { kind, reason, sentAt, state }, data, answer }: PaperProps) {
  const { t, date } = useTexts()
  const files = data.papers.find((one) => one.kind === kind)?.files ?? []
  return (
    <Stack as="li" gap={2} className={css.paper}>
      <Row justify="space-between">
        <span>
          {t(`order.document.${kind}`)} {sentAt && <Soft>{date(sentAt, 'moment')}</Soft>}
        </span>
        <StatusTag tone={PAPER_TONES[state]}>{t(`orders.desk.documentStatus.${state}`)}</StatusTag>
      </Row>
      {reason && isOneOf(DOCUMENT_REFUSALS, reason) && <Soft as="p">{t(`order.documentRefusal.${reason}`)}</Soft>}
      {files.length > 0 && (
        <Row gap={2}>
          {files.map(({ id, name }) => (
            <a key={id} href={`/api/documents/files/${id}`}>
              {name}
            </a>
          ))}
        </Row>
      )}
      {state === 'sent' && data.order.may.reviewDocuments && <Decision kind={kind} data={data} answer={answer} />}
    </Stack>
  )
}

function Decision({ kind, ...props }: DeskOrderProps & { readonly kind: string }) {
  const { t } = useTexts()
  const buttons = (
    <>
      <Button type="submit" name="decision" value="approve" size="small" variant="primary">
        {t('orders.desk.document.approve')}
      </Button>
      <Button type="submit" name="decision" value="refuse" size="small">
        {t('orders.desk.document.refuse')}
      </Button>
    </>
  )
  return (
    <StepForm
      {...props}
      form={STEP_FORMS.document}
      of={kind}
      title={<span className="unseen">{t('orders.desk.document')}</span>}
      buttons={buttons}
    >
      <Field
        name="paperReason"
        required={false}
        isOptional={false}
        options={DOCUMENT_REFUSALS.map((value) => ({ value, label: t(`order.documentRefusal.${value}`) }))}
      />
    </StepForm>
  )
}
