import type { ReactNode } from 'react'
import type { FieldSpecs, FormSpec, FormValues } from '../../forms/field-spec.ts'
import { Form } from '../../forms/Form.tsx'
import type { DeskOrderProps } from './load-desk-order.ts'
import css from './orders.module.css'

interface StepFormProps<Specs extends FieldSpecs, Name extends keyof Specs & string> extends DeskOrderProps {
  readonly form: FormSpec<Specs, Name>
  /** What tells this form from others of its step: the part, the charge, the paper. */
  readonly of?: string
  readonly title: ReactNode
  readonly values?: Partial<FormValues<Specs, Name>>
  readonly buttons: ReactNode
  readonly children?: ReactNode
}

/** One thing staff may do: posted once however often it is pressed, its refusal beside it. */
export function StepForm<Specs extends FieldSpecs, Name extends keyof Specs & string>(
  props: StepFormProps<Specs, Name>,
) {
  const { form, of, title, data, answer, values = {}, buttons, children } = props
  const kind = of ? `${form.kind}.${of}` : form.kind
  return (
    <Form<Specs, Name, unknown>
      form={{ ...form, kind, prefix: kind }}
      answer={answer}
      values={values}
      idempotencyKey={data.once}
      className={css.act}
      buttons={buttons}
    >
      <h3>{title}</h3>
      {children}
    </Form>
  )
}
