import type { DeskPaper } from '@volante/contract/financing-desk'
import { REVIEW_HOURS } from '@volante/domain/financing/proposal'
import { DOCUMENT_REFUSALS } from '@volante/domain/order/documents'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { Soft } from '../../work/Soft.tsx'
import { Field, LOAN_FORMS } from './loan-forms.ts'
import type { OfDeskLoan } from './of-desk-loan.ts'

const TONES = { missing: 'warn', sent: 'info', accepted: 'good', refused: 'bad' } as const

/** The papers that the bank waits for: each is opened, and goes there or is asked for again; all may go there once more. */
export function LoanPapers({ loan, answer }: OfDeskLoan) {
  const { t } = useTexts()
  if (loan.papers.length === 0) return null
  const hasGood = loan.papers.some(({ state }) => state === 'sent' || state === 'accepted')
  return (
    <Stack as="section" gap={4} aria-labelledby="papers">
      <h2 id="papers">{t('resources.loans.papers')}</h2>
      <Soft as="p">{t('resources.loans.papersAbout', { hours: REVIEW_HOURS })}</Soft>
      <Stack as="ul" role="list" gap={4}>
        {loan.papers.map((paper) => (
          <Paper key={paper.kind} loanId={loan.id} paper={paper} answer={answer} />
        ))}
      </Stack>
      {hasGood && (
        <Form
          form={LOAN_FORMS.resend}
          answer={answer}
          submit={t('resources.loans.do.deskResend')}
          look={{ size: 'small', variant: 'secondary' }}
        />
      )}
    </Stack>
  )
}

interface PaperProps extends Pick<OfDeskLoan, 'answer'> {
  readonly loanId: string
  readonly paper: DeskPaper
}

function Paper({ loanId, paper, answer }: PaperProps) {
  const { t, date } = useTexts()
  const { kind, state, id, name, reason, sentAt, handedAt, reviewedAt, reviewedBy } = paper
  return (
    <Stack as="li" gap={2}>
      <Row gap={3}>
        <h3 className="text-16">{t(`resources.loans.paper.${kind}`)}</h3>
        <StatusTag tone={TONES[state]}>{t(`resources.loans.paperState.${state}`)}</StatusTag>
      </Row>
      {id && sentAt && (
        <p>
          <a href={`/api/financing/desk/proposals/${loanId}/papers/${id}`}>{name}</a>{' '}
          <Soft>{date(sentAt, 'moment')}</Soft>
        </p>
      )}
      {reviewedAt && (
        <Soft as="p">
          {t('resources.loans.reviewed', { who: reviewedBy ?? '', at: date(reviewedAt, 'moment') })}
          {reason && ` · ${t(`order.documentRefusal.${reason}`)}`}
        </Soft>
      )}
      {handedAt && <Soft as="p">{t('resources.loans.handed', { at: date(handedAt, 'moment') })}</Soft>}
      {id && state === 'sent' && <Decision id={id} kind={kind} answer={answer} />}
    </Stack>
  )
}

function Decision({
  id,
  kind,
  answer,
}: Pick<PaperProps, 'answer'> & { readonly id: string; readonly kind: DeskPaper['kind'] }) {
  const { t } = useTexts()
  const form = `${LOAN_FORMS.paper.kind}.${id}`
  const what = t(`resources.loans.paper.${kind}`)
  return (
    <Form
      form={{ ...LOAN_FORMS.paper, kind: form, prefix: form }}
      answer={answer}
      buttons={
        <>
          <Button
            type="submit"
            name="decision"
            value="approve"
            size="small"
            variant="primary"
            aria-label={`${t('orders.desk.document.approve')}: ${what}`}
          >
            {t('orders.desk.document.approve')}
          </Button>
          <Button
            type="submit"
            name="decision"
            value="refuse"
            size="small"
            aria-label={`${t('orders.desk.document.refuse')}: ${what}`}
          >
            {t('orders.desk.document.refuse')}
          </Button>
        </>
      }
    >
      <Field
        name="reason"
        required={false}
        isOptional={false}
        options={DOCUMENT_REFUSALS.map((value) => ({ value, label: t(`order.documentRefusal.${value}`) }))}
      />
    </Form>
  )
}
