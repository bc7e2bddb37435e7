import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { InlineMessage } from '../../ui/InlineMessage.tsx'
import { FORM_FIELDS, type FormField, type FormKind } from './contact-forms.ts'

interface ContactTroubleProps {
  readonly kind: FormKind
  readonly errors: Readonly<Record<string, string>>
  readonly attempt: number
  readonly hasFailed: boolean
}

/** Above the form after a send that was refused or failed. */
export function ContactTrouble({ kind, errors, attempt, hasFailed }: ContactTroubleProps) {
  const { t, byKey } = useTexts()
  const { legal } = useSite()
  const named = (FORM_FIELDS[kind] as readonly FormField[]).flatMap((id) =>
    errors[id] === undefined ? [] : [{ id, message: `${t(LABELS[id])}: ${errors[id]}` }],
  )
  if (attempt === 0) return null
  if (named.length > 0) {
    return <ErrorSummary key={attempt} title={t('contact.errors', { count: named.length })} errors={named} />
  }
  return hasFailed ? (
    <InlineMessage key={attempt} tone="bad" title={byKey('contact.sendFailed')} isLive>
      {t('contact.failed', { phone: legal.phone })}
    </InlineMessage>
  ) : null
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
