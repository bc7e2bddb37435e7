import { useTexts } from '../texts/texts.tsx'
import { Price } from '../ui/data/Price.tsx'
import { classes } from '../ui/classes.ts'
import type { PriceKind } from './argentine-taxes.ts'
import css from './FullPrice.module.css'

/** Which kind of price it is and until when, and beside it the list price that still holds today. */
export function PriceKindLine({
  kind,
  className,
}: {
  readonly kind: PriceKind
  readonly className?: string | undefined
}) {
  const { t, date } = useTexts()
  const { type, until, before } = kind
  return (
    <span className={classes(css.kind, className)}>
      <span className={css.kindName}>
        {t(`ui.price.${type}`)}
        {until === null ? null : ` ${t('ui.price.until', { day: date(`${until}T12:00:00Z`) })}`}
      </span>
      {before === null ? null : (
        <span>
          {t('ui.price.list')} <Price amount={before} />
        </span>
      )}
    </span>
  )
}
