import { useSite } from '../../shell/root-data.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import type { ContactData } from './contact.page.tsx'
import type { FormField, FormValues } from './contact-forms.ts'
import { LABELS } from './ContactTrouble.tsx'

export interface FormFieldsProps extends ContactData {
  readonly values: FormValues
  readonly errors: Readonly<Record<string, string>>
}

/** What every field of these forms shares: its name is its id, so that the summary's links find it. */
function useField({ values, errors }: Pick<FormFieldsProps, 'values' | 'errors'>) {
  const { t } = useTexts()
  return (id: FormField, first = '') => ({
    id,
    name: id,
    label: t(LABELS[id]),
    error: errors[id],
    defaultValue: values[id] ?? first,
  })
}

export function MessageFields(props: FormFieldsProps) {
  const { t } = useTexts()
  const field = useField(props)
  return (
    <>
      <FormRow>
        <Select
          {...field('contactReason', props.reason)}
          options={props.contactReasons}
          placeholder={t('contact.choose')}
          required
        />
        <ModelSelect {...props} />
      </FormRow>
      <TextArea {...field('message')} hint={t('contact.messageHint')} required rows={6} />
      <Person {...props} />
    </>
  )
}

export function DealerFields(props: FormFieldsProps) {
  const { t } = useTexts()
  const field = useField(props)
  return (
    <>
      <ModelSelect {...props} />
      <TextArea {...field('message')} hint={t('contact.messageHint')} isOptional rows={6} />
      <Person {...props} />
    </>
  )
}

export function ReportFields(props: FormFieldsProps) {
  const { t } = useTexts()
  const field = useField(props)
  return (
    <>
      <Fieldset legend={t('contact.problem')}>
        <FormRow>
          <Select {...field('reason')} options={props.reportReasons} placeholder={t('contact.choose')} required />
          <Select {...field('product')} options={props.products} placeholder={t('contact.choose')} isOptional />
        </FormRow>
        <TextArea {...field('message')} hint={t('contact.messageHint')} required rows={6} />
      </Fieldset>
      <Fieldset legend={t('contact.car')}>
        <FormRow>
          <Select {...field('model')} options={named(props.models)} placeholder={t('contact.choose')} required />
          <TextField {...field('version')} autoComplete="off" required />
        </FormRow>
        <FormRow>
          <TextField {...field('year')} inputMode="numeric" maxLength={4} autoComplete="off" required />
          <TextField {...field('mileage')} inputMode="numeric" maxLength={9} suffix="km" autoComplete="off" required />
        </FormRow>
      </Fieldset>
      <Person {...props} isPhoneNeeded />
    </>
  )
}

const named = (models: readonly string[]) => models.map((name) => ({ value: name, label: name }))

function ModelSelect(props: FormFieldsProps) {
  const { t } = useTexts()
  const field = useField(props)
  if (props.models.length === 0) return null
  return <Select {...field('model')} options={named(props.models)} placeholder={t('contact.anyModel')} isOptional />
}

function Person({ isPhoneNeeded = false, ...props }: FormFieldsProps & { readonly isPhoneNeeded?: boolean }) {
  const { t } = useTexts()
  const { country } = useSite()
  const field = useField(props)
  return (
    <Fieldset legend={t('contact.you')}>
      <TextField {...field('name')} autoComplete="name" required />
      <FormRow>
        <TextField {...field('email')} type="email" inputMode="email" autoComplete="email" required />
        <PhoneField {...field('phone')} country={country} isOptional={!isPhoneNeeded} required={isPhoneNeeded} />
      </FormRow>
    </Fieldset>
  )
}
