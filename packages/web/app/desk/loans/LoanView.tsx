import type { DeskProposal } from '@volante/contract/financing-desk'
import { loanProgress } from '@volante/domain/financing/progress'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Form } from '../../forms/Form.tsx'
import { followOrder } from '../../order-live/follow-order.ts'
import { usePageProblem } from '../../shell/page-problem.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { LOAN_TONES } from '../../ui/data/loan-tones.ts'
import { Facts } from '../../work/Facts.tsx'
import { Outcome } from '../../work/Outcome.tsx'
import { RecordPage } from '../../work/RecordPage.tsx'
import { Soft } from '../../work/Soft.tsx'
import type { OfDeskLoan } from './of-desk-loan.ts'
import { Field, LOAN_FORMS } from './loan-forms.ts'
import { LoanPapers } from './LoanPapers.tsx'
import { LOANS } from './loans-path.ts'

export interface LoanViewProps {
  readonly data: { readonly loan: DeskProposal; readonly done: string | null }
  readonly answer: unknown
}

/** Where a proposal stands and who acts, its papers, whom to call; what was told of income stays at the bank. */
export function LoanView({ data, answer }: LoanViewProps) {
  const { t } = useTexts()
  const { loan, done } = data
  const isRefused = usePageProblem()
  useFollowed(loan)
  const title = `${loan.buyer} · ${loan.proposalNumber}`
  return (
    <RecordPage
      title={title}
      problem={isRefused && t('work.errorTitle', { title })}
      text={loan.car}
      back={{ to: LOANS, text: t('resources.loans.title') }}
    >
      {done && !answer && <Outcome>{t('orders.desk.done')}</Outcome>}
      <Standing loan={loan} />
      <LoanPapers loan={loan} answer={answer} />
      <BankNews loan={loan} answer={answer} />
      <Notes loan={loan} answer={answer} />
    </RecordPage>
  )
}

/** The page stays as its proposal is: news, papers and notes of colleagues come by themselves. */
function useFollowed(loan: DeskProposal): void {
  const { id } = loan
  const { revalidate } = useRevalidator()
  const [shown] = useState(() => JSON.stringify(loan))
  useEffect(
    () =>
      followOrder(
        { live: `/api/financing/proposal/${id}/live`, status: `/api/financing/desk/proposals/${id}`, shown },
        { onChange: () => void revalidate(), onSignedOut: () => void revalidate() },
      ),
    [id, revalidate, shown],
  )
}

function Standing({ loan }: Pick<OfDeskLoan, 'loan'>) {
  const { t, date, money } = useTexts()
  const { next, who } = loanProgress(loan)
  const day = (value: string | null) => (value ? date(`${value}T12:00:00Z`, 'day') : null)
  const moment = (value: string | null) => (value ? date(value, 'moment') : null)
  const facts = [
    [t('resources.loans.next'), t(`resources.loans.next.${next}`)],
    [t('resources.loans.who'), who && t(`resources.loans.who.${who}`)],
    [t('resources.loans.representative'), loan.representative],
    [t('resources.loans.phone'), loan.phone],
    [t('resources.loans.email'), loan.email],
    [t('resources.loans.lender'), loan.lender],
    [t('resources.loans.financed'), money(loan.financed)],
    [t('resources.loans.installment'), `${loan.numberOfInstallments} × ${money(loan.installment)}`],
    [t('resources.loans.dealerName'), loan.dealerName],
    [t('resources.loans.validUntil'), day(loan.validUntil)],
    [t('resources.loans.reason'), loan.reason && t(`resources.loans.reason.${loan.reason}`)],
    [t('resources.loans.contestedAt'), moment(loan.contestedAt)],
    [t('resources.loans.withdrawnAt'), moment(loan.withdrawnAt)],
  ] as const
  return (
    <Stack as="section" gap={3} aria-labelledby="standing">
      <h2 id="standing">
        {t('resources.loans.state')}{' '}
        <StatusTag tone={LOAN_TONES[loan.state]}>{t(`resources.loans.state.${loan.state}`)}</StatusTag>
      </h2>
      <Facts of={Object.fromEntries(facts)} />
    </Stack>
  )
}

/** What its banks said, newest first, and asking for what they may have said since. */
function BankNews({ loan, answer }: OfDeskLoan) {
  const { t, byKey, has, date } = useTexts()
  return (
    <Stack as="section" gap={3} aria-labelledby="news">
      <h2 id="news">{t('resources.loans.group.deskAsk')}</h2>
      <ol role="list">
        {loan.events.toReversed().map(({ status, at }) => (
          <li key={`${status} ${at}`}>
            {has(`order.status.${status}.title`) ? byKey(`order.status.${status}.title`) : status}{' '}
            <Soft>{date(at, 'moment')}</Soft>
          </li>
        ))}
      </ol>
      <Form
        form={LOAN_FORMS.ask}
        answer={answer}
        submit={t(loan.isAtBank ? 'resources.loans.do.deskAsk' : 'resources.loans.do.handIn')}
        look={{ size: 'small', variant: 'secondary' }}
      />
    </Stack>
  )
}

function Notes({ loan, answer }: OfDeskLoan) {
  const { t, date } = useTexts()
  return (
    <Stack as="section" gap={3} aria-labelledby="notes">
      <h2 id="notes">{t('resources.loans.notes')}</h2>
      {loan.notes.length > 0 && (
        <ul role="list">
          {loan.notes.map(({ at, by, text }) => (
            <li key={`${at} ${text}`}>
              <Row gap={[0, 2]} align="baseline">
                <span>{text}</span> <Soft>{`${by}, ${date(at, 'moment')}`}</Soft>
              </Row>
            </li>
          ))}
        </ul>
      )}
      <Form
        key={loan.notes.length}
        form={LOAN_FORMS.note}
        answer={answer}
        submit={t('work.resource.save')}
        look={{ size: 'small' }}
      >
        <Field name="note" rows={2} />
      </Form>
    </Stack>
  )
}
