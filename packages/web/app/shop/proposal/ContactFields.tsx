import { useFormField } from '../../forms/form-state.ts'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Field } from './proposal-form.ts'
import css from './proposal.module.css'

const CHANNELS = ['WHATSAPP', 'PHONE', 'EMAIL', 'SMS'] as const
const ALLOWED = ['allowWhatsApp', 'allowPhone', 'allowEmail', 'allowSMS'] as const

/** Nothing is ticked before the person does it, and each box says what follows (LGPD art. 8). */
export function ContactFields() {
  const { t } = useTexts()
  const { meta } = useFormField('allowEmail')
  return (
    <Fieldset legend={t('lead.contact.title')}>
      <CheckboxGroup
        className={css.allow}
        legend={t('lead.contact.allow')}
        hint={t('lead.contact.allowHint')}
        error={meta.errors?.[0]}
      >
        {ALLOWED.map((name) => (
          <Permission key={name} name={name} />
        ))}
      </CheckboxGroup>
      <Field
        name="preferredContactMethod"
        isOptional={false}
        required={false}
        placeholder={t('lead.contact.none')}
        options={CHANNELS.map((value) => ({ value, label: t(`lead.contact.${value}`) }))}
      />
      <Field name="description" rows={3} />
    </Fieldset>
  )
}

/** What is wrong with one is wrong with all of them, and stands above. */
function Permission({ name }: { readonly name: (typeof ALLOWED)[number] }) {
  const { t } = useTexts()
  const { meta } = useFormField(name)
  return (
    <Checkbox
      id={name}
      name={name}
      defaultChecked={meta.defaultChecked}
      label={t(`lead.contact.${name}`)}
      hint={t(`lead.contact.${name}Means`)}
    />
  )
}
