import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import { queryOfWish, SHOWN } from './budget-address.ts'
import type { BudgetPage } from './load-budget.ts'

const COMPARED = 3

/** The next models, and the first ones side by side. */
export function MoreCars({ page: { answer, wish, most } }: { readonly page: BudgetPage }) {
  const { t } = useTexts()
  const site = useSite()
  const { cars, modelCount } = answer
  const own = cars.filter(({ version }) => version.brand === site.brand).slice(0, COMPARED)
  return (
    <Row gap={3}>
      {cars.length < modelCount ? (
        <LinkButton
          to={pathTo(site, 'budget', null, { ...queryOfWish(wish), most: most + SHOWN })}
          replace
          preventScrollReset
        >
          {t('budget.more', { count: Math.min(SHOWN, modelCount - cars.length) })}
        </LinkButton>
      ) : null}
      {own.length > 1 ? (
        <LinkButton
          variant="quiet"
          to={pathTo(site, 'comparator', null, { v: own.map(({ version }) => version.mvs) })}
          reloadDocument
        >
          {t('budget.compare', { count: own.length })}
        </LinkButton>
      ) : null}
    </Row>
  )
}
