import type { ReactNode } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { type CompareRow, CompareTable } from '../../../ui/data/CompareTable.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import css from '../financing.module.css'
import { Law } from '../Law.tsx'
import { Refused } from '../Refused.tsx'
import { type OfCar, useHref } from '../Terms.tsx'
import type { IndexedOffer, LoanOffer } from '../wish.ts'

type Offer = LoanOffer | IndexedOffer

/** A table of plans, then the legal text of each. */
export function Compared(ofCar: OfCar) {
  const { t } = useTexts()
  const href = useHref(ofCar)
  const offers: readonly Offer[] = [...ofCar.chosen.offers, ...ofCar.chosen.indexed]
  const columns = offers.map(({ plan }) => ({
    id: plan.planId,
    head: (
      <span className={css.columnHead}>
        <a href={href({ plan: plan.planId })}>{plan.name}</a>
        <span className="soft small">{plan.lender}</span>
      </span>
    ),
  }))
  return (
    <section aria-labelledby="compared-title" className={css.section}>
      <h2 id="compared-title">{t('financing.plans')}</h2>
      <div className={css.compared}>
        <CompareTable caption={t('financing.compare.caption')} columns={columns} groups={useGroups(ofCar, offers)} />
      </div>
      <h2 className={css.further}>{t('financing.compare.law')}</h2>
      <dl className={css.words}>
        {offers.map(({ plan }) => (
          <div key={plan.planId}>
            <dt className="strong">{plan.name}</dt>
            <dd>
              <Law plan={plan} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useGroups(ofCar: OfCar, offers: readonly Offer[]) {
  const { t, number } = useTexts()
  const percent = (value: number | null) =>
    value === null ? null : `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const isArgentine = offers.some(({ plan }) => plan.country === 'AR')
  const row = (id: string, title: string, of: (numbers: Numbers) => ReactNode): CompareRow => ({
    id,
    title,
    isEqual: false,
    cells: offers.map((offer) => {
      const numbers = numbersOf(offer)
      return numbers && of(numbers)
    }),
  })
  const amount = (id: string, title: string, of: (numbers: Numbers) => number | null) =>
    row(id, title, (numbers) => {
      const cents = of(numbers)
      return cents === null ? null : <Price amount={cents} hasCents />
    })
  const month: CompareRow = {
    id: 'month',
    title: t('financing.compare.month'),
    isEqual: false,
    cells: offers.map((offer) => <Month key={offer.plan.planId} {...ofCar} offer={offer} />),
  }
  return [
    {
      id: 'paid',
      title: t('financing.compare.paid'),
      rows: [
        month,
        amount('entrance', t('financing.fact.entrance'), (one) => one.entrance),
        amount('final', t('financing.fact.final'), (one) => one.final),
        amount('forward', t('financing.fact.forward'), (one) => one.forward),
        amount('bid', t('financing.indexed.bid'), (one) => one.bid),
        amount('total', t('financing.compare.total'), (one) => one.total),
        amount('more', t('financing.compare.more'), (one) => one.total - ofCar.chosen.wish.priceCents),
      ].filter(({ cells }) => cells.some((cell) => cell !== null)),
    },
    {
      id: 'rates',
      title: t('financing.compare.rates'),
      rows: [
        row('cost', t(isArgentine ? 'financing.fact.cft' : 'financing.fact.cet'), ({ cost }) =>
          cost === null ? null : <span className={isArgentine ? css.cft : 'text-22 strong'}>{percent(cost)}</span>,
        ),
        row('rate', t(isArgentine ? 'financing.fact.nominal' : 'financing.fact.monthly'), ({ rate }) => percent(rate)),
        row('fee', t('financing.compare.fee'), ({ fee }) => percent(fee)),
      ].filter(({ cells }) => cells.some((cell) => cell !== null)),
    },
    {
      id: 'works',
      title: t('financing.compare.works'),
      rows: [
        {
          ...row('follows', t('financing.compare.follows'), () => null),
          cells: offers.map(({ plan }) => t(`financing.compare.follows.${kindOf(plan)}`)),
        },
        {
          ...row('car', t('financing.compare.car'), () => null),
          cells: offers.map(({ plan }) => t(`financing.compare.car.${kindOf(plan)}`)),
        },
      ],
    },
  ]
}

const kindOf = (plan: Offer['plan']) => ('kind' in plan ? plan.kind : 'LOAN')

interface Numbers {
  readonly entrance: number
  readonly final: number | null
  readonly forward: number | null
  readonly bid: number | null
  readonly total: number
  readonly cost: number | null
  readonly rate: number | null
  readonly fee: number | null
}

/** What a plan costs, as a table has it; at the prices of today where they follow an index; null where it does not give these terms. */
function numbersOf({ plan, answer }: Offer): Numbers | null {
  if (!answer) return null
  if ('today' in answer) {
    const { entranceCents, bidCents, today, costRate, nominalRate } = answer
    const fee = 'kind' in plan && plan.administrationBasisPoints > 0 ? plan.administrationBasisPoints / 100 : null
    return {
      entrance: entranceCents,
      final: null,
      forward: null,
      bid: bidCents > 0 ? bidCents : null,
      total: today.totalCents + entranceCents,
      cost: costRate,
      rate: nominalRate,
      fee,
    }
  }
  const { entranceCents, finalCents, forwardCents, totalCents, costRate, nominalRate, monthlyRate } = answer
  return {
    entrance: entranceCents,
    final: finalCents > 0 ? finalCents : null,
    forward: forwardCents,
    bid: null,
    total: totalCents,
    cost: costRate,
    rate: nominalRate ?? monthlyRate,
    fee: null,
  }
}

/** The month, or why there is none: the words of the documents in that column alone (CP7), and terms that the plan takes. */
function Month({ offer, ...ofCar }: OfCar & { readonly offer: Offer }) {
  const { t } = useTexts()
  const { answer, failed } = offer
  if (answer) {
    const isIndexed = 'today' in answer
    return (
      <span className={css.monthCell}>
        <span className="soft small">
          {t(isIndexed ? 'financing.indexed.times' : 'financing.times', { count: answer.count })}
        </span>
        <Price amount={isIndexed ? answer.firstCents : answer.instalmentCents} hasCents size="medium" />
        {'hasService' in offer.plan && offer.plan.hasService ? (
          <span className="soft small">{t('financing.toConfirm')}</span>
        ) : null}
      </span>
    )
  }
  const isOfTerm = failed.some(({ kind }) => kind === 'count')
  return (
    <div className={css.monthCell}>
      <p>{t(isOfTerm ? 'financing.comparator.termUnavailable' : 'financing.noResults')}</p>
      <Refused {...ofCar} offer={offer} on="financingCompare" />
    </div>
  )
}
