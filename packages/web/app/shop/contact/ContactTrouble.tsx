import { FormProblems } from '../../shell/light/form/FormProblems.tsx'
import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { FORM_FIELDS, type FormField, type FormKind } from './contact-forms.ts'

interface ContactTroubleProps {
  readonly kind: FormKind
  readonly errors: Readonly<Record<string, string>>
  readonly hasFailed: boolean
}

/** Above the form after a send that was refused or failed. */
export function ContactTrouble({ kind, errors, hasFailed }: ContactTroubleProps) {
  const { t, byKey } = useTexts()
  const { legal } = useSite()
  const fields: readonly FormField[] = FORM_FIELDS[kind]
  const failure = (
    <InlineMessage tone="bad" title={byKey('contact.sendFailed')} isLive>
      {t('contact.failed', { phone: legal.phone })}
    </InlineMessage>
  )
  return (
    <FormProblems
      title="contact.errors"
      errors={fields.flatMap((id) =>
        errors[id] === undefined ? [] : [{ id, message: `${t(LABELS[id])}: ${errors[id]}` }],
      )}
      failure={hasFailed ? failure : null}
      brokenLine={failure}
      labels={Object.fromEntries(fields.map((id) => [id, t(LABELS[id])]))}
    />
  )
}

export const LABELS = {
  contactReason: 'contact.reasonOf',
  reason: 'contact.reasonOf',
  product: 'contact.product',
  model: 'contact.model',
  version: 'contact.version',
  year: 'contact.year',
  mileage: 'contact.mileage',
  message: 'contact.message',
  name: 'contact.name',
  email: 'contact.email',
  phone: 'contact.phone',
} as const satisfies Record<FormField, string>
