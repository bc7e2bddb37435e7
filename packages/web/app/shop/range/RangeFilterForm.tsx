import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { LiveRegion } from '../../ui/LiveRegion.tsx'
import { Select } from '../../ui/Select.tsx'
import { budgetsOf, type RangeFilter, valuesOf } from './range-filter.ts'
import type { RangeModel } from './range.ts'
import css from './RangeFilterForm.module.css'

export interface RangeFilterFormProps {
  readonly models: readonly RangeModel[]
  readonly filter: RangeFilter
  readonly count: number
  /** Where the form leads without script. */
  readonly action: string
  readonly isTouched: boolean
  readonly onChange: (filter: RangeFilter) => void
}

/** Works as a plain form; with script each choice repaints at once and the count is said. */
export function RangeFilterForm({ models, filter, count, action, isTouched, onChange }: RangeFilterFormProps) {
  const { t, byKey, money } = useTexts()
  const { fuelLabels } = useSite()
  const { bodies, fuels } = valuesOf(models)
  const isNarrowed = filter.budget !== null || filter.body !== null || filter.fuel !== null
  const said = t('shop.range.count', { count })
  const given = filter.budget === null ? [] : [filter.budget]
  const budgets = [...new Set([...budgetsOf(models), ...given])].sort((a, b) => a - b)
  return (
    <form action={action} className={css.form} aria-label={t('shop.filter.title')}>
      <Select
        name="budget"
        label={t('shop.filter.budget')}
        placeholder={t('shop.filter.any')}
        value={filter.budget === null ? '' : String(filter.budget)}
        onChange={(event) => onChange({ ...filter, budget: Number(event.currentTarget.value) || null })}
        options={budgets.map((units) => ({
          value: String(units),
          label: t('shop.filter.upTo', { price: money(units * 100, true) }),
        }))}
      />
      <Select
        name="body"
        label={t('shop.filter.body')}
        placeholder={t('shop.filter.anyBody')}
        value={filter.body ?? ''}
        onChange={(event) => onChange({ ...filter, body: event.currentTarget.value || null })}
        options={bodies.map((body) => ({ value: body, label: byKey(`shop.body.${body}`) }))}
      />
      <Select
        name="fuel"
        label={t('shop.filter.fuel')}
        placeholder={t('shop.filter.any')}
        value={filter.fuel ?? ''}
        onChange={(event) => onChange({ ...filter, fuel: event.currentTarget.value || null })}
        options={fuels.map((fuel) => ({ value: fuel, label: fuelLabels[fuel] ?? fuel }))}
      />
      <p className={css.count}>
        <output aria-live="off">{said}</output>
        {isNarrowed ? (
          <a
            href={action}
            onClick={(event) => {
              event.preventDefault()
              onChange({ budget: null, body: null, fuel: null })
            }}
          >
            {t('shop.filter.clear')}
          </a>
        ) : null}
      </p>
      <noscript>
        <Button type="submit">{t('shop.filter.apply')}</Button>
      </noscript>
      <LiveRegion>{isTouched ? said : ''}</LiveRegion>
    </form>
  )
}
