import type { Proposal } from '@volante/contract/financing-proposals'
import { REVIEW_HOURS } from '@volante/domain/financing/proposal'
import { PostButton } from '../../forms/PostButton.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Progress } from '../../ui/data/Progress.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { PaperField } from './PaperField.tsx'
import css from './loans.module.css'

/** An order of the same car that waits for money: what an approval is for. */
export interface OrderToPay {
  readonly id: string
  readonly isDepositPaid: boolean
}

interface OfLoan {
  readonly loan: Proposal
}

/** What can be done now, and by whom: one thing at a time. */
export function Next({
  loan,
  order,
  isLate,
}: OfLoan & { readonly order: OrderToPay | null; readonly isLate: boolean }) {
  switch (loan.state) {
    case 'open':
      return isLate ? <Late loan={loan} /> : <Waiting loan={loan} />
    case 'customer':
      return <Papers loan={loan} />
    case 'approved':
      return <Approved loan={loan} order={order} />
    case 'refused':
      return <Refused loan={loan} />
    case 'lapsed':
      return <Lapsed loan={loan} />
    case 'withdrawn':
      return <Withdrawn loan={loan} />
    case 'paid':
      return <Paid orderId={loan.orderId} />
  }
}

function Waiting({ loan: { isAtBank } }: OfLoan) {
  const { t } = useTexts()
  return (
    <div className={css.next}>
      <Progress label={t(isAtBank ? 'loan.waiting.title' : 'loan.waiting.onItsWay')} />
      <p className="soft">{t('loan.waiting.text')}</p>
    </div>
  )
}

/** A bank that cannot be reached, or takes its time: nothing is lost, nothing has to be done, and there are other ways. */
function Late({ loan }: OfLoan) {
  const { t } = useTexts()
  const site = useSite()
  const of = loan.isAtBank ? 'long' : 'unreached'
  return (
    <InlineMessage
      tone="warn"
      title={t(`loan.waiting.${of}`)}
      actions={
        <>
          <LinkButton to={pathTo(site, 'financing', null, termsOf(loan))} reloadDocument>
            {t('loan.waiting.otherPlan')}
          </LinkButton>
          <LinkButton to={pathTo(site, 'reserve', null, { version: loan.mvs, year: loan.year })} reloadDocument>
            {t('loan.refused.otherWay')}
          </LinkButton>
        </>
      }
    >
      {t(`loan.waiting.${of}.text`, { lender: loan.lender, phone: site.legal.phone })}
    </InlineMessage>
  )
}

function Papers({ loan }: OfLoan) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="papers-title" className={css.next}>
      <h2 id="papers-title">{t('loan.papers.title')}</h2>
      <p>{t('loan.papers.text')}</p>
      {loan.dealer ? <p>{t('loan.papers.dealer', { dealer: loan.dealer.name, hours: REVIEW_HOURS })}</p> : null}
      <ul role="list" className={css.papers}>
        {loan.papers.map((paper) => (
          <PaperField key={paper.kind} loanId={loan.id} paper={paper} />
        ))}
      </ul>
    </section>
  )
}

function Approved({ loan, order }: OfLoan & { readonly order: OrderToPay | null }) {
  const { t, date } = useTexts()
  const site = useSite()
  const { validUntil, orderId } = loan
  const isUsed = orderId !== null
  return (
    <InlineMessage
      tone="good"
      title={t(isUsed ? 'loan.approved.used' : 'loan.approved.title')}
      actions={
        <>
          {orderId ? (
            <LinkButton to={pathTo(site, 'order', { order: orderId })}>{t('loan.approved.toOrder')}</LinkButton>
          ) : order ? (
            <LinkButton
              variant="primary"
              to={pathTo(
                site,
                'orderPay',
                { order: order.id },
                { kind: 'financing', rest: order.isDepositPaid ? 1 : null },
              )}
            >
              {t('loan.approved.pay')}
            </LinkButton>
          ) : (
            <LinkButton
              variant="primary"
              to={pathTo(site, 'reserve', null, { version: loan.mvs, year: loan.year })}
              reloadDocument
            >
              {t('loan.approved.reserve')}
            </LinkButton>
          )}
          <LinkButton to={pathTo(site, 'loanVoucher', { loan: loan.id })} reloadDocument download>
            {t('loan.approved.voucher')}
          </LinkButton>
        </>
      }
    >
      {isUsed
        ? t('loan.approved.usedText')
        : t('loan.approved.text', { until: validUntil ? date(`${validUntil}T12:00:00Z`, 'day') : '' })}
    </InlineMessage>
  )
}

