import { BORROWERS } from '@volante/domain/financing/iof'
import type { PercentRange } from '@volante/domain/financing/simulate'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from './financing.module.css'
import type { Chosen, Financing } from './load-financing.ts'
import { finalOf, PART } from './wish.ts'

export interface OfCar {
  readonly car: NonNullable<Financing['car']>
  readonly chosen: Chosen
}

/** The pages that show a car's plans; their addresses say the same. */
export type FinancingPage = 'financing' | 'financingCompare'

const addressed = ({ car, chosen: { planId, wish, state } }: OfCar) => ({
  version: car.code,
  price: car.askedPrice,
  plan: planId,
  entrance: wish.entrance,
  count: wish.count,
  final: wish.final,
  trade: wish.trade || null,
  award: wish.award,
  rise: wish.rise,
  who: wish.who === 'person' ? null : wish.who,
  state,
})

/** The address of the same car on other terms. */
export function useHref(ofCar: OfCar, on: FinancingPage = 'financing') {
  const site = useSite()
  const of = addressed(ofCar)
  const terms = ofCar.chosen.followed ? of : { ...of, award: null, rise: null }
  return (change: Readonly<Record<string, string | number | null | undefined>>) =>
    pathTo(site, on, null, { ...terms, ...change })
}

/** What a form must carry of the address beside its own fields. */
export function Kept({ names, ...ofCar }: OfCar & { readonly names: readonly string[] }) {
  const kept = Object.entries(addressed(ofCar)).filter(([name, value]) => names.includes(name) && value !== null)
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />)
}

/** Entrance, term and final instalment in whole percents (steps of 1, spec calls §9). */
export function Terms({ car, chosen, on = 'financing' }: OfCar & { readonly on?: FinancingPage }) {
  const site = useSite()
  const { t, money } = useTexts()
  const { plan, followed, wish } = chosen
  const plans = [...chosen.offers, ...chosen.indexed].map((offer) => offer.plan)
  const counts = [...new Set([wish.count, ...plans.flatMap((one) => one.counts)])].sort((a, b) => a - b)
  const limits = followed ? null : plan.final
  const final = limits && finalOf(limits, wish.final)
  const amountOf = (percent: number) => money(Math.round((wish.priceCents * percent) / 100), true)
  const isBid = followed !== null && followed.plan.kind !== 'UVA'
  return (
    <form
      action={pathTo(site, on)}
      {...marks({ live: PART, part: 'financing-terms' })}
      autoComplete="off"
      className={css.terms}
    >
      <Kept car={car} chosen={chosen} names={['version', 'price', 'plan', 'trade', 'state']} />
      <PercentField
        name="entrance"
        range={{ least: 0, most: 90 }}
        value={wish.entrance}
        label={t(isBid ? 'financing.indexed.bidField' : 'financing.entrance', { amount: amountOf(wish.entrance) })}
      />
      <Select
        name="count"
        label={t('financing.count')}
        defaultValue={String(wish.count)}
        options={counts.map((count) => ({ value: String(count), label: t('financing.months', { count }) }))}
      />
      {limits && final !== null ? (
        <PercentField
          name="final"
          range={limits}
          value={final}
          label={t('financing.final', { amount: amountOf(final) })}
        />
      ) : null}
      <Select
        name="who"
        label={t('financing.who')}
        defaultValue={wish.who}
        options={BORROWERS.filter((one) => site.country === 'BR' || one !== 'smallCompany').map((one) => ({
          value: one,
          label: t(`financing.who.${one}`),
        }))}
      />
      {followed ? <IndexedFields {...followed} wish={wish} /> : null}
      <noscript>
        <Button type="submit">{t('financing.show')}</Button>
      </noscript>
    </form>
  )
}

/** When the car would be awarded, and a rise of one's own to look at. */
function IndexedFields({ plan, wish }: NonNullable<Chosen['followed']> & Pick<Chosen, 'wish'>) {
  const { t } = useTexts()
  return (
    <>
      {plan.kind === 'UVA' ? null : (
        <TextField
          id="award"
          name="award"
          type="number"
          min={1}
          max={wish.count}
          step={1}
          defaultValue={wish.award}
          label={t('financing.indexed.award')}
          hint={t('financing.indexed.awardHint')}
        />
      )}
      <TextField
        id="rise"
        name="rise"
        type="number"
        min={0}
        max={300}
        step="any"
        defaultValue={wish.rise ?? ''}
        label={t(`financing.indexed.riseField.${plan.kind}`)}
        suffix="%"
        isOptional
      />
    </>
  )
}

interface PercentFieldProps {
  readonly name: string
  readonly label: string
  readonly range: Pick<PercentRange, 'least' | 'most'>
  readonly value: number
}

/** A field and its slider; without script the field alone. */
function PercentField({ name, label, range: { least, most }, value }: PercentFieldProps) {
  const shared = { min: least, max: most, defaultValue: value }
  return (
    <div className={css.percent}>
      <TextField {...shared} id={name} name={name} type="number" step="any" label={label} suffix="%" />
      <input {...shared} id={`${name}-slider`} type="range" step={1} aria-label={label} className={css.slider} />
    </div>
  )
}
