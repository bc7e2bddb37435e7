import { isStaff } from '@volante/domain/access'
import { can, POLICY } from '@volante/domain/policy/policy'
import { type Audience, type Role, ROLES } from '@volante/domain/vocabulary'
import { usePage } from '../../shell/root-data.ts'
import { XsrfField } from '../../shell/xsrf-field.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ErrorSummary } from '../../ui/ErrorSummary.tsx'
import { Fieldset } from '../../ui/Fieldset.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useRoleNames } from '../role-names.ts'
import { PERSON_FIELDS, type PersonField, type RefusedPerson } from './take-people.ts'
import css from './users.module.css'

const AUDIENCE_ORDER = ['dealerStaff', 'administrator', 'customer'] as const satisfies readonly Audience[]
const NEEDED: readonly PersonField[] = ['name', 'email']
const TYPES: Partial<Record<PersonField, 'email' | 'tel'>> = { email: 'email', phone: 'tel' }

/** Somebody who gets an account. Roles of staff are offered to those who may give them. */
export function PersonForm({ refused }: { readonly refused: RefusedPerson | null }) {
  const { t, byKey } = useTexts()
  const errors = refused?.errors ?? {}
  const said = Object.entries(errors).map(([name, key]) => ({
    id: name === 'form' ? 'name' : name,
    message: name === 'form' ? byKey(key) : `${t(`admin.users.field.${fieldName(name)}`)}: ${byKey(key)}`,
  }))
  return (
    <section aria-labelledby="one" className={css.section}>
      <h2 id="one">{t('admin.users.one')}</h2>
      <form method="post" action="/admin/users" className={css.form} noValidate>
        <XsrfField />
        <ErrorSummary title={t('admin.users.errors', { count: said.length })} errors={said} />
        {PERSON_FIELDS.map((name) => (
          <TextField
            key={name}
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
        <Roles chosen={refused?.roles ?? []} error={errors.roles && byKey(errors.roles)} />
        <Button type="submit" variant="primary" size="small">
          {t('admin.users.create')}
        </Button>
      </form>
    </section>
  )
}

const fieldName = (name: string): PersonField | 'roles' => PERSON_FIELDS.find((one) => one === name) ?? 'roles'

function Roles({ chosen, error }: { readonly chosen: readonly string[]; readonly error: string | undefined }) {
  const { t } = useTexts()
  const { visitor } = usePage()
  const mayGiveAny = can(visitor, 'users.roles')
  const offered = ROLES.filter((role) => mayGiveAny || !isStaff([role]))
  return (
    <Fieldset
      id="roles"
      kind="question"
      legend={t('admin.users.field.roles')}
      hint={t('admin.users.rolesHint')}
      error={error}
    >
      {AUDIENCE_ORDER.map((audience) => (
        <RolesOf
          key={audience}
          audience={audience}
          roles={offered.filter((role) => POLICY[role].audience === audience)}
          chosen={chosen}
        />
      ))}
    </Fieldset>
  )
}

interface RolesOfProps {
  readonly audience: Audience
  readonly roles: readonly Role[]
  readonly chosen: readonly string[]
}

function RolesOf({ audience, roles, chosen }: RolesOfProps) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  if (roles.length === 0) return null
  const isOpen = audience === 'dealerStaff' || roles.some((role) => chosen.includes(role))
  return (
    <details open={isOpen} className={css.roles}>
      <summary>{t(`admin.audience.${audience}`)}</summary>
      <div>
        {roles.map((role) => (
          <Checkbox
            key={role}
            name="roles"
            value={role}
            label={nameOf(role)}
            hint={
              reachOf(role)
                .map((kind) => t(`admin.scope.${kind}`))
                .join(', ') || undefined
            }
            defaultChecked={chosen.includes(role)}
          />
        ))}
      </div>
    </details>
  )
}

/** How far the rights of a role reach, each once. */
const reachOf = (role: Role) => [...new Set(Object.values(POLICY[role].holds))]
