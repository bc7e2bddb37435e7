import type { Valuation } from '@volante/contract/evaluation'
import { formatPrice } from '@volante/domain/money/price'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { FocusedHeading } from '../../ui/layout/FocusedHeading.tsx'
import { Row, Stack } from '../../ui/layout/Stack.tsx'
import { monthShown, signed } from './shown.ts'
import css from './valuation.module.css'

/** The range as a plot and in words, how it came about, what it is not, and what can be done with it. */
export function Found({ valuation }: { readonly valuation: Valuation }) {
  const { t } = useTexts()
  const site = useSite()
  const { vehicle, currency, low, value, high, month, code, reference, effects, error } = valuation
  const money = (cents: number) => formatPrice(cents, currency)
  return (
    <Stack as="section" gap={5} aria-label={t('valuation.answer')}>
      <FocusedHeading>
        {t('valuation.worth', {
          car: `${vehicle.model} ${vehicle.version} ${vehicle.year}`,
          low: money(low),
          high: money(high),
        })}
      </FocusedHeading>
      <div className={css.range} aria-hidden="true">
        <span className={css.bar} />
        <span className={css.middle}>{money(value)}</span>
        <span className={css.low}>{money(low)}</span>
        <span className={css.high}>{money(high)}</span>
      </div>
      <dl className={css.effects}>
        <dt>{t('valuation.reference', { month: monthShown(month), code })}</dt>
        <dd>{money(reference)}</dd>
        {effects.map(({ of, amount }) => (
          <div key={of}>
            <dt>{t(`valuation.${of}`)}</dt>
            <dd>{amount === 0 ? t('valuation.noEffect') : signed(amount, money)}</dd>
          </div>
        ))}
        <div className={css.sum}>
          <dt>{t('valuation.estimated')}</dt>
          <dd>{money(value)}</dd>
        </div>
      </dl>
      <p className="soft">{t('valuation.error', { percent: String(error / 100).replace('.', ',') })}</p>
      <Row>
        <LinkButton variant="primary" size="large" to={pathTo(site, 'dealers')} reloadDocument>
          {t('valuation.show')}
        </LinkButton>
        <LinkButton size="large" to={pathTo(site, 'financing', null, { trade: low })} reloadDocument>
          {t('valuation.financing')}
        </LinkButton>
      </Row>
    </Stack>
  )
}
