import type { ReactNode } from 'react'
import { usePage } from '../../root-data.ts'
import type { TextId } from '../../../texts/ids.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { ErrorSummary } from '../../../ui/feedback/ErrorSummary.tsx'
import { FieldErrorWords } from '../../../ui/field/Field.tsx'
import css from './FormProblems.module.css'
import type { FormFacts } from './form-words.ts'

interface FormProblemsProps {
  /** Text with {count}. */
  readonly title: TextId
  /** Refused fields, in their order: the control's id and what is wrong. */
  readonly errors: readonly { readonly id: string; readonly message: string }[]
  /** Why nothing was sent although no field is wrong. */
  readonly failure: ReactNode
  /** The same for a line that breaks, which no server can tell. */
  readonly brokenLine: ReactNode
  readonly labels: FormFacts['labels']
  /** Texts the form's own script says, beside those of the rules. */
  readonly texts?: readonly TextId[]
}

/** First in a form that posts in place: what was refused, and what the script needs to say the same (check-form.ts, post-form.ts). */
export function FormProblems({ title, errors, failure, brokenLine, labels, texts = [] }: FormProblemsProps) {
  const { t } = useTexts()
  return (
    <>
      <div className={css.problems} data-problems>
        <ErrorSummary title={t(title, { count: errors.length })} errors={errors} />
        {failure}
      </div>
      <template data-look="summary">
        <ErrorSummary title="" errors={[{ id: '', message: '' }]} />
      </template>
      <template data-look="failure">
        <div>{brokenLine}</div>
      </template>
      <template data-look="error">
        <span>
          <FieldErrorWords>{null}</FieldErrorWords>
        </span>
      </template>
      <Facts labels={labels} title={title} texts={texts} />
    </>
  )
}

type FactsProps = Pick<FormProblemsProps, 'labels' | 'title'> & { readonly texts: readonly TextId[] }

function Facts({ labels, title, texts }: FactsProps) {
  const { dictionary } = usePage()
  const wanted = new Set<string>([...texts, title, 'shell.error.prefix'])
  const messages = Object.fromEntries(
    Object.entries(dictionary).filter(([key]) => key.startsWith('validation.') || wanted.has(key)),
  )
  const facts: FormFacts = { messages, labels }
  // No text may end the element early.
  const html = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return <script type="application/json" data-form-facts dangerouslySetInnerHTML={{ __html: html }} />
}
