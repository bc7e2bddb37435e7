import { Row } from '../../ui/layout/Stack.tsx'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from './accessories.module.css'
import { LIVE_PART } from './accessory-filter.ts'
import type { Accessories } from './load-accessories.ts'

/** A plain GET form; each choice is answered in place, and the count announced. */
export function AccessoryForm({ filter, versions, budgets, count }: Accessories) {
  const { t, money } = useTexts()
  const site = useSite()
  const countText = t('accessories.count', { count })
  const isNarrowed = filter.version !== null || filter.max !== null || filter.q !== null
  const shown = [...new Set([...budgets, ...(filter.max === null ? [] : [filter.max])])].sort((a, b) => a - b)
  const versionsFirst = versions.length > 0
  return (
    <form
      action={pathTo(site, 'accessories')}
      {...marks({ live: LIVE_PART })}
      autoComplete="off"
      role="search"
      aria-label={t('accessories.filter')}
      className={css.form}
    >
      {filter.model === null ? null : <input type="hidden" name="model" value={filter.model} />}
      <TextField
        name="q"
        type="search"
        label={t('accessories.search')}
        placeholder={t('accessories.searchHint')}
        defaultValue={filter.q ?? ''}
        maxLength={100}
        autoComplete="off"
      />
      {versionsFirst ? (
        <Select
          name="version"
          label={t('accessories.version')}
          options={versions}
          placeholder={t('accessories.anyVersion')}
          defaultValue={filter.version ?? ''}
        />
      ) : null}
      <Select
        name="max"
        label={t('accessories.value')}
        placeholder={t('accessories.anyValue')}
        defaultValue={filter.max ?? ''}
        options={shown.map((units) => ({
          value: String(units),
          label: t('accessories.upTo', { price: money(units * 100, true) }),
        }))}
      />
      <noscript>
        <Button type="submit">{t('accessories.apply')}</Button>
      </noscript>
      <Row as="p" gap={[0, 4]} className={`tabular ${css.count}`}>
        <output aria-live="off" {...marks({ announce: true })}>
          {countText}
        </output>
        {isNarrowed ? (
          <a
            href={pathTo(site, 'accessories', null, { model: filter.model })}
            {...marks({ live: LIVE_PART })}
            className="tap"
          >
            {t('accessories.clear')}
          </a>
        ) : null}
      </Row>
    </form>
  )
}
