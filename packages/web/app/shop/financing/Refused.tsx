import type { FailedCondition } from '@volante/domain/financing/neighbours'
import type { NotConfirmed } from '../../car-price/not-confirmed.ts'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { type FinancingPage, type OfCar, useHref } from './Terms.tsx'
import { type IndexedOffer, type LoanOffer, PART, waysOn } from './wish.ts'

interface OnPage extends OfCar {
  readonly on: FinancingPage
}

/** Which condition of a plan fails, and terms that it takes. */
export function Refused({ offer, ...ofPage }: OnPage & { readonly offer: LoanOffer | IndexedOffer }) {
  const { plan, failed, neighbours } = offer
  const isBid = 'kind' in plan && plan.kind !== 'UVA'
  return (
    <>
      {failed.map((condition) => (
        <p key={condition.kind}>
          <Condition condition={condition} count={ofPage.chosen.wish.count} isBid={isBid} />
        </p>
      ))}
      <Ways {...ofPage} ways={neighbours.map((terms) => ({ planId: plan.planId, ...terms }))} isBid={isBid} />
    </>
  )
}

interface ConditionProps {
  readonly condition: FailedCondition
  readonly count: number
  readonly isBid: boolean
}

function Condition({ condition, count, isBid }: ConditionProps) {
  const { t, list } = useTexts()
  switch (condition.kind) {
    case 'count':
      return t('financing.fails.count', { count, counts: list(condition.counts.map(String)) })
    case 'together':
      return t('financing.fails.together')
    case 'mostEntrance':
      return t(isBid ? 'financing.fails.mostBid' : 'financing.fails.mostEntrance', { percent: condition.percent })
    case 'leastEntrance':
    case 'leastFinal':
    case 'mostFinal':
      return t(`financing.fails.${condition.kind}`, { percent: condition.percent })
  }
}

interface WaysProps extends OnPage {
  readonly ways: ReturnType<typeof waysOn>
  readonly isBid?: boolean
}

function Ways({ ways, on, isBid = false, ...ofCar }: WaysProps) {
  const { t } = useTexts()
  const href = useHref(ofCar, on)
  return (
    <Row gap={3}>
      {ways.map(({ planId, entrance, count, final }) => (
        <LinkButton
          key={`${planId}-${entrance}-${count}-${final}`}
          size="small"
          to={href({ plan: planId, entrance, count, final })}
          {...marks({ live: PART })}
        >
          {t(isBid ? 'financing.neighbourBid' : 'financing.neighbour', { entrance, count })}
        </LinkButton>
      ))}
    </Row>
  )
}

/** No plan gives these terms: what the documents say then, and the nearest that some plans give (FS5). */
export function NothingFits({ car, chosen, on }: OnPage) {
  const { t } = useTexts()
  const all = [...chosen.offers, ...chosen.indexed]
  if (all.some(({ answer }) => answer !== null)) return null
  const hasTerm = all.some(({ plan }) => plan.counts.includes(chosen.wish.count))
  return (
    <InlineMessage
      tone="info"
      title={t(hasTerm || on === 'financing' ? 'financing.noResults' : 'financing.comparator.termUnavailable')}
      actions={<Ways car={car} chosen={chosen} on={on} ways={waysOn(all)} />}
    >
      {t('financing.fails.nearest')}
    </InlineMessage>
  )
}

/** Plans as they were while the service does not answer, with their moment and who can say more. */
export function AsOf({ asOf }: { readonly asOf: string | null }) {
  const { t, date } = useTexts()
  const { legal } = useSite()
  if (asOf === null) return null
  return (
    <InlineMessage tone="warn" title={t('financing.simulationsUnavailable', { phone: legal.phone })}>
      {t('financing.asOf', { moment: date(asOf, 'moment') })}
    </InlineMessage>
  )
}

/** Terms that were asked for and that the bank does not give, asks another month for, or cannot be asked about now (FS9); they stay. */
export function NotKept({ chosen, refusal }: Pick<OfCar, 'chosen'> & { readonly refusal: NotConfirmed | null }) {
  const { t } = useTexts()
  const { phone } = useSite().legal
  if (refusal === null) return null
  const title = refusal === 'instability' ? 'financing.notConfirmed.instability.title' : 'financing.notConfirmed'
  return (
    <InlineMessage tone="warn" title={t(title)}>
      {t(`financing.notConfirmed.${refusal}`, { count: chosen.wish.count, phone })}
    </InlineMessage>
  )
}
