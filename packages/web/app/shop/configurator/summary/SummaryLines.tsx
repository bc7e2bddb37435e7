import type { PriceLineKind } from '@volante/domain/configuration/total'
import type { PriceKind } from '../../../car-price/argentine-taxes.ts'
import { PriceKindLine } from '../../../car-price/PriceKindLine.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { PriceLines } from '../../../ui/data/PriceLines.tsx'
import { Price } from '../../../ui/data/Price.tsx'
import type { Summary } from './summary.ts'
import css from './summary.module.css'

interface SummaryLinesProps {
  readonly summary: Summary
  /** Why the version is not at its list price; null where it is. */
  readonly kind: PriceKind | null
  /** False while no price is known to be right: the items stay, the amounts go. */
  readonly isAgreed: boolean
  readonly heading?: 'h2' | 'h3'
}

/** The itemised price, by what it is for. */
export function SummaryLines({ summary, kind, isAgreed, heading: Heading = 'h3' }: SummaryLinesProps) {
  const { t } = useTexts()
  const { sections, total, withoutTaxes } = summary
  const shown = (amount: number | null) => (isAgreed ? (amount === 0 ? t('configurator.included') : amount) : null)
  const noteOf = (line: PriceLineKind) =>
    line === 'version' && kind && isAgreed ? <PriceKindLine kind={kind} /> : null
  return (
    <>
      {sections.map(({ name, lines }) => (
        <section key={name} className={css.section}>
          <Heading className={css.sectionTitle}>{t(`configurator.section.${name}`)}</Heading>
          <PriceLines
            lines={lines.map(({ id, name: title, amount, kind }) => ({
              id,
              title,
              note: noteOf(kind),
              amount: shown(amount),
            }))}
          />
        </section>
      ))}
      <PriceLines
        lines={[{ id: 'total', title: t('configurator.total'), amount: isAgreed ? total : null, isTotal: true }]}
      />
      {isAgreed && withoutTaxes !== null ? (
        <p className={css.taxes}>
          {t('configurator.without-taxes')} <Price amount={withoutTaxes} hasCents />
        </p>
      ) : null}
    </>
  )
}
