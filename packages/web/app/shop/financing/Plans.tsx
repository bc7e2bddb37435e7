import { isRefusal, type Simulation } from '@volante/domain/financing/simulate'
import { marks } from '../../enhance/marks.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Columns, Row } from '../../ui/layout/Stack.tsx'
import css from './financing.module.css'
import type { Chosen } from './load-financing.ts'
import { type OfCar, useHref } from './Terms.tsx'
import { PART } from './wish.ts'

/** Every plan of the car on the same entrance and term, with its cost; one that does not take them says which it takes. */
export function Plans(props: OfCar) {
  const { t } = useTexts()
  return (
    <section aria-labelledby="plans-title" className={css.section}>
      <h2 id="plans-title">{t('financing.plans')}</h2>
      <Columns as="ul" role="list" least="17rem" gap={5} isFilled className={css.plans}>
        {props.chosen.offers.map((offer) => (
          <li key={offer.plan.planId} className={css.plan} data-chosen={offer.plan === props.chosen.plan || undefined}>
            <Plan {...props} offer={offer} />
          </li>
        ))}
      </Columns>
    </section>
  )
}

function Plan({ offer: { plan, answer, neighbours }, ...ofCar }: OfCar & { readonly offer: Chosen['offers'][number] }) {
  const { t } = useTexts()
  const href = useHref(ofCar)
  const { wish } = ofCar.chosen
  const isChosen = plan.planId === ofCar.chosen.plan.planId
  return (
    <>
      <h3 className="text-22">{plan.name}</h3>
      <p className="soft small">{plan.lender}</p>
      {isRefusal(answer) ? (
        <>
          <p className={css.refused}>
            {plan.counts.includes(wish.count)
              ? t('financing.takesEntrance', { least: plan.entrance.least, most: plan.entrance.most })
              : t('financing.takesCounts', { counts: plan.counts.join(', ') })}
          </p>
          <Row gap={3}>
            {neighbours.map((one) => (
              <LinkButton
                key={`${one.entrance}-${one.count}`}
                size="small"
                to={href({ plan: plan.planId, entrance: one.entrance, count: one.count })}
                {...marks({ live: PART })}
              >
                {t('financing.neighbour', { entrance: one.entrance ?? 0, count: one.count ?? 0 })}
              </LinkButton>
            ))}
          </Row>
        </>
      ) : (
        <>
          <Costs answer={answer} />
          {isChosen ? (
            <p className={css.isChosen}>{t('financing.chosen')}</p>
          ) : (
            <LinkButton to={href({ plan: plan.planId })} {...marks({ live: PART })}>
              {t('financing.see')} <span className="unseen">{plan.name}</span>
            </LinkButton>
          )}
        </>
      )}
    </>
  )
}

function Costs({ answer }: { readonly answer: Simulation }) {
  const { t, number } = useTexts()
  const percent = (value: number) => `${number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`
  const { count, instalmentCents, entranceCents, finalCents, costRate, nominalRate, monthlyRate, totalCents } = answer
  const isArgentine = nominalRate !== null
  return (
    <>
      <p className={css.month}>
        <span className="soft">{t('financing.times', { count })}</span>{' '}
        <Price amount={instalmentCents} hasCents size="large" />
      </p>
      <dl className={css.facts}>
        <div>
          <dt>{t('financing.fact.entrance')}</dt>
          <dd>
            <Price amount={entranceCents} hasCents />
          </dd>
        </div>
        {finalCents > 0 ? (
          <div>
            <dt>{t('financing.fact.final')}</dt>
            <dd>
              <Price amount={finalCents} hasCents />
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t(isArgentine ? 'financing.fact.nominal' : 'financing.fact.monthly')}</dt>
          <dd>{percent(nominalRate ?? monthlyRate)}</dd>
        </div>
        {costRate === null ? null : (
          <div className={css.cost}>
            <dt>{t(isArgentine ? 'financing.fact.cft' : 'financing.fact.cet')}</dt>
            <dd>{percent(costRate)}</dd>
          </div>
        )}
        <div>
          <dt>{t('financing.fact.total')}</dt>
          <dd>
            <Price amount={totalCents} hasCents />
          </dd>
        </div>
      </dl>
    </>
  )
}
