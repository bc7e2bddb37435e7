import { marks } from '../../enhance/marks.ts'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { SegmentedChoice } from '../../ui/choice/SegmentedChoice.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { fieldOf, isPrice, MOST_CARS, PAID, PART, typedFigure, YEARS } from './cost-query.ts'
import { Table } from '../../ui/data/Table.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Columns } from '../../ui/layout/Stack.tsx'
import type { OwnershipCostPage } from './load-ownership-cost.ts'
import css from './ownership-cost.module.css'

/** Cars, use and assumptions as one form of the address. */
export function UseForm({ page }: { readonly page: OwnershipCostPage }) {
  const { t } = useTexts()
  const site = useSite()
  const { cars, choices, states, years, kmAYear, state, homePercent, paid } = page
  return (
    <form
      action={pathTo(site, 'ownershipCost')}
      {...marks({ live: PART, distinct: true })}
      autoComplete="off"
      className={css.form}
    >
      <Columns least="15rem" gap={[4, 5]} align="end" isFilled>
        {Array.from({ length: MOST_CARS }, (_, at) => (
          <Select
            key={at}
            id={`car-${at}`}
            name="v"
            label={t('ownershipCost.car', { nth: at + 1 })}
            placeholder={t('ownershipCost.noCar')}
            defaultValue={cars[at]?.code ?? ''}
            options={choices}
          />
        ))}
      </Columns>
      <Columns least="15rem" gap={[4, 5]} align="end" isFilled>
        <TextField
          name="km"
          label={t('ownershipCost.km')}
          defaultValue={String(kmAYear)}
          suffix="km"
          inputMode="numeric"
        />
        <Select name="state" label={t('ownershipCost.state')} defaultValue={state ?? ''} options={states} />
        {cars.some(({ isElectric }) => isElectric) ? (
          <TextField
            name="home"
            label={t('ownershipCost.home')}
            defaultValue={String(homePercent)}
            suffix="%"
            inputMode="numeric"
          />
        ) : null}
      </Columns>
      <Columns least="15rem" gap={[4, 5]} align="end" isFilled>
        <SegmentedChoice
          name="years"
          legend={t('ownershipCost.years')}
          defaultValue={String(years)}
          options={YEARS.map((one) => ({ value: String(one), label: t('ownershipCost.yearCount', { count: one }) }))}
        />
        <SegmentedChoice
          name="paid"
          legend={t('ownershipCost.paid')}
          defaultValue={paid}
          options={PAID.map((one) => ({ value: one, label: t(`ownershipCost.paid.${one}`) }))}
        />
      </Columns>
      <Assumed page={page} />
      <noscript>
        <Button type="submit">{t('ownershipCost.show')}</Button>
      </noscript>
    </form>
  )
}

/** Every figure that counts, open to change, with who says so and since when. */
function Assumed({ page: { used } }: { readonly page: OwnershipCostPage }) {
  const { t, date, byKey, has } = useTexts()
  const aboutOf = (about: string) =>
    about === '*'
      ? t('ownershipCost.about.any')
      : has(`ownershipCost.about.${about}`)
        ? byKey(`ownershipCost.about.${about}`)
        : about
  return (
    <Disclosure
      title={t('ownershipCost.assumed', { count: used.length })}
      isOpen={used.some(({ isChanged }) => isChanged)}
    >
      <Table caption={t('ownershipCost.assumedTable')} isCaptionHidden isDense>
        <thead>
          <tr>
            <th scope="col">{t('ownershipCost.column.what')}</th>
            <th scope="col">{t('ownershipCost.column.figure')}</th>
            <th scope="col">{t('ownershipCost.column.source')}</th>
          </tr>
        </thead>
        <tbody>
          {used.map((one) => {
            const what = t(`ownershipCost.kind.${one.kind}`, { about: aboutOf(one.about) })
            return (
              <tr key={fieldOf(one)}>
                <th scope="row">{what}</th>
                <td>
                  <TextField
                    id={fieldOf(one)}
                    name={fieldOf(one)}
                    label={<span className="unseen">{what}</span>}
                    defaultValue={typedFigure(one)}
                    suffix={
                      isPrice(one)
                        ? t(
                            `ownershipCost.unit.${one.kind === 'revision' ? 'each' : one.kind === 'fuelPrice' ? 'litre' : 'kwh'}`,
                          )
                        : '%'
                    }
                    inputMode="decimal"
                  />
                </td>
                <td>
                  {one.isChanged
                    ? t('ownershipCost.yours')
                    : t('ownershipCost.source', { source: one.source, day: date(`${one.since}T12:00:00Z`) })}
                </td>
              </tr>
            )
          })}
        </tbody>
      </Table>
    </Disclosure>
  )
}
