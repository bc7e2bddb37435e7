import type { BudgetWish } from '@volante/domain/budget/budget-wish'
import type { NextStep as Next } from '@volante/domain/budget/next-step'
import type { BudgetLoan } from '@volante/domain/budget/search-budget'
import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { queryOfWish } from './budget-address.ts'
import css from './budget.module.css'

interface NextStepProps {
  readonly next: Next
  readonly wish: BudgetWish
  readonly loan: BudgetLoan
  readonly car: string
}

/** The cheapest change that brings the next equipment, by each way to pay for it. */
export function NextStep({ next, wish, loan, car }: NextStepProps) {
  const { t, money, list } = useTexts()
  const site = useSite()
  const { names, monthlyMore, monthly, longer, entrance } = next
  const trade = wish.trade ?? 0
  const ways = [
    {
      key: 'month',
      text: t('budget.next.month', { more: money(monthlyMore, true) }),
      wish: { ...wish, monthly: Math.ceil(monthly / 100) * 100 },
    },
    ...(longer
      ? [
          {
            key: 'longer',
            text: t('budget.next.longer', { more: longer.more }),
            wish: { ...wish, count: longer.count },
          },
        ]
      : []),
    ...(entrance
      ? [
          {
            key: 'entrance',
            text: t('budget.next.entrance', { more: money(entrance.more, true) }),
            wish: { ...wish, down: Math.max(0, entrance.down - trade), count: wish.count ?? loan.count },
          },
        ]
      : []),
  ]
  return (
    <div className={css.next}>
      <p>
        <span className="soft small">{t('budget.next')}</span>
        <br />
        <strong>{list(names)}</strong>
      </p>
      <ul role="list" className={css.steps}>
        {ways.map((one) => (
          <li key={one.key}>
            <Link to={pathTo(site, 'budget', null, queryOfWish(one.wish))} preventScrollReset className={css.step}>
              {one.text}
              <span className="unseen"> {t('budget.next.of', { car })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
