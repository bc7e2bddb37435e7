import type { RegretKind } from '@volante/contract/regret-rules'
import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { REQUEST_PAGE, REQUESTS } from './request-forms.ts'

export function RequestForm({ kind, answer }: { readonly kind: RegretKind; readonly answer: unknown }) {
  const { t } = useTexts()
  const { form, Field } = REQUESTS[kind]
  return (
    <Form
      form={form}
      answer={answer}
      errorsTitle="legal.form.errors"
      broken={<Broken />}
      submit={t(`legal.${REQUEST_PAGE[kind]}.send`)}
    >
      <Field name="name" />
      <Field name="email" />
      <Field name="reference" />
      <Field name="phone" />
      <Field name="message" rows={3} />
    </Form>
  )
}

function Broken() {
  const { t } = useTexts()
  return (
    <InlineMessage tone="bad" title={t('legal.form.failed')} isLive>
      {t('legal.form.failed.text', { phone: useSite().legal.phone })}
    </InlineMessage>
  )
}
