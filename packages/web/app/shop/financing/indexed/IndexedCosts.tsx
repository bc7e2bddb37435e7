import type { IndexedPlan } from '@volante/contract/financing-indexed'
import type { IndexedQuote } from '@volante/domain/financing/indexed-plan'
import { useTexts } from '../../../texts/texts.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import { Fact } from '../Fact.tsx'
import css from '../financing.module.css'

interface OfQuote {
  readonly plan: IndexedPlan
  readonly quote: IndexedQuote
}

/** The first instalment, and what the last would be if the index rises as the scenarios assume. */
export function IndexedCosts({ plan, quote }: OfQuote) {
  const { t, number } = useTexts()
  const { count, firstCents, entranceCents, costRate, nominalRate, today } = quote
  const percent = (value: number) => `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const highest = quote.courses.at(-1)
  return (
    <>
      <p className={css.month}>
        <span className="soft">{t('financing.indexed.times', { count })}</span>{' '}
        <Price amount={firstCents} hasCents size="large" />
      </p>
      <dl className={css.facts}>
        {costRate === null || nominalRate === null ? null : (
          <>
            <Fact className={css.cft} title={t('financing.fact.cft')}>
              {percent(costRate)}
            </Fact>
            <Fact title={t('financing.fact.nominal')}>{percent(nominalRate)}</Fact>
          </>
        )}
        <IndexedFacts plan={plan} quote={quote} />
        <Fact title={t('financing.indexed.totalToday')}>
          <Price amount={today.totalCents + entranceCents} hasCents />
        </Fact>
        {highest && highest.rise > 0 ? (
          <Fact title={t('financing.indexed.lastAt', { rise: highest.rise })}>
            <Price amount={highest.lastCents} hasCents />
          </Fact>
        ) : null}
      </dl>
    </>
  )
}

/** What a plan takes for its work, which is never interest; of a loan its quota in units. */
export function IndexedFacts({ plan, quote }: OfQuote) {
  const { t, number } = useTexts()
  const percent = (basisPoints: number) => `${number(basisPoints / 100, { maximumFractionDigits: 2 })}%`
  const { unit, administrationBasisPoints: administration, reserveBasisPoints: reserve } = plan
  return (
    <>
      {unit ? (
        <Fact title={t('financing.indexed.units')}>
          {number(quote.firstCents / unit.valueCents, { maximumFractionDigits: 2 })} UVA
        </Fact>
      ) : null}
      {administration > 0 ? (
        <Fact
          title={t(
            plan.kind === 'CONSORTIUM' ? 'financing.indexed.administration' : 'financing.indexed.administrationOfQuota',
          )}
        >
          {percent(administration)}
        </Fact>
      ) : null}
      {reserve > 0 ? <Fact title={t('financing.indexed.reserve')}>{percent(reserve)}</Fact> : null}
      {quote.entranceCents > 0 ? (
        <Fact title={t('financing.fact.entrance')}>
          <Price amount={quote.entranceCents} hasCents />
        </Fact>
      ) : null}
      {quote.bidCents > 0 ? (
        <Fact title={t('financing.indexed.bid')}>
          <Price amount={quote.bidCents} hasCents />
        </Fact>
      ) : null}
    </>
  )
}
