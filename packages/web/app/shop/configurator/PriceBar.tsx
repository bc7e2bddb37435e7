import { STEPS } from '@volante/domain/configuration/address'
import { ArrowRight, ChevronUp } from '../../ui/action/icons.ts'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { kindOfPrice } from '../../car-price/argentine-taxes.ts'
import { MonthInWords } from '../../car-price/MonthlyLine.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { BarPrice } from './BarPrice.tsx'
import { useMonth } from './build-state/use-month.ts'
import { useConfigurator } from './configurator-context.tsx'
import css from './PriceBar.module.css'
import { SummaryLines } from './summary/SummaryLines.tsx'
import { useProposalHref } from './summary/use-proposal-href.ts'
import { useSummary } from './summary/use-summary.ts'

/** Always in sight: the cash price, where one is, what a month is, and the way on. */
export function PriceBar() {
  const { t } = useTexts()
  const { step, href } = useConfigurator()
  const month = useMonthLine()
  const at = STEPS.indexOf(step)
  const next = STEPS[at + 1]
  const proposal = useProposalHref()
  return (
    <section className={css.bar} aria-label={t('configurator.bar')}>
      <Breakdown month={month} />
      <div className={css.month}>{month}</div>
      <p className={css.place}>{t('configurator.place', { at: at + 1, of: STEPS.length })}</p>
      {next ? (
        <LinkButton variant="primary" iconEnd={ArrowRight} to={href(next)} preventScrollReset>
          {t('configurator.continue')}
        </LinkButton>
      ) : (
        <LinkButton variant="primary" iconEnd={ArrowRight} to={proposal} reloadDocument>
          {t('configurator.proposal')}
        </LinkButton>
      )}
    </section>
  )
}

/** What the build costs a month; the same line stands in the bar or, where that is narrow, below the lines. */
function useMonthLine() {
  const { data, pricing } = useConfigurator()
  const { code, modelName } = data.car.mvs
  const words = useMonth(code, pricing.total)
  const href = pathTo(useSite(), 'financing', null, { version: code, price: pricing.total })
  return words && <MonthInWords words={words} href={href} car={modelName} />
}

/** The price opens into its lines, also without script; Esc closes it. */
function Breakdown({ month }: { readonly month: ReactNode }) {
  const { t } = useTexts()
  const { pricing, data } = useConfigurator()
  const summary = useSummary()
  const details = useEscape()
  return (
    <details ref={details} className={css.details}>
      <summary className={css.summary}>
        <BarPrice />
        <Icon icon={ChevronUp} className={css.chevron} />
        <span className="unseen">{t('configurator.breakdown')}</span>
      </summary>
      <div className={css.lines}>
        <SummaryLines kind={kindOfPrice(data.car.mvs)} summary={summary} isAgreed={pricing.status === 'agreed'} />
        <div className={css.monthBelow}>{month}</div>
      </div>
    </details>
  )
}

/** Lets Esc close what is open and gives focus back to what opened it. */
function useEscape() {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
  return details
}
