import { USES } from '@volante/domain/maintenance/schedule'
import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { Columns, Stack } from '../../ui/layout/Stack.tsx'
import { CarGrid } from '../range/CarGrid.tsx'
import { Kept } from './Kept.tsx'
import { type Maintenance, PART } from './load-maintenance.ts'
import css from './maintenance.module.css'

/** Which car, how far it went, since when, and how it is used. Another car begins anew. */
export function Questions(loaded: Maintenance) {
  const site = useSite()
  const { t } = useTexts()
  const { choices, car, answers, range } = loaded
  const form = { action: pathTo(site, 'maintenance'), ...marks({ live: PART }), autoComplete: 'off' }
  const show = (
    <noscript>
      <Button type="submit">{t('maintenance.show')}</Button>
    </noscript>
  )
  return (
    <Stack gap={5}>
      <form {...form} className={css.choice}>
        <Select
          name="car"
          label={t('maintenance.car')}
          placeholder={t('maintenance.choose')}
          defaultValue={car}
          options={choices}
        />
        {show}
      </form>
      {range.length > 0 ? (
        <CarGrid cars={range} hrefOf={({ version }) => pathTo(site, 'maintenance', null, { car: version })} />
      ) : null}
      {car === '' ? null : (
        <form {...form}>
          <Kept of={loaded} but={['km', 'last', 'use']} />
          <Columns least="15rem" gap={[4, 5]}>
            <TextField
              id="km"
              name="km"
              inputMode="numeric"
              defaultValue={answers.typed}
              label={t('maintenance.km')}
              suffix="km"
              error={answers.isWrongKm ? t('validation.mileage') : undefined}
            />
            <TextField
              id="last"
              name="last"
              type="date"
              max={answers.today}
              defaultValue={answers.last}
              label={t('maintenance.last')}
              isOptional
              error={answers.isWrongDay ? t('maintenance.dateInvalid') : undefined}
            />
            <Select
              name="use"
              label={t('maintenance.use')}
              hint={t('maintenance.useHint')}
              defaultValue={answers.use}
              options={USES.map((value) => ({ value, label: t(`maintenance.use.${value}`) }))}
            />
          </Columns>
          {show}
        </form>
      )}
    </Stack>
  )
}
