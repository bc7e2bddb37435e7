import { useTexts } from '../texts/texts.tsx'
import { classes } from '../ui/classes.ts'
import { Price, type PriceProps } from '../ui/data/Price.tsx'
import type { ShownPrice } from './argentine-taxes.ts'
import { PriceKindLine } from './PriceKindLine.tsx'
import css from './FullPrice.module.css'

export interface FullPriceProps {
  readonly price: ShownPrice
  /** The lowest of several cars: says "a partir de". */
  readonly isFrom?: boolean
  readonly size?: NonNullable<PriceProps['size']>
  readonly className?: string | undefined
}

/** A car's price with what kind of price it is; in Argentina also without national taxes (Resolución 4/2025). */
export function FullPrice({ price, isFrom = false, size = 'inherit', className }: FullPriceProps) {
  const { t } = useTexts()
  if (price.amount === null) return <Price amount={null} />
  return (
    <span className={classes(css.price, css[size], className)}>
      {isFrom ? <span className={css.words}>{t('shop.price.from')} </span> : null}
      <span className={css.amount}>
        <Price amount={price.amount} size={size} /> <span className={css.words}>{t('shop.price.cash')}</span>
      </span>
      {price.kind ? <PriceKindLine kind={price.kind} /> : null}
      {price.untaxed === null ? null : (
        <span className={css.untaxed}>
          {t('shop.price.untaxed')} <Price amount={price.untaxed} hasCents />
        </span>
      )}
    </span>
  )
}
