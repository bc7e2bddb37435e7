import type { ComparedDealer, price } from '@volante/contract/price'
import type { Answer } from '@volante/contract/kit'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Soft } from '../../work/Soft.tsx'
import css from './prices.module.css'
import { BANDS, bandOf } from './price-comparison.ts'

export type Compared = Answer<typeof price.calls.visualizer>
type Car = Compared['items'][number]

/** A row a version, a column a dealer: what each asks today and how far that is from the list price. */
export function ComparisonTable({ items, columns }: Pick<Compared, 'items' | 'columns'>) {
  const texts = useTexts()
  const { t } = texts
  return (
    <>
      <ul role="list" className={css.legend} aria-label={t('resources.working-prices.compare.legend')}>
        {BANDS.map((band) => (
          <li key={band} data-band={band}>
            {t(`resources.working-prices.compare.band.${band}`)}
          </li>
        ))}
      </ul>
      <Table caption={t('resources.working-prices.compare.title')} isCaptionHidden isDense className={css.table}>
        <thead>
          <tr className={css.places}>
            <th scope="col" rowSpan={2}>
              {t('resources.working-prices.compare.car')}
            </th>
            {placesOf(columns).map(({ key, span, regional, group }) => (
              <th key={key} scope="colgroup" colSpan={span}>
                {regional}
                <Soft as="div">{group}</Soft>
              </th>
            ))}
          </tr>
          <tr>
            {columns.map(({ code, name }) => (
              <th key={code} scope="col">
                <span className={css.dealer} title={name}>
                  {name}
                </span>
                <Soft as="div">{code}</Soft>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((car) => (
            <tr key={`${car.mvsCode} ${car.year}`}>
              <th scope="row">
                <span className={css.car}>
                  {car.versionName} {car.year}
                </span>
                <Soft as="div">
                  {car.listPrice === null
                    ? t('resources.working-prices.compare.noList')
                    : t('resources.working-prices.compare.list', { price: texts.money(car.listPrice) })}
                </Soft>
              </th>
              {columns.map(({ code }) => (
                <td key={code}>
                  <Asked texts={texts} car={car} code={code} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

/** One dealer's prices of a car: one for all colours, and those of colours with their own. */
function Asked({ texts, car, code }: { readonly texts: Texts; readonly car: Car; readonly code: string }) {
  const { t, money, number } = texts
  const prices = car.dealers.filter(({ dealerCode }) => dealerCode === code)
  if (prices.length === 0) return <Soft>–</Soft>
  return prices.map(({ id, price, listPrice, difference, colorCode }) => (
    <div key={id} className={css.price} data-band={bandOf(price, listPrice)}>
      <Link to={`/desk/working-prices/${id}`}>{money(price)}</Link>
      {colorCode && <> {t('resources.working-prices.compare.color', { code: colorCode })}</>}
      {difference !== null && listPrice && (
        <div>
          {number(difference / listPrice, { style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' })}
          {difference !== 0 && ` (${money(difference)})`}
        </div>
      )}
    </div>
  ))
}

/** Columns that stand together: those of one group in one regional. */
function placesOf(columns: readonly ComparedDealer[]) {
  const keyOf = ({ regional, group }: ComparedDealer) => `${regional?.id ?? ''} ${group.id}`
  return [...Map.groupBy(columns, keyOf)].map(([key, dealers]) => ({
    key,
    span: dealers.length,
    regional: dealers[0]?.regional?.name ?? '–',
    group: dealers[0]?.group.name ?? '',
  }))
}
