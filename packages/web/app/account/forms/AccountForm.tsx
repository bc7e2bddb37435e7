import type { ReactNode } from 'react'
import { FormProblems } from '../../shell/light/form/FormProblems.tsx'
import { useSite } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/xsrf-field.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button, type ButtonLook } from '../../ui/Button.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { BLANK, fieldsOf, type FormKind, type FormValues } from './account-forms.ts'
import css from './forms.module.css'
import { FormContext } from './form-context.tsx'
import type { Refused } from './take-form.ts'

interface AccountFormProps {
  readonly kind: FormKind
  /** What the page's action refused, of this form or another one of the page. */
  readonly refused: unknown
  /** What the fields hold at first. */
  readonly values?: Partial<FormValues>
  readonly submit: ReactNode
  readonly look?: ButtonLook
  /** Beside the button. */
  readonly aside?: ReactNode
  /** False where the answer is another view of the page, not this form again. */
  readonly isInPlace?: boolean
  readonly children?: ReactNode
}

/** Takes what an action answered; answers it when it is this form's refusal. */
export function refusedOf(kind: FormKind, answer: unknown): Refused | null {
  const isRefused = typeof answer === 'object' && answer !== null && 'kind' in answer && answer.kind === kind
  return isRefused ? (answer as Refused) : null
}

/** A form that posts without script; with it, it is judged field by field and answered in place (start-account.ts). */
export function AccountForm(props: AccountFormProps) {
  const { kind, refused: answer, values, submit, look, aside, isInPlace = true, children } = props
  const { t } = useTexts()
  const refused = refusedOf(kind, answer)
  const state = { values: refused?.values ?? { ...BLANK, ...values }, errors: refused?.errors ?? {} }
  return (
    <form
      id={`${kind}-form`}
      method="post"
      className={css.form}
      noValidate
      data-start="account"
      data-kind={kind}
      data-in-place={isInPlace || undefined}
      data-errors-title="account.errors"
    >
      <XsrfField />
      <input type="hidden" name="form" value={kind} />
      <Problems kind={kind} refused={refused} />
      <FormContext value={state}>{children}</FormContext>
      <div className={css.send}>
        <Button type="submit" variant="primary" size="large" whilePending={t('account.sending')} {...look} data-send>
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  )
}

function Problems({ kind, refused }: { readonly kind: FormKind; readonly refused: Refused | null }) {
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
      title="account.errors"
      errors={fields.flatMap((id) => {
        const error = refused?.errors[id]
        return error === undefined ? [] : [{ id, message: `${t(`account.field.${id}`)}: ${error}` }]
      })}
      failure={refused?.failure ? message(refused.failure) : null}
      brokenLine={message(t('account.brokenLine', { phone: legal.phone }))}
      labels={Object.fromEntries(fields.map((id) => [id, t(`account.field.${id}`)]))}
      texts={['account.address.found', 'account.address.failed']}
    />
  )
}
