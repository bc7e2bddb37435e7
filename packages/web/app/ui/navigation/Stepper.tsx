import { Check } from '../action/icons.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Icon } from '../action/Icon.tsx'
import css from './Stepper.module.css'

export interface StepperProps {
  readonly label: string
  readonly stages: readonly { readonly id: string; readonly title: string; readonly note?: string }[]
  /** Position of the stage that is under way; all before it are done. */
  readonly current: number
}

/** How far something has come, e.g. an order: nothing here can be pressed. */
export function Stepper({ label, stages, current }: StepperProps) {
  const texts = useTexts()
  return (
    <ol role="list" className={css.stepper} aria-label={label}>
      {stages.map((stage, i) => (
        <li
          key={stage.id}
          className={css.stage}
          data-state={i < current ? 'done' : i === current ? 'current' : 'todo'}
          aria-current={i === current ? 'step' : undefined}
        >
          <span className={css.mark} aria-hidden="true">
            {i < current ? <Icon icon={Check} size={16} /> : i + 1}
          </span>
          <span className={css.words}>
            <span className={css.title}>{stage.title}</span>
            {i < current ? <span className="unseen">, {texts.t('ui.stepDone')}</span> : null}
            {stage.note ? <span className={css.note}>{stage.note}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  )
}
