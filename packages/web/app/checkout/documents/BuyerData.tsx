import { AddressFields } from '../../forms/address/AddressFields.tsx'
import { Form } from '../../forms/Form.tsx'
import { useTexts } from '../../texts/texts.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { COMPLETION_FORMS, type CompletionValues, Field } from '../forms/checkout-forms.ts'

export interface Completion {
  readonly type: keyof typeof COMPLETION_FORMS
  readonly values: Partial<CompletionValues>
  readonly states: readonly Choice[]
}

interface BuyerDataProps {
  readonly completion: Completion
  readonly answer: unknown
}

/** What the contract names of the buyer: not needed to reserve, so asked for only now. */
export function BuyerData({ completion: { type, values, states }, answer }: BuyerDataProps) {
  const { t } = useTexts()
  const isPerson = type === 'physicalPerson'
  return (
    <Stack as="section" gap={4} aria-labelledby="buyer-data">
      <h2 id="buyer-data">{t('checkout.completion.title')}</h2>
      <p>{t('checkout.completion.text')}</p>
      <Form
        form={COMPLETION_FORMS[type]}
        answer={answer}
        values={values}
        submit={t('checkout.completion.submit')}
        pending={t('checkout.saving')}
      >
        <FormRow>
          <Field name="phone" />
          {isPerson ? <Field name="birthdate" placeholder="dd/mm/aaaa" /> : null}
        </FormRow>
        <AddressFields states={states} state="uf" />
      </Form>
    </Stack>
  )
}
