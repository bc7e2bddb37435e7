import { isStaff } from '@volante/domain/policy/access'
import { openingCountry } from '@volante/domain/policy/granting'
import { can } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import type { Country } from '@volante/domain/vocabulary'
import { Form } from '../../../forms/Form.tsx'
import { usePage } from '../../../shell/root-data.ts'
import { useTexts } from '../../../texts/texts.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Field, NEW_PERSON } from '../people-forms.ts'
import { RolesField } from '../RolesField.tsx'
import css from '../users.module.css'

interface PersonFormProps {
  readonly answer: unknown
  /** Where the visitor may let people in. */
  readonly countries: readonly Country[]
}

/** Somebody who gets an account. Roles of staff are offered to those who may give them; only the number of the chosen country is asked. */
export function PersonForm({ answer, countries }: PersonFormProps) {
  const { t, language } = useTexts()
  const mayGiveAny = can(usePage().visitor, 'users.roles')
  return (
    <Stack as="section" gap={3} aria-labelledby="one" className={css.section}>
      <h2 id="one">{t('admin.users.one')}</h2>
      <Form
        form={NEW_PERSON}
        answer={answer}
        values={{ country: openingCountry(countries, language === 'es-AR' ? 'AR' : 'BR') }}
        errorsTitle="admin.users.errors"
        submit={t('admin.users.create')}
        look={{ size: 'small' }}
        className={css.person}
      >
        <Field
          name="country"
          options={countries.map((value) => ({ value, label: t(`admin.users.market.${value}`) }))}
          isOptional={false}
        />
        <Field name="name" />
        <Field name="email" />
        <Field name="cpf" className={css.onlyBrazil} />
        <Field name="dni" className={css.onlyArgentina} />
        <Field name="phone" />
        <Field name="dealerCode" />
        <RolesField offered={ROLES.filter((role) => mayGiveAny || !isStaff([role]))} />
      </Form>
    </Stack>
  )
}
