import { Check, CircleAlert } from '../action/icons.ts'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../action/Icon.tsx'
import css from './StepRail.module.css'

export interface Step {
  readonly id: string
  readonly title: string
  /** Where the step is; any step can be reached. */
  readonly to: string
  readonly state: 'done' | 'current' | 'todo' | 'attention'
  /** What was chosen there, in a few words. */
  readonly note?: string
}

export interface StepRailProps {
  readonly label: string
  readonly steps: readonly Step[]
}

/** Quiet way-marks, not a wizard: each step is a link and says its state in words to who cannot see it. */
export function StepRail({ label, steps }: StepRailProps) {
  const texts = useTexts()
  return (
    <nav aria-label={label} className={css.nav}>
      <ol role="list" className={css.rail}>
        {steps.map((step) => (
          <li key={step.id} className={css.item}>
            <Link
              to={step.to}
              className={css.step}
              data-state={step.state}
              aria-current={step.state === 'current' ? 'step' : undefined}
              preventScrollReset
            >
              <span className={css.title}>
                {step.title}
                {step.state === 'done' ? <Icon icon={Check} size={16} /> : null}
                {step.state === 'attention' ? <Icon icon={CircleAlert} size={16} className={css.alert} /> : null}
                {step.state === 'done' || step.state === 'attention' ? (
                  <span className="unseen">
                    , {texts.t(step.state === 'done' ? 'ui.stepDone' : 'ui.stepAttention')}
                  </span>
                ) : null}
              </span>
              {step.note ? <span className={css.note}>{step.note}</span> : null}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
