import type { Suggestion } from '@volante/contract/maintenance'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Kept } from './Kept.tsx'
import { type Found, type Maintenance, PART } from './load-maintenance.ts'
import css from './maintenance.module.css'

/** What the coming five years cost, as a picture and as a table; the kilometres a year are the reader's to change. */
export function FiveYears(props: Maintenance & { readonly found: Found }) {
  const site = useSite()
  const { t } = useTexts()
  const { advice } = props.found
  return (
    <Stack as="section" gap={5} aria-labelledby="years-title">
      <h2 id="years-title">{t('maintenance.years')}</h2>
      <form action={pathTo(site, 'maintenance')} {...marks({ live: PART })} autoComplete="off" className={css.choice}>
        <Kept of={props} but={['rate']} />
        <TextField
          id="rate"
          name="rate"
          inputMode="numeric"
          defaultValue={props.answers.rate ?? Math.round((advice.kmAYear.low + advice.kmAYear.high) / 2)}
          label={t('maintenance.rate')}
          suffix="km"
        />
        <Button type="submit">{t('maintenance.show')}</Button>
      </form>
      <div className={css.how}>
        <Bars years={advice.fiveYears} />
        <YearTable years={advice.fiveYears} total={advice.fiveYearsPrice} />
      </div>
      <p className="soft small">{t('maintenance.note')}</p>
    </Stack>
  )
}

type Years = Suggestion['fiveYears']
const HEIGHT = 100

function Bars({ years }: { readonly years: Years }) {
  const { t, money } = useTexts()
  const most = Math.max(...years.map(({ price }) => price), 1)
  const label = years.map(({ year, price }) => t('maintenance.yearCost', { year, price: money(price) })).join('; ')
  return (
    <svg
      viewBox={`0 0 ${years.length * 10} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={css.chart}
    >
      {years.map(({ year, price }) => {
        const height = (price / most) * HEIGHT
        return <rect key={year} x={(year - 1) * 10 + 1} y={HEIGHT - height} width={8} height={height} />
      })}
    </svg>
  )
}

function YearTable({ years, total }: { readonly years: Years; readonly total: number }) {
  const { t } = useTexts()
  return (
    <Table caption={t('maintenance.byYear')} isCaptionHidden isDense>
      <thead>
        <tr>
          <th scope="col">{t('maintenance.year')}</th>
          <th scope="col">{t('maintenance.done.what')}</th>
          <th scope="col" data-align="end">
            {t('maintenance.price')}
          </th>
        </tr>
      </thead>
      <tbody>
        {years.map(({ year, price, revisions, oilChanges }) => (
          <tr key={year}>
            <th scope="row">{year}</th>
            <td>
              {t('maintenance.inYear', { count: revisions.length, revisions: revisions.join(', '), oil: oilChanges })}
            </td>
            <td data-align="end">
              <Price amount={price} hasCents />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row" colSpan={2}>
            {t('maintenance.sum')}
          </th>
          <td data-align="end">
            <strong>
              <Price amount={total} hasCents />
            </strong>
          </td>
        </tr>
      </tbody>
    </Table>
  )
}
