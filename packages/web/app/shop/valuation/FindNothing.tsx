import { Form } from '../../forms/Form.tsx'
import { useSite } from '../../shell/root-data.ts'
import { pathTo } from '../../shell/slugs.ts'
import { useTexts } from '../../texts/texts.tsx'
import { FormRow } from '../../ui/field/Fieldset.tsx'
import { type Choice, Select } from '../../ui/field/Select.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { CONTACT_FORMS, Field } from '../contact/contact-forms.ts'
import css from './valuation.module.css'

interface FindNothingProps {
  readonly dealers: readonly Choice[]
  readonly formKey: string
  readonly answer: unknown
  /** What is known of the car, in words: the dealer reads it and nobody is asked twice. */
  readonly about: string
}

/** Where no table helps a person does: a message to a dealer, which answers it (US-13). */
export function FindNothing({ dealers, formKey, answer, about }: FindNothingProps) {
  const { t } = useTexts()
  const site = useSite()
  return (
    <Stack as="section" gap={4} aria-labelledby="person" className="ruled">
      <h2 id="person">{t('valuation.person')}</h2>
      <p className="soft">{t('valuation.personText')}</p>
      <Form
        key={about}
        form={CONTACT_FORMS.dealer}
        answer={answer}
        values={{ message: about }}
        idempotencyKey={formKey}
        errorsTitle="contact.errors"
        submit={t('valuation.personAsk')}
        pending={t('contact.sending')}
        look={{ variant: 'secondary' }}
        className={css.person}
        aside={
          <p>
            {t('contact.privacy')} <a href={pathTo(site, 'privacy')}>{t('contact.privacyLink')}</a>
          </p>
        }
      >
        <Select id="dealer" name="dealer" label={t('valuation.dealer')} options={dealers} required />
        <Field name="message" rows={4} />
        <FormRow>
          <Field name="name" />
          <Field name="email" />
        </FormRow>
        <Field name="phone" />
      </Form>
    </Stack>
  )
}
