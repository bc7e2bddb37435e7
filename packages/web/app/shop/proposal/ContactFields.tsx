import { useTexts } from '../../texts/texts.tsx'
import { Checkbox, CheckboxGroup } from '../../ui/choice/Checkbox.tsx'
import { Fieldset } from '../../ui/field/Fieldset.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextArea } from '../../ui/field/TextArea.tsx'
import { placeOf } from './fields.ts'
import { useField } from './form-context.tsx'
import css from './proposal.module.css'

const CHANNELS = ['WHATSAPP', 'PHONE', 'EMAIL', 'SMS'] as const
const ALLOWED = ['allowWhatsApp', 'allowPhone', 'allowEmail', 'allowSMS'] as const

/** Nothing is ticked before the person does it, and each box says what follows (LGPD art. 8). */
export function ContactFields() {
  const { t } = useTexts()
  const { field, tick, errorOf } = useField()
  return (
    <Fieldset legend={t('lead.contact.title')}>
      <CheckboxGroup
        id={placeOf('allowEmail')}
        className={css.allow}
        legend={t('lead.contact.allow')}
        hint={t('lead.contact.allowHint')}
        error={errorOf('allowEmail')}
      >
        {ALLOWED.map((name) => (
          <Checkbox
            key={name}
            {...tick(name)}
            label={t(`lead.contact.${name}`)}
            hint={t(`lead.contact.${name}Means`)}
          />
        ))}
      </CheckboxGroup>
      <Select
        {...field('preferredContactMethod')}
        label={t('lead.contact.preferred')}
        placeholder={t('lead.contact.none')}
        options={CHANNELS.map((value) => ({ value, label: t(`lead.contact.${value}`) }))}
      />
      <TextArea
        {...field('description')}
        label={t('lead.contact.message')}
        hint={t('lead.contact.messageHint')}
        isOptional
        rows={3}
        maxLength={2000}
      />
    </Fieldset>
  )
}
