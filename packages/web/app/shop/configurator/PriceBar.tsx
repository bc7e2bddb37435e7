import { STEPS } from '@volante/domain/configuration/address'
import { ArrowRight, ChevronUp } from '../../ui/action/icons.ts'
import { useEffect, useRef } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../../ui/action/Icon.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { kindOfPrice } from '../../car-price/argentine-taxes.ts'
import { BarPrice } from './BarPrice.tsx'
import { useConfigurator } from './configurator-context.tsx'
import css from './PriceBar.module.css'
import { SummaryLines } from './summary/SummaryLines.tsx'
import { useProposalHref } from './summary/use-proposal-href.ts'
import { useSummary } from './summary/use-summary.ts'

/** Always in sight: the cash price, where one is, and the way on. */
export function PriceBar() {
  const { t } = useTexts()
  const { step, href } = useConfigurator()
  const at = STEPS.indexOf(step)
  const next = STEPS[at + 1]
  const proposal = useProposalHref()
  return (
    <section className={css.bar} aria-label={t('configurator.bar')}>
      <Breakdown />
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

/** The price opens into its lines, also without script; Esc closes it. */
function Breakdown() {
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
