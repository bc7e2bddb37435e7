import type { ReactNode } from 'react'
import { Form as RouterForm } from 'react-router'
import { XsrfField } from '../shell/session/XsrfField.tsx'
import type { TextId } from '../texts/ids.ts'
import { useTexts } from '../texts/texts.tsx'
import { Button, type ButtonLook } from '../ui/action/Button.tsx'
import { classes } from '../ui/classes.ts'
import type { FieldSpecs } from './field-spec.ts'
import { FormProblems } from './FormProblems.tsx'
import { FormStateContext } from './form-state.ts'
import css from './forms.module.css'
import { KIND } from './refused.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { useIsRenewed } from './use-sending.ts'

interface FormLook {
  /** Sent with it; the same key twice does the same once (`onceKey`). */
  readonly idempotencyKey?: string
  /** Above the fields that were refused, with {count}. */
  readonly errorsTitle?: TextId
  /** Said where nobody knows why it failed. */
  readonly broken?: ReactNode
  readonly submit?: ReactNode
  /** In place of the one button: several, each posting its own name and value. */
  readonly buttons?: ReactNode
  readonly look?: ButtonLook
  readonly pending?: ReactNode
  /** Beside the button. */
  readonly aside?: ReactNode
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A form that posts to its page's action, with script and without; with script, fields are checked on the way and it is sent in place. */
export function Form<Specs extends FieldSpecs, Name extends keyof Specs & string, Facts>(
  props: CheckedForm<Specs, Name, Facts> & FormLook,
) {
  const { t } = useTexts()
  const { form: spec, idempotencyKey, pending = t('ui.form.sending') } = props
  const { form, state, problems, failure, attempt, isSending } = useCheckedForm<Specs, Name, Facts>(props)
  const renewing = useIsRenewed() ? t('ui.form.renewing') : null
  return (
    <RouterForm {...form.props} method="post" className={classes(css.form, props.className)}>
      <XsrfField />
      <input type="hidden" name={KIND} value={spec.kind} />
      {idempotencyKey ? <input type="hidden" name="key" value={idempotencyKey} /> : null}
      <FormProblems
        form={spec}
        problems={problems}
        failure={failure}
        title={props.errorsTitle ?? 'ui.form.errors'}
        broken={props.broken}
        attempt={attempt}
      />
      <FormStateContext value={state}>{props.children}</FormStateContext>
      <div className={css.send}>
        {props.buttons ?? (
          <Button type="submit" variant="primary" size="large" {...props.look} pending={isSending ? pending : renewing}>
            {props.submit}
          </Button>
        )}
        {props.aside}
      </div>
    </RouterForm>
  )
}
