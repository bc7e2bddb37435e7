import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import type { LoanForm } from './load-form.ts'
import { Terms } from './Terms.tsx'
import css from './loans.module.css'

/** What the proposal asks for, beside its form. */
export function TermsAside({ base }: Pick<LoanForm, 'base'>) {
  const { t, date, money } = useTexts()
  const site = useSite()
  const { simulation, mvs, car } = base
  return (
    <aside aria-labelledby="terms-title" className={css.aside}>
      <h2 id="terms-title" className="text-22">
        {car}
      </h2>
      <Terms
        terms={{
          planName: simulation.planName,
          lender: simulation.lender,
          price: simulation.price,
          entrance: simulation.entranceValue,
          financed: simulation.totalInstallments,
          numberOfInstallments: simulation.numberOfInstallments,
          installment: simulation.installmentsValue,
          finalInstallment: simulation.finalInstallmentValue,
          totalValue: simulation.total,
          costRate: simulation.costRate,
        }}
      />
      {simulation.confirmed ? (
        <p className="soft small">
          {t('loan.confirmed', {
            moment: date(simulation.confirmed.at, 'moment'),
            month: money(simulation.confirmed.installmentsValue),
          })}
        </p>
      ) : null}
      <LinkButton
        size="small"
        to={pathTo(site, 'financing', null, {
          version: mvs,
          price: simulation.price,
          plan: simulation.planId,
          entrance: Math.round((simulation.entranceValue / simulation.price) * 100),
          count: simulation.numberOfInstallments,
        })}
        reloadDocument
      >
        {t('loan.simulateAgain')}
      </LinkButton>
    </aside>
  )
}
