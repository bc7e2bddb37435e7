import { RotateCcw } from '../../ui/action/icons.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { Price } from '../../ui/data/Price.tsx'
import { useConfigurator } from './configurator-context.tsx'
import css from './PriceBar.module.css'

/** The total, or the word that it is being asked for or cannot be had; never an old one. */
export function BarPrice() {
  const { t } = useTexts()
  const { pricing } = useConfigurator()
  const { status, total, retry } = pricing
  if (status === 'agreed') {
    return (
      <span className={css.price}>
        <span className={css.label}>{t('configurator.cash')}</span>
        <Price amount={total} size="medium" />
      </span>
    )
  }
  return (
    <span className={css.price}>
      <span className={css.label}>{t('configurator.cash')}</span>
      <span className={css.pending} role="status">
        {t(status === 'waiting' ? 'configurator.price.waiting' : 'ui.priceUnavailable')}
        {status === 'failed' ? (
          <Button
            size="small"
            variant="quiet"
            icon={RotateCcw}
            onClick={(event) => {
              event.preventDefault()
              retry()
            }}
          >
            {t('configurator.retry')}
          </Button>
        ) : null}
      </span>
    </span>
  )
}
