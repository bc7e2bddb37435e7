import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { classes } from '../classes.ts'
import css from './Price.module.css'
import { priceParts } from './price-parts.ts'

export interface PriceProps {
  /** Integer cents in the site's currency; null when it could not be had. */
  readonly amount: number | null
  /** The largest amount this place may show: its width is kept from the start. */
  readonly widest?: number
  /** Shows ",00" too, where amounts stand below each other. */
  readonly hasCents?: boolean
  /** Puts + before a surcharge. */
  readonly isDifference?: boolean
  readonly size?: 'inherit' | 'medium' | 'large' | 'huge'
  /** Small words before and after: "a partir de", "/mês". */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

export function Price(props: PriceProps) {
  const { amount, widest, hasCents = false, isDifference = false, size = 'inherit', before, after } = props
  const texts = useTexts()
  if (amount === null) return <span className="soft small">{texts.t('ui.priceUnavailable')}</span>
  return (
    <span className={classes(css.price, css[size])}>
      {before ? <span className={css.words}>{before} </span> : null}
      <span className={css.place}>
        <Amount amount={amount} hasCents={hasCents} isDifference={isDifference} />
        {widest === undefined ? null : (
          <span className={css.reserve} aria-hidden="true">
            <Amount amount={widest} hasCents={hasCents} isDifference={isDifference} />
          </span>
        )}
      </span>
      {after ? <span className={css.words}> {after}</span> : null}
    </span>
  )
}

type AmountProps = Required<Pick<PriceProps, 'hasCents' | 'isDifference'>> & { readonly amount: number }

function Amount({ amount, hasCents, isDifference }: AmountProps) {
  const { sign, symbol, integer, fraction } = priceParts(useTexts().moneyParts(amount), hasCents)
  return (
    <span className={css.amount}>
      {isDifference && amount > 0 ? '+ ' : sign ? `${sign} ` : ''}
      <span className={css.symbol}>{symbol}</span>&nbsp;{integer}
      {fraction ? <span className={css.fraction}>{fraction}</span> : null}
    </span>
  )
}
