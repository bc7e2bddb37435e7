import { useTexts } from '../texts/texts.tsx'
import { Price } from '../ui/data/Price.tsx'
import css from './dialogs.module.css'

interface NetDifferenceProps {
  readonly before: number | null
  readonly after: number | null
}

/** What all of it does to the price, and the price that results. */
export function NetDifference({ before, after }: NetDifferenceProps) {
  const { t } = useTexts()
  const difference = before === null || after === null ? null : after - before
  return (
    <dl className={css.net}>
      <div>
        <dt>{t('configurator.net')}</dt>
        <dd>
          <Price amount={difference} isDifference />
        </dd>
      </div>
      <div className="strong">
        <dt>{t('configurator.new-total')}</dt>
        <dd>
          <Price amount={after} size="medium" />
        </dd>
      </div>
    </dl>
  )
}
