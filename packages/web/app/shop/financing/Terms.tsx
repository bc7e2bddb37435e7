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
import { PART } from './wish.ts'

export interface OfCar {
  readonly car: NonNullable<Financing['car']>
  readonly chosen: Chosen
}

/** The address of the same car on other terms. */
export function useHref({ car, chosen: { plan, wish } }: OfCar) {
  const site = useSite()
  return (change: Readonly<Record<string, string | number | null | undefined>>) =>
    pathTo(site, 'financing', null, {
      version: car.code,
      price: car.askedPrice,
      plan: plan.planId,
      entrance: wish.entrance,
      count: wish.count,
      final: wish.final,
      ...change,
    })
}

/** What a form must carry of the address beside its own fields. */
export function Kept({ car, names, chosen: { plan, wish } }: OfCar & { readonly names: readonly string[] }) {
  const all = { version: car.code, price: car.askedPrice, plan: plan.planId, ...wish }
  const kept = Object.entries(all).filter(([name, value]) => names.includes(name) && value !== null)
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={String(value)} />)
}

/** Entrance, term and final instalment in whole percents (steps of 1, spec calls §9). */
export function Terms({ car, chosen }: OfCar) {
  const site = useSite()
  const { t, money } = useTexts()
  const { plan, wish } = chosen
  const counts = [...new Set(chosen.offers.flatMap((offer) => offer.plan.counts))].sort((a, b) => a - b)
  const final = plan.final && Math.min(Math.max(wish.final ?? plan.final.standard, plan.final.least), plan.final.most)
  const amountOf = (percent: number) => money(Math.round((wish.priceCents * percent) / 100), true)
  return (
    <form
      action={pathTo(site, 'financing')}
      {...marks({ live: PART, part: 'financing-terms' })}
      autoComplete="off"
      className={css.terms}
    >
      <Kept car={car} chosen={chosen} names={['version', 'price', 'plan']} />
      <PercentField
        name="entrance"
        range={{ least: 0, most: 90 }}
        value={wish.entrance}
        label={t('financing.entrance', { amount: amountOf(wish.entrance) })}
      />
      <Select
        name="count"
        label={t('financing.count')}
        defaultValue={String(wish.count)}
        options={counts.map((count) => ({ value: String(count), label: t('financing.months', { count }) }))}
      />
      {plan.final && final !== null ? (
        <PercentField
          name="final"
          range={plan.final}
          value={final}
          label={t('financing.final', { amount: amountOf(final) })}
        />
      ) : null}
      <noscript>
        <Button type="submit">{t('financing.show')}</Button>
      </noscript>
    </form>
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
