import type { Proposal } from '@volante/contract/financing-proposals'
import type { RouteHandle } from '@volante/contract/page'
import { type LoanWait, loanWait } from '@volante/domain/financing/progress'
import { useEffect, useState } from 'react'
import { data, redirect, useRevalidator } from 'react-router'
import { keepForm } from '../../forms/keep-form.ts'
import { followOrder } from '../../order-live/follow-order.ts'
import { callRefusal } from '../../shell/call-refusal.ts'
import { page, type Page } from '../../shell/page-context.ts'
import { SignInAgain } from '../../shell/session/SignInAgain.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { LiveRegion } from '../../ui/feedback/LiveRegion.tsx'
import { AccountFrame } from '../AccountFrame.tsx'
import { requirePerson } from '../../shell/session/require-person.ts'
import type { Route } from './+types/loan.page'
import { LoanProgress } from './LoanProgress.tsx'
import { LOAN_TONES } from '../../ui/data/loan-tones.ts'
import { Row } from '../../ui/layout/Stack.tsx'
import css from './loans.module.css'
import { Next, type OrderToPay } from './Next.tsx'
import { BankEvents } from './BankEvents.tsx'
import { KeepPrice } from './KeepPrice.tsx'
import { SentDialog } from './SentDialog.tsx'
import { Terms } from './Terms.tsx'
import { Withdraw } from './Withdraw.tsx'

export const handle = {
  texts: ['account', 'loan', 'financing', 'passport', 'errors', 'order', 'documents', 'ui'],
  cache: false,
  query: ['sent'],
} satisfies RouteHandle

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const loan = await loanOf(known, params.loan ?? '')
  const wait = loanWait(loan, known.now.getTime())
  return { loan, wait, order: await orderToPay(known, loan), isSent: url.searchParams.get('sent') === '1' }
}

async function loanOf({ api }: Page, id: string): Promise<Proposal> {
  try {
    return await api.financing.proposal({ params: { id } })
  } catch (error) {
    const refusal = callRefusal(error)
    if (refusal) throw data(null, { status: refusal.status === 400 ? 404 : refusal.status })
    throw error
  }
}

async function orderToPay({ api, site }: Page, { state, mvs, orderId }: Proposal): Promise<OrderToPay | null> {
  if (state !== 'approved' || orderId !== null) return null
  const orders = await api.reservation.userReserves({ query: {} })
  const found = orders.find((one) => one.site === site.id && !one.isEnded && one.car.mvsCode === mvs && one.balance > 0)
  return found ? { id: found.id, isDepositPaid: found.countdown === null } : null
}

export async function action({ context, request, params, url }: Route.ActionArgs) {
  const known = context.get(page)
  await requirePerson(known, url)
  const loan = params.loan ?? ''
  try {
    const { contestProposal, withdrawProposal } = known.api.financing
    const isContest = (await request.formData()).has('contest')
    await (isContest ? contestProposal : withdrawProposal)({ params: { id: loan } })
  } catch (error) {
    // Done in another window, or decided meanwhile: it is shown as it stands.
    if (!callRefusal(error)) throw error
  }
  return redirect(pathTo(known.site, 'loan', { loan }), 303)
}
export const clientAction = keepForm

/** A proposal as its bank sees it: what it says, what can be done now, and the terms. */
export default function Loan({ loaderData: { loan, wait, order, isSent } }: Route.ComponentProps) {
  const { t } = useTexts()
  const isSignedOut = useFollowed(loan)
  useLookAgain(wait)
  const { state } = loan
  return (
    <AccountFrame area="loans" title={loan.car} lead={t('loan.page.lead', { lender: loan.lender })}>
      {isSignedOut ? (
        <InlineMessage tone="warn" title={t('ui.session.ended')} actions={<SignInAgain />} isLive />
      ) : null}
      {isSent ? <SentDialog loan={loan} /> : null}
      <Row as="p" gap={[3, 5]}>
        <StatusTag tone={LOAN_TONES[state]}>{t(`loan.state.${state}`)}</StatusTag>
        <span>
          {t('loan.number')} <strong>{loan.proposalNumber}</strong>
        </span>
      </Row>
      <LiveRegion>{t(`loan.state.${state}`)}</LiveRegion>
      <Next loan={loan} order={order} isLate={wait.isLate} />
      <LoanProgress loan={loan} />
      <section aria-labelledby="terms-title" className={css.step}>
        <h2 id="terms-title">{t('loan.terms')}</h2>
        <Terms terms={loan} />
        <KeepPrice loan={loan} />
      </section>
      <BankEvents loan={loan} />
      <Withdraw loan={loan} />
    </AccountFrame>
  )
}

/** A page that stays as its proposal is until it is over; returns whether nobody is signed in any more. */
function useFollowed(loan: Proposal): boolean {
  const { id, state } = loan
  const { revalidate } = useRevalidator()
  const [shown] = useState(() => JSON.stringify(loan))
  const [isSignedOut, setSignedOut] = useState(false)
  const isOver = state === 'refused' || state === 'paid' || state === 'withdrawn'
  useEffect(() => {
    if (isOver) return
    return followOrder(
      { live: `/api/financing/proposal/${id}/live`, status: `/api/financing/proposal/${id}`, shown },
      { onChange: () => void revalidate(), onSignedOut: () => setSignedOut(true) },
    )
  }, [id, isOver, revalidate, shown])
  return isSignedOut
}

/** The page says by itself when a bank is waited for too long: nothing is announced then. */
function useLookAgain({ leftMs }: LoanWait): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (leftMs === null) return
    const timer = setTimeout(() => void revalidate(), leftMs)
    return () => clearTimeout(timer)
  }, [leftMs, revalidate])
}
