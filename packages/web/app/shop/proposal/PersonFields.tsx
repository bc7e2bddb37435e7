import type { LeadRules } from '@volante/contract/lead-rules'
import { useTexts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { Field } from './proposal-form.ts'
import css from './proposal.module.css'
import { usePhoneCheck } from './whatsapp/use-phone-check.ts'

interface PersonFieldsProps {
  readonly rules: LeadRules
  readonly states: readonly Choice[]
}

/** Both persons' fields are in the page and style shows those of the chosen one: the choice needs no script and loses nothing. */
export function PersonFields({ rules, states }: PersonFieldsProps) {
  const { t } = useTexts()
  return (
    <Fieldset legend={t('lead.you.title')} hint={t('lead.you.allRequired')}>
      <Field
        name="leadPersonType"
        options={[
          { value: 'physicalPerson', label: t('lead.you.physicalPerson') },
          { value: 'legalPerson', label: t('lead.you.legalPerson') },
        ]}
      />
      <div className={css.company}>
        <Field name="corporateName" isOptional={false} />
        <Field name="contactName" isOptional={false} />
      </div>
      <div className={css.person}>
        <Field name="name" isOptional={false} />
      </div>
      <FormRow>
        <Field name="email" spellCheck={false} />
        <Field name="phone" hint={<PhoneHint />} />
      </FormRow>
      {rules.asksTaxId && <Documents rules={rules} />}
      {rules.country === 'AR' && (
        <Field name="stateCode" options={states} placeholder={t('lead.you.chooseState')} isOptional={false} />
      )}
      <div className={css.company}>
        <Field name="totalVehicles" min={1} max={9999} />
        <Field name="hasTwoYearCnpj" />
      </div>
    </Fieldset>
  )
}

/** Always one line, so that an answer moves nothing. */
function PhoneHint() {
  const { t } = useTexts()
  const state = usePhoneCheck()
  return (
    <span role="status" className={css.phoneHint} data-state={state ?? undefined}>
      {t(state ? `lead.whatsApp.${state}` : 'lead.you.phoneHint')}
    </span>
  )
}

function Documents({ rules: { country, mayOmitCpf } }: Pick<PersonFieldsProps, 'rules'>) {
  const { t } = useTexts()
  const [person, company] =
    country === 'BR'
      ? [
          <Field
            key="cpf"
            name="cpf"
            hint={t(mayOmitCpf ? 'lead.you.cpfOptional' : 'lead.you.cpfWhy')}
            isOptional={mayOmitCpf}
          />,
          <Field key="cnpj" name="cnpj" autoCapitalize="characters" isOptional={false} />,
        ]
      : [
          <Field key="document" name="document" isOptional={false} />,
          <Field key="companyDocument" name="companyDocument" isOptional={false} />,
        ]
  return (
    <>
      <div className={css.person}>{person}</div>
      <div className={css.company}>{company}</div>
    </>
  )
}
