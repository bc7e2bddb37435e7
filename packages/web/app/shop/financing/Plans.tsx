import type { Simulation } from '@volante/domain/financing/simulate'
import type { ReactNode } from 'react'
import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import { Fact } from './Fact.tsx'
import css from './financing.module.css'
import { IndexedCosts } from './indexed/IndexedCosts.tsx'
import { NothingFits, Refused } from './Refused.tsx'
import { type OfCar, useHref } from './Terms.tsx'
import { type IndexedOffer, type LoanOffer, PART } from './wish.ts'

/** Every plan of the car on the same entrance and term, with its cost; one that does not take them says which it takes. */
export function Plans(props: OfCar) {
  const { t } = useTexts()
  const { offers, indexed } = props.chosen
  const compare = useHref(props, 'financingCompare')
  return (
    <section aria-labelledby="plans-title" className={css.section}>
      <h2 id="plans-title">{t('financing.plans')}</h2>
      <NothingFits {...props} on="financing" />
      <List>
        {offers.map((offer) => (
          <Plan key={offer.plan.planId} {...props} offer={offer}>
            {offer.answer ? <Costs answer={offer.answer} plan={offer.plan} /> : null}
          </Plan>
        ))}
      </List>
      {indexed.length > 0 ? (
        <>
          <h2 className={css.further}>{t('financing.indexed.title')}</h2>
          <p className="soft">{t('financing.indexed.estimate')}</p>
          <List isAlone={indexed.length === 1}>
            {indexed.map((offer) => (
              <Plan key={offer.plan.planId} {...props} offer={offer}>
                {offer.answer ? <IndexedCosts plan={offer.plan} quote={offer.answer} /> : null}
              </Plan>
            ))}
          </List>
        </>
      ) : null}
      <p>
        <a href={compare({})}>{t('financing.compare.link')}</a>
      </p>
    </section>
  )
}

const List = ({ children, isAlone = false }: { readonly children: ReactNode; readonly isAlone?: boolean }) => (
  <Columns as="ul" role="list" least={isAlone ? '20rem' : '17rem'} gap={5} isFilled={!isAlone}>
    {children}
  </Columns>
)

interface PlanProps extends OfCar {
  readonly offer: LoanOffer | IndexedOffer
  /** What it costs. */
  readonly children: ReactNode
}

function Plan({ offer, children, ...ofCar }: PlanProps) {
  const { t } = useTexts()
  const href = useHref(ofCar)
  const { plan, answer } = offer
  const isChosen = plan.planId === ofCar.chosen.planId
  return (
    <li className={css.plan} data-chosen={isChosen || undefined}>
      <h3 className="text-22">{plan.name}</h3>
      <p className="soft small">{plan.lender}</p>
      {answer ? children : <Refused {...ofCar} offer={offer} on="financing" />}
      {isChosen ? (
        <p className="soft strong">{t('financing.chosen')}</p>
      ) : (
        <LinkButton
          to={href({
            plan: plan.planId,
            award: null,
            rise: null,
            // One that does not take these terms is opened on its own.
            ...(answer ? {} : { entrance: null, count: null }),
          })}
          {...marks({ live: PART })}
        >
          {t('financing.see')} <span className="unseen">{plan.name}</span>
        </LinkButton>
      )}
    </li>
  )
}

/** A month, and right beneath it what all of it costs (FS2). */
function Costs({ answer, plan }: { readonly answer: Simulation; readonly plan: LoanOffer['plan'] }) {
  const { t, number } = useTexts()
  const percent = (value: number) => `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const {
    count,
    instalmentCents,
    entranceCents,
    finalCents,
    forwardCents,
    priceCents,
    costRate,
    nominalRate,
    monthlyRate,
    totalCents,
  } = answer
  const { hasService, subsidyBasisPoints } = plan
  const isArgentine = nominalRate !== null
  const money = (cents: number) => <Price amount={cents} hasCents />
  return (
    <>
      <p className={css.month}>
        <span className="soft">{t('financing.times', { count })}</span>{' '}
        <Price amount={instalmentCents} hasCents size="large" />
      </p>
      <dl className={css.facts}>
        {costRate === null ? null : (
          <Fact
            className={isArgentine ? css.cft : 'text-22 strong'}
            title={t(isArgentine ? 'financing.fact.cft' : 'financing.fact.cet')}
          >
            {percent(costRate)}
          </Fact>
        )}
        <Fact title={t(isArgentine ? 'financing.fact.nominal' : 'financing.fact.monthly')}>
          {percent(nominalRate ?? monthlyRate)}
        </Fact>
        <Fact title={t('financing.fact.total')}>{money(totalCents)}</Fact>
        <Fact title={t('financing.fact.entrance')}>{money(entranceCents)}</Fact>
        {finalCents > 0 ? <Fact title={t('financing.fact.final')}>{money(finalCents)}</Fact> : null}
        {forwardCents === null ? null : <Fact title={t('financing.fact.forward')}>{money(forwardCents)}</Fact>}
      </dl>
      {subsidyBasisPoints > 0 ? (
        <p className="soft small">
          {t('financing.subsidy')} <Price amount={Math.round((priceCents * subsidyBasisPoints) / 10_000)} />
        </p>
      ) : null}
      {hasService ? <p className="soft small">{t('financing.toConfirm')}</p> : null}
    </>
  )
}
