import type { RegretKind } from '@volante/contract/regret'
import { useSite } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { InlineMessage } from '../../ui/feedback/InlineMessage.tsx'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import css from './RequestPage.module.css'
import { REQUEST_FIELDS, REQUEST_PAGE, type RefusedRequest, type RequestField } from './take-request.ts'

interface RequestFormProps {
  readonly kind: RegretKind
  readonly refused: RefusedRequest | undefined
}

export function RequestForm({ kind, refused }: RequestFormProps) {
  const { t } = useTexts()
  const site = useSite()
  const name = REQUEST_PAGE[kind]
  const field = (id: RequestField) => ({
    id,
    name: id,
    defaultValue: refused?.values[id] ?? '',
    error: refused?.errors[id],
  })
  return (
    // Our own rules and words answer, not the browser's bubbles.
    <form
      method="post"
      action={pathTo(site, name)}
      className={css.form}
      noValidate
      aria-label={t(`legal.${name}.title`)}
    >
      <XsrfField />
      <Trouble refused={refused} />
      <TextField {...field('name')} label={t('legal.form.name')} autoComplete="name" required />
      <TextField
        {...field('email')}
        label={t('legal.form.email')}
        hint={t('legal.form.email.hint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
      <TextField
        {...field('reference')}
        label={t(`legal.${name}.what`)}
        hint={t(`legal.${name}.what.hint`)}
        autoComplete="off"
        required
      />
      <PhoneField {...field('phone')} country={site.country} label={t('legal.form.phone')} isOptional />
      <TextArea {...field('message')} label={t('legal.form.message')} isOptional rows={3} />
      <Button type="submit" variant="primary" size="large">
        {t(`legal.${name}.send`)}
      </Button>
    </form>
  )
}

function Trouble({ refused }: { readonly refused: RefusedRequest | undefined }) {
  const { t } = useTexts()
  const { legal } = useSite()
  if (!refused) return null
  if (refused.hasFailed) {
    return (
      <InlineMessage tone="bad" title={t('legal.form.failed')} isLive>
        {t('legal.form.failed.text', { phone: legal.phone })}
      </InlineMessage>
    )
  }
  const errors = REQUEST_FIELDS.flatMap((id) => (refused.errors[id] ? [{ id, message: refused.errors[id] }] : []))
  const labelled = errors.map(({ id, message }) => ({ id, message: `${label(id)}: ${message}` }))
  return <ErrorSummary title={t('legal.form.errors', { count: errors.length })} errors={labelled} />

  function label(id: RequestField): string {
    return id === 'reference' ? t('legal.regret.what') : t(`legal.form.${id}`)
  }
}
