import { refusing } from '@volante/domain/refusal'
import { emailRefusal } from '@volante/domain/person/email'
import { requiredRefusal } from '@volante/domain/text'
import { describeFields } from '../../forms/describe-fields.ts'

const people = describeFields(
  {
    country: { label: 'admin.users.field.country', hint: 'admin.users.countryHint', control: 'select' },
    name: { label: 'admin.users.field.name', autoComplete: 'off' },
    email: { label: 'admin.users.field.email', type: 'email', autoComplete: 'off' },
    cpf: { label: 'admin.users.field.cpf', autoComplete: 'off' },
    /** Takes a CUIL too, which holds one. */
    dni: { label: 'admin.users.field.dni', autoComplete: 'off' },
    phone: { label: 'admin.users.field.phone', inputMode: 'tel', autoComplete: 'off' },
    dealerCode: { label: 'admin.users.field.dealerCode', autoComplete: 'off' },
    roles: { label: 'admin.users.field.roles', hint: 'admin.users.rolesHint', control: 'boxes' },
    markets: { label: 'admin.users.scope.markets', control: 'boxes' },
    brands: { label: 'admin.users.scope.brands', control: 'boxes' },
    regions: { label: 'admin.users.scope.regions', control: 'boxes' },
    dealerGroups: { label: 'admin.users.scope.dealerGroups', control: 'boxes' },
    dealerCodes: { label: 'admin.users.scope.dealerCodes', hint: 'admin.users.dealerCodesHint', control: 'area' },
    userGroups: { label: 'admin.users.field.userGroups', hint: 'admin.users.userGroupsHint', control: 'boxes' },
    loyaltyProgramCategory: {
      label: 'admin.users.field.loyaltyProgramCategory',
      hint: 'admin.users.loyaltyProgramCategoryHint',
      maxLength: 40,
      autoComplete: 'off',
    },
  },
  {
    paths: { cuil: 'dni' },
    codes: { 'users.emailTaken': 'email', 'users.rolesNotGranted': 'roles', 'dealer.notFound': 'dealerCode' },
  },
)
export const { Field } = people

/** Somebody who gets an account; the numbers are checked by the call, which knows the country's. */
export const NEW_PERSON = people.form({
  kind: 'person',
  fields: ['country', 'name', 'email', 'cpf', 'dni', 'phone', 'dealerCode', 'roles'],
  rules: ({ name, email }) => refusing({ name: requiredRefusal(name), email: emailRefusal(email) }),
})

/** All roles of somebody, and where they hold. */
export const RIGHTS_FORM = people.form({
  kind: 'rights',
  fields: ['roles', 'markets', 'brands', 'regions', 'dealerGroups', 'dealerCodes'],
})

/** The groups of somebody, and what the loyalty programme calls them. */
export const GROUPS_FORM = people.form({ kind: 'groups', fields: ['userGroups', 'loyaltyProgramCategory'] })
