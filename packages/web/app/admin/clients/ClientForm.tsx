import type { Permission } from '@volante/domain/policy/permissions'
import type { Country } from '@volante/domain/vocabulary'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Field, NEW_CLIENT } from './client-form.ts'

interface ClientFormProps {
  readonly answer: unknown
  /** What the person may give, and nothing else is offered. */
  readonly givable: readonly Permission[]
  readonly countries: readonly Country[]
}

export function ClientForm({ answer, givable, countries }: ClientFormProps) {
  const { t, byKey } = useTexts()
  return (
    <Form form={NEW_CLIENT} answer={answer} submit={t('admin.clients.create')} look={{ size: 'small' }}>
      <Field name="name" />
      {givable.length > 0 && (
        <Field
          name="rights"
          options={givable.map((right) => ({ value: right, label: byKey(`rights.name.${right}`) }))}
        />
      )}
      <Field name="markets" options={countries.map((value) => ({ value, label: t(`admin.users.market.${value}`) }))} />
      <Field name="dealerCodes" isOptional />
      <Field name="endsOn" />
    </Form>
  )
}
