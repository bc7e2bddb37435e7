import { useTexts } from '../../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../../ui/field/Fieldset.tsx'
import { channelChoices, Field } from '../appointment-forms.ts'

/** Who comes, and how the dealer may answer. */
export function WhoFields() {
  const { t } = useTexts()
  return (
    <Fieldset legend={t('appointment.you')}>
      <Field name="name" />
      <FormRow>
        <Field name="email" />
        <Field name="phone" />
      </FormRow>
      <Field
        name="contact"
        options={channelChoices.map((value) => ({ value, label: t(`appointment.contact.${value}`) }))}
      />
    </Fieldset>
  )
}
