import type { ReactNode } from 'react'
import { FormProblems } from '../../shell/light/form/FormProblems.tsx'
import { useSite } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/xsrf-field.tsx'
import type { TextId } from '../../texts/ids.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { BLANK, fieldsOf, type FormKind, type FormValues } from './checkout-forms.ts'
import { FormContext } from './form-context.tsx'
import css from './forms.module.css'
import type { Refused } from './take-form.ts'

interface CheckoutFormProps {
  readonly kind: FormKind
  /** What the page's action refused, of this form or another one of the page. */
  readonly refused: unknown
  readonly values?: Partial<FormValues>
  /** Sent with it; the same key twice does the same once. */
  readonly idempotencyKey?: string
  readonly submit: ReactNode
  readonly pending: ReactNode
  /** Said before any answer of the action, e.g. what the bank said of the last card. */
  readonly failure?: ReactNode
  /** False where the answer is another view of the page, not this form again. */
  readonly isInPlace?: boolean
  /** Whose script it is, where not the forms' own. */
  readonly part?: string
  readonly facts?: Readonly<Record<`data-${string}`, string>>
  readonly aside?: ReactNode
  readonly texts?: readonly TextId[]
  readonly children?: ReactNode
}

/** Takes what an action answered; answers it when it is this form's refusal. */
export function refusedOf(kind: FormKind, answer: unknown): Refused | null {
  const isRefused = typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === kind
  return isRefused ? (answer as Refused) : null
}

/** A form that posts without script; with it, it is judged field by field and answered in place (start-checkout.ts). */
export function CheckoutForm(props: CheckoutFormProps) {
  const { kind, refused: answer, values, idempotencyKey, submit, pending, isInPlace = true, aside, children } = props
  const refused = refusedOf(kind, answer)
  const state = { values: refused?.values ?? { ...BLANK, ...values }, errors: refused?.errors ?? {} }
  return (
    <form
      id={`${kind}-form`}
      method="post"
      className={css.form}
      noValidate
      data-start={props.part ?? 'checkout'}
      data-kind={kind}
      data-in-place={isInPlace || undefined}
      data-errors-title="checkout.errors"
      {...props.facts}
    >
      <XsrfField />
      <input type="hidden" name="form" value={kind} />
      {idempotencyKey ? <input type="hidden" name="key" value={idempotencyKey} /> : null}
      <Problems kind={kind} refused={refused} failure={props.failure} texts={props.texts ?? []} />
      <FormContext value={state}>{children}</FormContext>
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" whilePending={pending} data-send>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

interface ProblemsProps {
  readonly kind: FormKind
  readonly refused: Refused | null
  readonly failure: ReactNode
  readonly texts: readonly TextId[]
}

function Problems({ kind, refused, failure, texts }: ProblemsProps) {
  const { t } = useTexts()
  const { legal } = useSite()
  const fields = fieldsOf(kind)
  const message = (text: string) => (
    <InlineMessage tone="bad" isLive>
      {text}
    </InlineMessage>
  )
  return (
    <FormProblems
      title="checkout.errors"
      errors={fields.flatMap((id) => {
        const error = refused?.errors[id]
        return error === undefined ? [] : [{ id, message: `${t(`checkout.field.${id}`)}: ${error}` }]
      })}
      failure={refused ? (refused.failure ? message(refused.failure) : null) : failure}
      brokenLine={message(t('checkout.brokenLine', { phone: legal.phone }))}
      labels={Object.fromEntries(fields.map((id) => [id, t(`checkout.field.${id}`)]))}
      texts={['checkout.address.found', 'checkout.address.failed', ...texts]}
    />
  )
}
