import { COST_PARTS } from '@volante/domain/ownership-cost/ownership-cost'
import { CarPhoto } from '../../car-photo/CarPhoto.tsx'
import { MonthlyLine } from '../../car-price/MonthlyLine.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { CostMark, CostStack } from './CostStack.tsx'
import type { CostedCar, OwnershipCostPage } from './load-ownership-cost.ts'
import css from './ownership-cost.module.css'

/** The cars' costs as stacked bars of one scale and as an equal table. */
export function Costs({ page: { cars, years, kmAYear } }: { readonly page: OwnershipCostPage }) {
  const { t } = useTexts()
  const most = Math.max(...cars.map(({ cost }) => cost.totalCents))
  const parts = COST_PARTS.filter((part) =>
    cars.some(({ cost }) => cost.lines.some((line) => line.part === part && line.cents !== 0)),
  )
  return (
    <Stack as="section" gap={5} aria-labelledby="costs">
      <h2 id="costs">{t('ownershipCost.costs', { years, km: kmAYear })}</h2>
      <Row as="ul" role="list" gap={[2, 5]} className="small" aria-hidden="true">
        {parts.map((part) => (
          <li key={part}>
            <CostMark part={part}>{t(`ownershipCost.part.${part}`)}</CostMark>
          </li>
        ))}
      </Row>
      <Stack as="ul" role="list" gap={6}>
        {cars.map((car) => (
          <Bar key={car.code} car={car} most={most} />
        ))}
      </Stack>
      <CostTable cars={cars} parts={parts} />
      <p className="soft small">{t('ownershipCost.estimate')}</p>
    </Stack>
  )
}

function Bar({ car, most }: { readonly car: CostedCar; readonly most: number }) {
  const { t } = useTexts()
  const site = useSite()
  const { name, code, cost, monthly, hasPlan } = car
  return (
    <li className={css.car}>
      <CarPhoto car={car} sizes="240px" />
      <Stack gap={2}>
        <h3 className="text-22">
          <a href={pathTo(site, 'model', { model: car.slug })} className="plain">
            {name}
          </a>
        </h3>
        <Price amount={cost.monthlyCents} size="large" after={t('ownershipCost.aMonth')} />
        <CostStack cost={cost} most={most} />
        {monthly ? (
          <MonthlyLine monthly={monthly} href={pathTo(site, 'financing', null, { version: code })} car={name} />
        ) : null}
        {hasPlan ? <p className="soft small">{t('ownershipCost.plan')}</p> : null}
        {cost.isWhole ? null : <p className="small">{t('ownershipCost.notWhole')}</p>}
      </Stack>
    </li>
  )
}

interface CostTableProps {
  readonly cars: readonly CostedCar[]
  readonly parts: readonly (typeof COST_PARTS)[number][]
}

function CostTable({ cars, parts }: CostTableProps) {
  const { t } = useTexts()
  return (
    <Table caption={t('ownershipCost.table')} isCaptionHidden>
      <thead>
        <tr>
          <th scope="col">{t('ownershipCost.column.part')}</th>
          {cars.map(({ code, name }) => (
            <th key={code} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="tabular">
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t(`ownershipCost.part.${part}`)}</th>
            {cars.map(({ code, cost }) => {
              const cents = cost.lines.find((line) => line.part === part)?.cents ?? null
              return <td key={code}>{cents === null ? t('ownershipCost.unknown') : <Price amount={cents} />}</td>
            })}
          </tr>
        ))}
        <SumRow of="total" cars={cars} amount={({ cost }) => cost.totalCents} />
        <SumRow of="perKm" cars={cars} amount={({ cost }) => cost.perKmCents} />
        <SumRow of="worth" cars={cars} amount={({ cost }) => cost.worthCents} />
      </tbody>
    </Table>
  )
}

interface SumRowProps {
  readonly of: 'total' | 'perKm' | 'worth'
  readonly cars: readonly CostedCar[]
  readonly amount: (car: CostedCar) => number
}

function SumRow({ of, cars, amount }: SumRowProps) {
  const { t } = useTexts()
  return (
    <tr className="strong">
      <th scope="row">{t(`ownershipCost.row.${of}`)}</th>
      {cars.map((car) => (
        <td key={car.code}>
          <Price amount={amount(car)} />
        </td>
      ))}
    </tr>
  )
}
