import { Link } from 'react-router'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Check } from '../../ui/action/icons.ts'
import { Icon } from '../../ui/action/Icon.tsx'
import { type LoanForm, stepsOf } from './load-form.ts'
import css from './loans.module.css'

/** Where one is in the form; steps that are complete can be gone back to. */
export function Steps({ base, step, open }: Pick<LoanForm, 'base' | 'step' | 'open'>) {
  const { t } = useTexts()
  const site = useSite()
  const simulation = base.simulation.id
  return (
    <nav aria-label={t('loan.form.steps')}>
      <ol role="list" className={css.stepList}>
        {stepsOf(base.kind).map((name, index) => {
          const isDone = index < open
          const label = (
            <>
              {isDone ? <Icon icon={Check} size={16} /> : <span aria-hidden="true">{index + 1}</span>}{' '}
              {t(`loan.step.${name}`)}
            </>
          )
          return (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              {index <= open && name !== step ? (
                <Link to={pathTo(site, 'loanForm', { simulation }, { step: name })}>{label}</Link>
              ) : (
                <span>{label}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
