import { type ReactNode, useEffect, useRef } from 'react'
import { useProblemShown } from '../shell/page-problem.ts'
import { useSite } from '../shell/root-data.ts'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { ErrorSummary } from '../ui/feedback/ErrorSummary.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { type AnyForm, controlId } from './field-spec.ts'
import css from './forms.module.css'
import { NO_REASON } from './refused.ts'

interface FormProblemsProps {
  readonly form: AnyForm
  /** What the last sending was refused for and is still wrong. */
  readonly problems: Readonly<Record<string, readonly string[]>>
  /** Why nothing was done although no field is wrong. */
  readonly failure: string | undefined
  /** Text with {count}. */
  readonly title: TextId
  /** Said where nobody knows why. */
  readonly broken?: ReactNode
  /** Counts refused sendings: each takes the focus. */
  readonly attempt: number
}

/** Above a form: what was refused takes the focus, so that it is heard and seen. */
export function FormProblems({ form, problems, failure, title, broken, attempt }: FormProblemsProps) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const errors = form.fields.flatMap((name) => {
    const [message] = problems[name] ?? []
    const label = form.labels?.[name] ?? form.specs[name]?.label
    return message === undefined || !label ? [] : [{ id: controlId(form, name), message: `${t(label)}: ${message}` }]
  })
  useProblemShown(errors.length > 0 || failure !== undefined)
  useEffect(() => {
    const problem = attempt > 0 ? box.current?.querySelector<HTMLElement>('[role="alert"]') : null
    if (!problem) return
    problem.tabIndex = -1
    problem.focus()
  }, [attempt])
  return (
    <div ref={box} className={css.problems}>
      <ErrorSummary title={t(title, { count: errors.length })} errors={errors} />
      {failure === undefined || errors.length > 0 ? null : <Failure reason={failure} broken={broken} />}
    </div>
  )
}

interface FailureProps {
  /** Blank where nobody knows more: the line broke, or the service failed. */
  readonly reason: string
  readonly broken?: ReactNode
}

/** Why nothing was done although no field is wrong. */
export function Failure({ reason, broken }: FailureProps) {
  const { t } = useTexts()
  const { legal } = useSite()
  if (reason === NO_REASON && broken) return broken
  return (
    <InlineMessage tone="bad" isLive>
      {reason === NO_REASON ? t('ui.form.broken', { phone: legal.phone }) : reason}
    </InlineMessage>
  )
}
