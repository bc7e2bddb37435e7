import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { LinkButton } from '../../ui/action/LinkButton.tsx'
import { LOAN_TONES } from '../../ui/data/loan-tones.ts'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { Row } from '../../ui/layout/Stack.tsx'
import css from './garage.module.css'
import type { Garage } from './load-garage.ts'

/** What was asked of banks for cars that somebody wants: where each stands, and its voucher at hand. */
export function LoansBeside({ loans }: { readonly loans: Garage['loans'] }) {
  const { t } = useTexts()
  const site = useSite()
  if (loans.length === 0) return null
  return (
    <section aria-labelledby="loans">
      <h2 id="loans">{t('garage.loans')}</h2>
      <ul role="list" className={css.loans}>
        {loans.map(({ id, home, car, lender, state, isApproved }) => {
          const called = <span className="unseen">: {car}</span>
          return (
            <li key={id}>
              <p>
                {car} <span className="soft">{lender}</span>
              </p>
              <StatusTag tone={LOAN_TONES[state]}>{t(`loan.state.${state}`)}</StatusTag>
              <Row gap={2}>
                <LinkButton to={pathTo(home, 'loan', { loan: id })} size="small" reloadDocument>
                  {t('garage.loanOpen')}
                  {called}
                </LinkButton>
                {isApproved ? (
                  <LinkButton
                    to={pathTo(home, 'loanVoucher', { loan: id })}
                    variant="quiet"
                    size="small"
                    reloadDocument
                    download
                  >
                    {t('garage.loanVoucher')}
                    {called}
                  </LinkButton>
                ) : null}
              </Row>
            </li>
          )
        })}
      </ul>
      <p>
        <LinkButton to={pathTo(site, 'loans')} variant="quiet">
          {t('garage.loansAll')}
        </LinkButton>
      </p>
    </section>
  )
}
