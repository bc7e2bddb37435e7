import { marks } from '../../enhance/marks.ts'
import { Search } from '../../ui/action/rare-icons.ts'
import { useSite } from '../../shell/root-data.ts'
import { basePath, pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ComboBox } from '../../ui/field/ComboBox.tsx'
import { type Choice, Select } from '../../ui/field/Select.tsx'
import type { DealerQuery } from '../../places/dealer-query.ts'
import { Stack } from '../../ui/layout/Stack.tsx'
import css from './dealers.module.css'
import { LocateButton } from './LocateButton.tsx'

interface DealerSearchFormProps {
  readonly query: DealerQuery
  readonly states: readonly Choice[]
}

/** A plain GET form, answered in place; with script cities are suggested while typing and the device may say where it is. */
export function DealerSearchForm({ query, states }: DealerSearchFormProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Stack gap={2} align="start">
      <form
        action={pathTo(site, 'dealers')}
        role="search"
        aria-label={t('dealers.search')}
        className={css.form}
        autoComplete="off"
        {...marks({ live: 'dealers' })}
      >
        <ComboBox
          id="dealer-query"
          name="q"
          label={t('dealers.query')}
          from={`${basePath(site)}/dealers/places`}
          defaultValue={query.text}
        />
        <Select
          name="state"
          label={t('dealers.state')}
          options={states}
          placeholder={t('dealers.anyState')}
          defaultValue={query.state ?? ''}
        />
        <Button type="submit" variant="primary" icon={Search} whilePending={t('dealers.finding')}>
          {t('dealers.find')}
        </Button>
      </form>
      <LocateButton />
    </Stack>
  )
}
