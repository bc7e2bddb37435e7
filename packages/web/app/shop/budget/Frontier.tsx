import type { BudgetWish } from '@volante/domain/budget/budget-wish'
import type { FrontierPoint } from '@volante/domain/budget/frontier'
import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { Table } from '../../ui/data/Table.tsx'
import { Disclosure } from '../../ui/layout/Disclosure.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { queryOfWish } from './budget-address.ts'
import css from './budget.module.css'

interface FrontierProps {
  readonly points: readonly FrontierPoint[]
  /** What a month may cost, in cents; null where nothing was said. */
  readonly target: number | null
  readonly wish: BudgetWish
}

/** To which amounts on the axis are rounded, in cents. */
const STEP = 10_00

/** The least month for each amount of equipment, drawn as steps and as an equal table. */
export function Frontier({ points, target, wish }: FrontierProps) {
  const { t, money, number } = useTexts()
  const site = useSite()
  const last = points.at(-1)
  const [first] = points
  if (!first || !last || points.length < 2) return null
  const reached = points.findLast(({ monthlyCents }) => target !== null && monthlyCents <= target) ?? null
  const span = last.monthlyCents - first.monthlyCents
  const low = Math.min(first.monthlyCents - span * 0.06, target ?? Number.POSITIVE_INFINITY)
  const high = Math.max(last.monthlyCents + span * 0.06, target ?? 0)
  const x = (cents: number) => ((cents - low) / (high - low)) * 100
  const y = (count: number) => 100 - (count / (last.count + 1)) * 100
  const line = points.map(({ monthlyCents, count }, at) =>
    at === 0 ? `M${x(monthlyCents)} ${y(count)}` : `H${x(monthlyCents)}V${y(count)}`,
  )
  return (
    <Stack as="section" gap={4} aria-labelledby="frontier">
      <h2 id="frontier">{t('budget.frontier')}</h2>
      <p className="soft">{t('budget.frontierText')}</p>
      <figure
        className={css.chart}
        role="img"
        aria-label={t('budget.frontierLabel', {
          count: points.length,
          low: money(first.monthlyCents, true),
          high: money(last.monthlyCents, true),
          least: first.count,
          most: last.count,
        })}
      >
        <span>{t('budget.axis', { most: last.count })}</span>
        <div className={css.plot}>
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            {target === null ? null : <rect width={Math.max(0, x(target))} height="100" className={css.within} />}
            {[0, 50, 100].map((at) => (
              <line key={at} x1="0" x2="100" y1={at} y2={at} className={css.grid} />
            ))}
            <path d={`${line.join('')}H100`} className={css.line} />
            {target === null ? null : <line x1={x(target)} x2={x(target)} y1="0" y2="100" className={css.target} />}
          </svg>
          {points.map((point) => (
            <span
              key={point.monthlyCents}
              className={point === reached ? css.here : css.point}
              style={{ insetInlineStart: `${x(point.monthlyCents)}%`, insetBlockStart: `${y(point.count)}%` }}
            />
          ))}
        </div>
        <div className={css.months}>
          {[low, (low + high) / 2, high].map((cents) => (
            <span key={cents}>{money(Math.round(cents / STEP) * STEP, true)}</span>
          ))}
        </div>
      </figure>
      <Disclosure title={t('budget.table')}>
        <Table caption={t('budget.frontier')} isCaptionHidden isDense>
          <thead>
            <tr>
              <th scope="col">{t('budget.column.month')}</th>
              <th scope="col">{t('budget.column.equipment')}</th>
              <th scope="col">{t('budget.column.car')}</th>
              <th scope="col">{t('budget.column.price')}</th>
              <th scope="col">{t('budget.column.plan')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.monthlyCents}>
                <th scope="row">
                  <Link
                    to={pathTo(
                      site,
                      'budget',
                      null,
                      queryOfWish({ ...wish, monthly: Math.ceil(point.monthlyCents / 100) * 100 }),
                    )}
                    className="tap"
                  >
                    {money(point.monthlyCents)}
                  </Link>
                </th>
                <td>{number(point.count)}</td>
                <td>{point.name}</td>
                <td>
                  <Price amount={point.priceCents} />
                </td>
                <td>
                  {point.planName}, {t('budget.months', { count: point.instalments })}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Stack>
  )
}
