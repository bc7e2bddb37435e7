import { useState } from 'react'
import { useTexts } from '../../../texts/texts.tsx'
import { Button } from '../../../ui/action/Button.tsx'
import { StockSearch } from './StockSearch.tsx'
import css from './summary.module.css'

/** Is this very car to be had somewhere, and which comes nearest? Asked for on demand. */
export function StockBlock() {
  const { t } = useTexts()
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={css.section} aria-labelledby="stock-title">
      <h3 id="stock-title" className={css.sectionTitle}>
        {t('configurator.stock.title')}
      </h3>
      {isAsked ? (
        <StockSearch />
      ) : (
        <Button onClick={() => setAsked(true)}>{t('configurator.stock.look')}</Button>
      )}
    </section>
  )
}
