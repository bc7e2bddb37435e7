import { FullPrice } from '../../car-price/FullPrice.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { MoneyField } from '../../ui/field/MoneyField.tsx'
import css from './financing.module.css'
import type { Budget, FittingCar } from './load-budget.ts'
import { PART } from './wish.ts'

/** Which cars a month's amount reaches: the best equipped first. */
export function Fits({ budget }: { readonly budget: Budget }) {
  const site = useSite()
  const { t } = useTexts()
  const { monthly, down, count, counts, isUnreadable, cars, nearest } = budget
  const errorOf = (isBad: boolean) => (isBad ? t('validation.amount.invalid') : undefined)
  return (
    <section aria-labelledby="fits-title" className={css.section}>
      <h2 id="fits-title">{t('financing.fits.title')}</h2>
      <form action={pathTo(site, 'financing')} {...marks({ live: PART })} autoComplete="off" className={css.terms}>
        <MoneyField
          id="fits-monthly"
          name="monthly"
          defaultValue={monthly}
          label={t('financing.target')}
          error={errorOf(isUnreadable.monthly)}
        />
        <MoneyField
          id="fits-down"
          name="down"
          defaultValue={down}
          label={t('financing.fits.down')}
          isOptional
          error={errorOf(isUnreadable.down)}
        />
        <Select
          name="count"
          label={t('financing.count')}
          defaultValue={String(count)}
          options={counts.map((one) => ({ value: String(one), label: t('financing.months', { count: one }) }))}
        />
        <Button type="submit">{t('financing.fits.show')}</Button>
      </form>
      {cars ? <p role="status">{t('financing.fits.count', { count: cars.length })}</p> : null}
      {cars?.length ? <Cars cars={cars} count={count} /> : null}
      {cars?.length === 0 && nearest ? (
        <>
          <p>{t('financing.fits.nearest')}</p>
          <Cars cars={[nearest]} count={count} />
        </>
      ) : null}
    </section>
  )
}

function Cars({ cars, count }: { readonly cars: readonly FittingCar[]; readonly count: number }) {
  const site = useSite()
  return (
    <ul role="list" className={css.cars}>
      {cars.map(({ code, name, facts, price, monthly, entrance }) => (
        <li key={code} className={css.car}>
          <span>
            <span className="display text-18">{name}</span>
            <span className="soft small"> {facts}</span>
          </span>
          <FullPrice price={price} />
          <MonthlyLine
            monthly={monthly}
            href={pathTo(site, 'financing', null, { version: code, entrance, count })}
            car={name}
          />
        </li>
      ))}
    </ul>
  )
}
