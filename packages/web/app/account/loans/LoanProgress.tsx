import type { Proposal } from '@volante/contract/financing-proposals'
import { type LoanStage, loanProgress } from '@volante/domain/financing/progress'
import { useTexts } from '../../texts/texts.tsx'
import timeline from '../orders/Timeline.module.css'
import css from './loans.module.css'

/** What happened when, what comes next and who acts. */
export function LoanProgress({ loan }: { readonly loan: Proposal }) {
  const { t } = useTexts()
  const { stages, next, who } = loanProgress(loan)
  return (
    <section aria-labelledby="progress-title" className={css.step}>
      <h2 id="progress-title">{t('loan.progress')}</h2>
      <p>
        {who && <strong>{t(`loan.who.${who}`)}: </strong>}
        {t(`loan.next.${next}`)}
      </p>
      <ol role="list">
        {stages.map((stage) => (
          <Stage key={stage.name} stage={stage} />
        ))}
      </ol>
    </section>
  )
}

function Stage({ stage: { name, state, at } }: { readonly stage: LoanStage }) {
  const { t, date } = useTexts()
  const isHere = state === 'current' || state === 'stopped'
  return (
    <li className={timeline.stage} data-state={state} aria-current={isHere ? 'step' : undefined}>
      <h3 className={timeline.name}>{t(`loan.stage.${name}`)}</h3>
      <p className={`soft small tabular ${timeline.state}`}>
        {t(`loan.stageState.${state}`)} {at && <time dateTime={at}>{date(at, 'moment')}</time>}
      </p>
    </li>
  )
}
