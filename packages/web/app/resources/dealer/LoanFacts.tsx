import type { DeskProposal } from '@volante/contract/financing-proposals'
import { useTexts } from '../../texts/texts.tsx'
import { Facts } from '../../work/Facts.tsx'

/** Where a proposal stands and whom to call; income and papers are the bank's alone. */
export function LoanFacts({ loan }: { readonly loan: DeskProposal }) {
  const { t, date, money } = useTexts()
  const last = loan.events.at(-1)
  const facts = [
    [t('resources.loans.state'), t(`resources.loans.state.${loan.state}`)],
    [t('resources.loans.status'), last ? `${last.status}, ${date(last.at, 'moment')}` : loan.status],
    [t('resources.loans.reason'), loan.reason ? t(`resources.loans.reason.${loan.reason}`) : null],
    [
      t('resources.loans.papers'),
      loan.papers
        .map(({ kind, state }) => `${t(`resources.loans.paper.${kind}`)}: ${t(`resources.loans.paperState.${state}`)}`)
        .join(', '),
    ],
    [t('resources.loans.phone'), loan.phone],
    [t('resources.loans.email'), loan.email],
    [t('resources.loans.financed'), money(loan.financed)],
    [t('resources.loans.contestedAt'), loan.contestedAt ? date(loan.contestedAt, 'moment') : null],
    [t('resources.loans.withdrawnAt'), loan.withdrawnAt ? date(loan.withdrawnAt, 'moment') : null],
  ] as const
  return (
    <>
      <Facts of={Object.fromEntries(facts)} />
      {loan.notes.length > 0 ? (
        <section aria-labelledby="notes-title">
          <h2 id="notes-title">{t('resources.loans.notes')}</h2>
          <ul>
            {loan.notes.map(({ at, by, text }) => (
              <li key={`${at} ${text}`}>
                {text}{' '}
                <span className="soft small">
                  {by}, {date(at, 'moment')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
