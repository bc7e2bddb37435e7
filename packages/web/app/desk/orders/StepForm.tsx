import type { ReactNode } from 'react'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import css from './orders.module.css'
import type { RefusedStep, Step } from './take-step.ts'

interface StepFormProps {
  readonly step: Step
  readonly title: ReactNode
  readonly once: string
  readonly refused: RefusedStep | undefined
  /** What tells this form from others of its step: one field and its value. */
  readonly of?: readonly [name: string, value: string]
  readonly children: ReactNode
}

/** One thing staff may do: posted once however often it is pressed, its refusal beside it. */
export function StepForm({ step, title, once, refused, of, children }: StepFormProps) {
  const { byKey } = useTexts()
  const isMine = refusedHere(refused, step, of)
  const words = refused && byKey(refused.key)
  return (
    <form method="post" className={css.act} noValidate>
      <XsrfField />
      <input type="hidden" name="step" value={step} />
      <input type="hidden" name="once" value={of ? `${once}-${of[1]}` : `${once}-${step}`} />
      {of && <input type="hidden" name={of[0]} value={of[1]} />}
      <h3>{title}</h3>
      {isMine && refused && (
        <InlineMessage tone="bad" isLive>
          {words === refused.key || words?.includes('{') ? refused.message : words}
        </InlineMessage>
      )}
      {children}
    </form>
  )
}

/** Takes the refused step; answers what was typed in this form, nothing when it was another's. */
export const typedHere = (
  refused: RefusedStep | undefined,
  step: Step,
  of?: readonly [string, string],
): Readonly<Record<string, string>> => (refused && refusedHere(refused, step, of) ? refused.values : {})

const refusedHere = (refused: RefusedStep | undefined, step: Step, of?: readonly [string, string]): boolean =>
  refused?.step === step && (of === undefined || refused.values[of[0]] === of[1])
