import { CarPhoto } from '../../../car-photo/CarPhoto.tsx'
import { marks } from '../../../enhance/marks.ts'
import { useSite } from '../../../shell/root-data.ts'
import { pathTo } from '../../../shell/slugs.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { Select } from '../../../ui/field/Select.tsx'
import type { Measured, Versus } from './load-versus.ts'
import { Part } from '../Part.tsx'
import css from './Compared.module.css'

const PART = 'versus'

const ROWS = ['length', 'width', 'height', 'luggage', 'payload', 'seats', 'clearance'] as const
type Row = (typeof ROWS)[number]

const figureOf = (car: Measured, row: Row): number | null =>
  row === 'length' || row === 'width' || row === 'height' ? car[row] : car.best[row]

const UNITS: Readonly<Record<Row, string>> = {
  length: 'mm',
  width: 'mm',
  height: 'mm',
  luggage: 'l',
  payload: 'kg',
  seats: '',
  clearance: 'mm',
}

/** Beside the car that one drives today: both in one scale, and what grows or shrinks. */
export function Compared({
  slug,
  versus: { choices, own, other },
}: {
  readonly slug: string
  readonly versus: Versus
}) {
  const site = useSite()
  const { t } = useTexts()
  const chosen = choices.find(({ label }) => label === other?.name)?.value ?? ''
  return (
    <Part id={PART} of="versus" title={t('shop.versus.title')}>
      <form action={pathTo(site, 'model', { model: slug })} className={css.form} {...marks({ live: PART })}>
        <Select
          label={t('shop.versus.yours')}
          name="with"
          defaultValue={chosen}
          options={[{ value: '', label: t('shop.versus.choose') }, ...choices]}
        />
        <noscript>
          <Button type="submit">{t('shop.versus.compare')}</Button>
        </noscript>
      </form>
      {other ? <Pair own={own} other={other} /> : null}
    </Part>
  )
}

function Pair({ own, other }: { readonly own: Measured; readonly other: Measured }) {
  const { t, number } = useTexts()
  const longest = Math.max(own.length, other.length)
  const rows = ROWS.flatMap((row) => {
    const [a, b] = [figureOf(other, row), figureOf(own, row)]
    return a === null || b === null ? [] : [{ row, a, b }]
  })
  const withUnit = (value: number, row: Row) => (UNITS[row] ? `${number(value)}\u00a0${UNITS[row]}` : number(value))
  return (
    <>
      <div className={css.cars} aria-hidden="true">
        {[other, own].map((car) => (
          <CarPhoto key={car.name} car={car} view="side" sizes="560px" fullWidthAt={longest} />
        ))}
      </div>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{t('shop.model.sheet')}</span>
            </th>
            <th scope="col">{other.name}</th>
            <th scope="col">{own.name}</th>
            <th scope="col">{t('shop.versus.difference')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, a, b }) => (
            <tr key={row}>
              <th scope="row">{t(`shop.versus.${row}`)}</th>
              <td>{withUnit(a, row)}</td>
              <td>{withUnit(b, row)}</td>
              <td>{a === b ? '=' : `${b > a ? '+' : '−'}\u00a0${withUnit(Math.abs(b - a), row)}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
