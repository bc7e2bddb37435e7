import type { LeadRules } from '@volante/contract/lead-form'
import { useTexts } from '../../texts/texts.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import { NumberField } from '../../ui/field/NumberField.tsx'
import { PhoneField } from '../../ui/field/PhoneField.tsx'
import { SegmentedChoice } from '../../ui/choice/SegmentedChoice.tsx'
import { type Choice, Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { PLACES } from './fields.ts'
import { useField } from './form-context.tsx'
import css from './proposal.module.css'

interface PersonFieldsProps {
  readonly rules: LeadRules
  readonly states: readonly Choice[]
}

/** Both persons' fields are in the page and style shows those of the chosen one: the choice needs no script and loses nothing. */
export function PersonFields({ rules, states }: PersonFieldsProps) {
  const { t } = useTexts()
  const { field, values } = useField()
  return (
    <Fieldset legend={t('lead.you.title')} hint={t('lead.you.allRequired')}>
      <SegmentedChoice
        legend={t('lead.you.personType')}
        name="leadPersonType"
        defaultValue={values.leadPersonType}
        options={[
          { value: 'physicalPerson', label: t('lead.you.physicalPerson') },
          { value: 'legalPerson', label: t('lead.you.legalPerson') },
        ]}
      />
      <div className={css.company}>
        <TextField {...field('corporateName')} label={t('lead.you.corporateName')} autoComplete="organization" />
        <TextField {...field('contactName')} label={t('lead.you.contactName')} autoComplete="name" />
      </div>
      <div className={css.person}>
        <TextField {...field('name')} label={t('lead.you.name')} autoComplete="name" />
      </div>
      <FormRow>
        <TextField
          {...field('email')}
          label={t('lead.you.email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          spellCheck={false}
        />
        <PhoneField {...field('phone')} label={t('lead.you.phone')} country={rules.country} hint={<PhoneHint />} />
      </FormRow>
      {rules.asksTaxId && (
        <div id={PLACES.document} data-may-omit={rules.mayOmitCpf || undefined}>
          <Documents rules={rules} />
        </div>
      )}
      {rules.country === 'AR' && (
        <Select
          {...field('stateCode')}
          label={t('lead.you.state')}
          options={states}
          placeholder={t('lead.you.chooseState')}
          autoComplete="address-level1"
        />
      )}
      <div className={css.company}>
        <NumberField {...field('totalVehicles')} label={t('lead.you.totalVehicles')} isOptional min={1} max={9999} />
        <Fleet />
      </div>
    </Fieldset>
  )
}

/** Always one line, so that an answer moves nothing; start-phone-check.ts writes it. */
function PhoneHint() {
  const { t } = useTexts()
  return (
    <span role="status" className={css.phoneHint} data-phone-hint data-said>
      {t('lead.you.phoneHint')}
    </span>
  )
}

function Documents({ rules: { country, mayOmitCpf } }: Pick<PersonFieldsProps, 'rules'>) {
  const { t } = useTexts()
  const { field } = useField()
  if (country === 'AR') {
    const hint = t('lead.you.documentHint')
    return (
      <>
        <div className={css.person}>
          <TextField
            {...field('document')}
            label={t('lead.you.document')}
            hint={hint}
            mask="dniOrCuil"
            inputMode="numeric"
          />
        </div>
        <div className={css.company}>
          <TextField
            {...field('companyDocument')}
            label={t('lead.you.companyDocument')}
            mask="cuil"
            inputMode="numeric"
          />
        </div>
      </>
    )
  }
  return (
    <>
      <div className={css.person}>
        <TextField
          {...field('cpf')}
          label={t('lead.you.cpf')}
          hint={t(mayOmitCpf ? 'lead.you.cpfOptional' : 'lead.you.cpfWhy')}
          isOptional={mayOmitCpf}
          mask="cpf"
          inputMode="numeric"
        />
      </div>
      <div className={css.company}>
        <TextField {...field('cnpj')} label={t('lead.you.cnpj')} mask="cnpj" autoCapitalize="characters" />
      </div>
    </>
  )
}

function Fleet() {
  const { t } = useTexts()
  const { tick } = useField()
  return <Checkbox {...tick('hasTwoYearCnpj')} label={t('lead.you.hasTwoYearCnpj')} />
}
