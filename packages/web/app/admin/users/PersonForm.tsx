import { isStaff } from '@volante/domain/access'
import { can } from '@volante/domain/policy/policy'
import { COUNTRIES, ROLES } from '@volante/domain/vocabulary'
import { usePage } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { Select } from '../../ui/field/Select.tsx'
import { TextField } from '../../ui/field/TextField.tsx'
import { RolesField } from './RolesField.tsx'
import { PERSON_FIELDS, type PersonField, type RefusedPerson } from './take-people.ts'
import css from './users.module.css'

const NEEDED: readonly PersonField[] = ['name', 'email']
const TYPES: Partial<Record<PersonField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

/** Only the number of the chosen country is asked. */
const ONLY: Partial<Record<PersonField, string | undefined>> = { cpf: css.onlyBrazil, dni: css.onlyArgentina }

/** Somebody who gets an account. Roles of staff are offered to those who may give them. */
export function PersonForm({ refused }: { readonly refused: RefusedPerson | null }) {
  const { t, byKey, language } = useTexts()
  const { visitor } = usePage()
  const mayGiveAny = can(visitor, 'users.roles')
  const offered = ROLES.filter((role) => mayGiveAny || !isStaff([role]))
  const errors = refused?.errors ?? {}
  const said = Object.entries(errors).map(([name, key]) => ({
    id: name === 'form' ? 'name' : name,
    message: name === 'form' ? byKey(key) : `${t(`admin.users.field.${fieldName(name)}`)}: ${byKey(key)}`,
  }))
  return (
    <section aria-labelledby="one" className={css.section}>
      <h2 id="one">{t('admin.users.one')}</h2>
      <form method="post" action="/admin/users/new" className={css.form} noValidate>
        <XsrfField />
        <ErrorSummary title={t('admin.users.errors', { count: said.length })} errors={said} />
        <Select
          name="country"
          id="country"
          label={t('admin.users.field.country')}
          hint={t('admin.users.countryHint')}
          defaultValue={refused?.country ?? (language === 'es-AR' ? 'AR' : 'BR')}
          options={COUNTRIES.map((value) => ({ value, label: t(`admin.users.market.${value}`) }))}
          error={errors.country && byKey(errors.country)}
        />
        {PERSON_FIELDS.map((name) => (
          <TextField
            key={name}
            className={ONLY[name]}
            id={name}
            name={name}
            type={TYPES[name] ?? 'text'}
            label={t(`admin.users.field.${name}`)}
            defaultValue={refused?.values[name] ?? ''}
            error={errors[name] && byKey(errors[name])}
            isOptional={!NEEDED.includes(name)}
            required={NEEDED.includes(name)}
            autoComplete="off"
          />
        ))}
        <RolesField offered={offered} chosen={refused?.roles ?? []} error={errors.roles && byKey(errors.roles)} />
        <Button type="submit" variant="primary" size="small">
          {t('admin.users.create')}
        </Button>
      </form>
    </section>
  )
}

const fieldName = (name: string): PersonField | 'roles' | 'country' =>
  name === 'country' ? name : (PERSON_FIELDS.find((one) => one === name) ?? 'roles')
