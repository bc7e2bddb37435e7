import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { budgetsOf, type RangeFilter, valuesOf } from './range-filter.ts'
import type { RangeModel } from './range.ts'
import css from './RangeFilterForm.module.css'

export interface RangeFilterFormProps {
  readonly models: readonly RangeModel[]
  readonly filter: RangeFilter
  readonly count: number
  /** The page itself. */
  readonly action: string
  /** Id of what an answer replaces. */
  readonly part: string
  /** Words of a description, blank where none are asked; left out where it cannot be searched. */
  readonly words?: string
}

/** A plain form; each choice is answered in place, and the count announced. */
export function RangeFilterForm({ models, filter, count, action, part, words }: RangeFilterFormProps) {
  const { t, byKey, money } = useTexts()
  const { fuelLabels } = useSite()
  const { uses, bodies, fuels } = valuesOf(models)
  const isNarrowed = Object.values(filter).some((asked) => asked !== null) || Boolean(words)
  const given = filter.budget === null ? [] : [filter.budget]
  const budgets = [...new Set([...budgetsOf(models), ...given])].sort((a, b) => a - b)
  return (
    <form
      action={action}
      {...marks({ live: part })}
      autoComplete="off"
      className={css.form}
      aria-label={t('shop.filter.title')}
    >
      {words === undefined ? null : (
        <TextField
          id="words"
          name="q"
          type="search"
          label={t('shop.filter.words')}
          hint={t('shop.filter.wordsHint')}
          defaultValue={words}
          className={css.words}
        />
      )}
      <Select
        name="use"
        label={t('shop.filter.use')}
        placeholder={t('shop.filter.any')}
        defaultValue={filter.use ?? ''}
        options={uses.map((use) => ({ value: use, label: t(`shop.use.${use}`) }))}
      />
      <Select
        name="budget"
        label={t('shop.filter.budget')}
        placeholder={t('shop.filter.any')}
        defaultValue={filter.budget === null ? '' : String(filter.budget)}
        options={budgets.map((units) => ({
          value: String(units),
          label: t('shop.filter.upTo', { price: money(units * 100, true) }),
        }))}
      />
      <Select
        name="body"
        label={t('shop.filter.body')}
        placeholder={t('shop.filter.anyBody')}
        defaultValue={filter.body ?? ''}
        options={bodies.map((body) => ({ value: body, label: byKey(`shop.body.${body}`) }))}
      />
      <Select
        name="fuel"
        label={t('shop.filter.fuel')}
        placeholder={t('shop.filter.any')}
        defaultValue={filter.fuel ?? ''}
        options={fuels.map((fuel) => ({ value: fuel, label: fuelLabels[fuel] ?? fuel }))}
      />
      <p className={css.count}>
        <output aria-live="off" {...marks({ announce: true })}>
          {t('shop.range.count', { count })}
        </output>
        {isNarrowed ? (
          <a href={action} {...marks({ live: part })}>
            {t('shop.filter.clear')}
          </a>
        ) : null}
      </p>
      <noscript>
        <Button type="submit">{t('shop.filter.apply')}</Button>
      </noscript>
    </form>
  )
}