/** The car of a proposal in the calculator, for whoever asked. */
const termsOf = ({ mvs, price, kind }: OfLoan['loan']) => ({
  version: mvs,
  price,
  ...(kind === 'company' ? { who: kind } : {}),
})

/** Why as far as the bank says, what would change it, other ways to pay, and a person who looks again (FS8; LGPD art. 20). */
function Refused({ loan }: OfLoan) {
  const { t, money, date } = useTexts()
  const site = useSite()
  const { reason, mostInstallment: most, contestedAt } = loan
  return (
    <section aria-labelledby="refused-title" className={css.next}>
      <h2 id="refused-title">{t('loan.refused.title')}</h2>
      <p>{t(`loan.reason.${reason ?? 'policy'}`)}</p>
      {most === null || most === 0 ? null : (
        <p>
          {t('loan.refused.most', { amount: money(most) })}{' '}
          <a href={pathTo(site, 'financing', null, { ...termsOf(loan), monthly: money(most).replace(/[^\d,.]/g, '') })}>
            {t('loan.refused.solve')}
          </a>
        </p>
      )}
      <h3>{t('loan.refused.ways')}</h3>
      <ul>
        <li>
          <a href={pathTo(site, 'financing', null, termsOf(loan))}>{t('loan.refused.otherPlan')}</a>
        </li>
        <li>
          <a href={pathTo(site, 'reserve', null, { version: loan.mvs, year: loan.year })}>
            {t('loan.refused.otherWay')}
          </a>
        </li>
        <li>
          <a href={pathTo(site, 'proposal')}>{t('loan.talk')}</a>
        </li>
      </ul>
      {contestedAt ? (
        <p>{t('loan.refused.contested', { at: date(contestedAt, 'moment') })}</p>
      ) : (
        <>
          <p className="soft">{t('loan.refused.contestText')}</p>
          <PostButton fields={{ contest: 'yes' }}>{t('loan.refused.contest')}</PostButton>
        </>
      )}
    </section>
  )
}

function Lapsed({ loan }: OfLoan) {
  const { t, date } = useTexts()
  const site = useSite()
  return (
    <InlineMessage
      tone="warn"
      title={t('loan.lapsed.title')}
      actions={
        <>
          <LinkButton variant="primary" to={pathTo(site, 'financing', null, termsOf(loan))} reloadDocument>
            {t('loan.simulateAgain')}
          </LinkButton>
          <LinkButton to={pathTo(site, 'reserve', null, { version: loan.mvs, year: loan.year })} reloadDocument>
            {t('loan.refused.otherWay')}
          </LinkButton>
        </>
      }
    >
      {t('loan.lapsed.text', { until: loan.validUntil ? date(`${loan.validUntil}T12:00:00Z`, 'day') : '' })}
    </InlineMessage>
  )
}

function Withdrawn({ loan }: OfLoan) {
  const { t, date } = useTexts()
  const site = useSite()
  return (
    <InlineMessage
      tone="info"
      title={t('loan.withdrawn.title')}
      actions={
        <LinkButton to={pathTo(site, 'financing', null, termsOf(loan))} reloadDocument>
          {t('loan.simulateAgain')}
        </LinkButton>
      }
    >
      {t('loan.withdrawn.text', { at: loan.withdrawnAt ? date(loan.withdrawnAt, 'moment') : '' })}
    </InlineMessage>
  )
}

function Paid({ orderId }: { readonly orderId: string | null }) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <InlineMessage
      tone="good"
      title={t('loan.paid.title')}
      actions={
        orderId ? (
          <LinkButton to={pathTo(site, 'order', { order: orderId })}>{t('loan.approved.toOrder')}</LinkButton>
        ) : undefined
      }
    />
  )
}
