import type { ReactNode } from 'react'
import { FormProblems } from '../shell/light/form/FormProblems.tsx'
import { useSite } from '../shell/root-data.ts'
import { XsrfField } from '../shell/XsrfField.tsx'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button, type ButtonLook } from '../ui/action/Button.tsx'
import { InlineMessage } from '../ui/feedback/InlineMessage.tsx'
import { FormContext } from './form-context.tsx'
import css from './forms.module.css'
import type { Refused } from './take-form.ts'

/** What the page of a form says of it. */
export interface FormProps<Kind extends string, Field extends string> {
  readonly kind: Kind
  /** What the page's action refused, of this form or another one of the page. */
  readonly refused: unknown
  /** What the fields hold at first. */
  readonly values?: Partial<Readonly<Record<Field, string>>>
  /** Sent with it; the same key twice does the same once. */
  readonly idempotencyKey?: string
  readonly submit: ReactNode
  readonly look?: ButtonLook
  readonly pending?: ReactNode
  /** Beside the button. */
  readonly aside?: ReactNode
  /** Said before any answer of the action, e.g. what the bank said of the last card. */
  readonly failure?: ReactNode
  /** False where the answer is another view of the page, not this form again. */
  readonly isInPlace?: boolean
  /** Whose script it is, where not the area's own. */
  readonly part?: string
  readonly facts?: Readonly<Record<`data-${string}`, string>>
  /** Texts that script says. */
  readonly texts?: readonly TextId[]
  readonly children?: ReactNode
}

interface PostedFormProps<Kind extends string, Field extends string> extends FormProps<Kind, Field> {
  readonly area: 'account' | 'checkout'
  readonly set: { readonly blank: Readonly<Record<Field, string>>; fieldsOf(kind: Kind): readonly Field[] }
  labelOf(name: string): string
}

/** Takes what an action answered; answers it when it is this form's refusal. */
export function refusedOf<Kind extends string>(kind: Kind, answer: unknown): Refused<Kind> | null {
  const isRefused = typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === kind
  return isRefused ? (answer as Refused<Kind>) : null
}

/** A form that posts without script; with it, it is judged field by field and answered in place (start-form.ts). */
export function PostedForm<Kind extends string, Field extends string>(props: PostedFormProps<Kind, Field>) {
  const { t } = useTexts()
  const { area, set, kind, labelOf, isInPlace = true, pending = t('ui.form.sending') } = props
  const refused = refusedOf(kind, props.refused)
  const values = refused?.values ?? { ...set.blank, ...props.values }
  return (
    <form
      id={`${kind}-form`}
      method="post"
      className={css.form}
      noValidate
      data-start={props.part ?? area}
      data-kind={kind}
      data-in-place={isInPlace || undefined}
      data-errors-title="ui.form.errors"
      {...props.facts}
    >
      <XsrfField />
      <input type="hidden" name="form" value={kind} />
      {props.idempotencyKey ? <input type="hidden" name="key" value={props.idempotencyKey} /> : null}
      <Problems {...props} fields={set.fieldsOf(kind)} refused={refused} />
      <FormContext value={{ values, errors: refused?.errors ?? {}, labelOf }}>{props.children}</FormContext>
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" whilePending={pending} {...props.look} data-send>
          {props.submit}
        </Button>
        {props.aside}
      </div>
    </form>
  )
}

type ProblemsProps = Pick<PostedFormProps<string, string>, 'area' | 'failure' | 'labelOf' | 'texts'> & {
  readonly fields: readonly string[]
  readonly refused: Refused | null
}

function Problems({ area, fields, refused, failure, labelOf, texts = [] }: ProblemsProps) {
  const { t } = useTexts()
  const { legal } = useSite()
  const message = (text: string) => (
    <InlineMessage tone="bad" isLive>
      {text}
    </InlineMessage>
  )
  return (
    <FormProblems
      title="ui.form.errors"
      errors={fields.flatMap((id) => {
        const error = refused?.errors[id]
        return error === undefined ? [] : [{ id, message: `${labelOf(id)}: ${error}` }]
      })}
      failure={refused ? (refused.failure ? message(refused.failure) : null) : failure}
      brokenLine={message(t(`${area}.brokenLine`, { phone: legal.phone }))}
      labels={Object.fromEntries(fields.map((id) => [id, labelOf(id)]))}
      texts={['ui.form.addressFound', 'ui.form.addressFailed', ...texts]}
    />
  )
}
