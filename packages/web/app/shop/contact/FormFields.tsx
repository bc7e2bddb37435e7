import { useTexts } from '../../texts/texts.tsx'
import { Fieldset, FormRow } from '../../ui/field/Fieldset.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { Field } from './contact-forms.ts'

export interface ContactChoices {
  readonly models: readonly Choice[]
  readonly contactReasons: readonly Choice[]
  readonly reportReasons: readonly Choice[]
  readonly products: readonly Choice[]
  readonly categories: readonly Choice[]
  readonly dealers: readonly Choice[]
}

export function MessageFields({ models, contactReasons }: ContactChoices) {
  return (
    <>
      <FormRow>
        <Field name="contactReason" options={contactReasons} />
        <AnyModel models={models} />
      </FormRow>
      <Field name="message" rows={6} />
      <Sender />
    </>
  )
}

export function DealerFields({ models }: ContactChoices) {
  return (
    <>
      <AnyModel models={models} />
      <Field name="message" rows={6} />
      <Sender />
    </>
  )
}

export function ReportFields({ models, reportReasons, products, categories, dealers }: ContactChoices) {
  const { t } = useTexts()
  return (
    <>
      <Fieldset legend={t('contact.problem')}>
        <FormRow>
          <Field name="reason" options={reportReasons} />
          <Field name="product" options={products} />
        </FormRow>
        <Field name="category" options={categories} placeholder={t('contact.choose')} />
        <Field name="message" rows={6} />
        {dealers.length > 0 && <Field name="dealerId" options={dealers} placeholder={t('contact.noDealer')} />}
      </Fieldset>
      <Fieldset legend={t('contact.car')}>
        <FormRow>
          <Field name="model" options={models} />
          <Field name="version" />
        </FormRow>
        <FormRow>
          <Field name="year" />
          <Field name="mileage" />
        </FormRow>
      </Fieldset>
      <Sender />
    </>
  )
}

function AnyModel({ models }: Pick<ContactChoices, 'models'>) {
  const { t } = useTexts()
  return models.length > 0 ? <Field name="model" options={models} placeholder={t('contact.anyModel')} /> : null
}

function Sender() {
  const { t } = useTexts()
  return (
    <Fieldset legend={t('contact.you')}>
      <Field name="name" />
      <FormRow>
        <Field name="email" />
        <Field name="phone" />
      </FormRow>
    </Fieldset>
  )
}
