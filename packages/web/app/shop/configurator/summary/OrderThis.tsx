import { useTexts } from '../../../texts/texts.tsx'
import { useSite } from '../../../shell/root-data.ts'
import { LinkButton } from '../../../ui/action/LinkButton.tsx'
import { DayRange } from '../../../ui/data/DayRange.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import type { StockAnswer } from '../responses/stock.ts'
import { useConfigurator } from '../configurator-context.tsx'
import { summaryAddresses } from './addresses.ts'
import css from './summary.module.css'

interface OrderThisProps {
  readonly delivery: NonNullable<StockAnswer['toOrder']>
  /** No identical car stands in stock. */
  readonly isOnly: boolean
}

/** The build on screen made for this buyer: what it costs, when it is there, and the way to it. */
export function OrderThis({ delivery, isOnly }: OrderThisProps) {
  const { t } = useTexts()
  const site = useSite()
  const { data, index, build, pricing } = useConfigurator()
  return (
    <div className={css.stockRow}>
      <strong>{t(isOnly ? 'configurator.order.only' : 'configurator.order.also')}</strong>
      {pricing.total === null ? null : <Price amount={pricing.total} size="medium" />}
      <span>
        {t('configurator.stock.delivery')} <DayRange from={delivery.earliestOn} to={delivery.latestOn} />
      </span>
      <LinkButton
        variant={isOnly ? 'primary' : 'secondary'}
        to={summaryAddresses(site, data.model.slug, index, build).order}
        reloadDocument
      >
        {t('configurator.order')}
      </LinkButton>
    </div>
  )
}
