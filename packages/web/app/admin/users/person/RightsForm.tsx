import type { PersonDetail, ScopePlaces } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/policy/roles'
import { Form } from '../../../forms/Form.tsx'
import { useTexts } from '../../../texts/texts.tsx'
import { RIGHTS_FORM } from '../people-forms.ts'
import { RolesField } from '../RolesField.tsx'
import { ScopeFields } from './ScopeFields.tsx'

export interface RightsFormProps {
  readonly person: PersonDetail
  readonly places: ScopePlaces
  readonly answer: unknown
}

/** All roles and places at once. What somebody else changed meanwhile is shown first: the choice is made anew on it. */
export function RightsForm({ person, places, answer }: RightsFormProps) {
  const { t } = useTexts()
  const { roles, markets, brands, regions, dealerGroups, dealerCodes, rightsVersion } = person
  return (
    <Form
      key={rightsVersion}
      form={RIGHTS_FORM}
      answer={answer}
      values={{ roles, markets, brands, regions, dealerGroups, dealerCodes: dealerCodes.join(' ') }}
      errorsTitle="admin.users.errors"
      submit={t('admin.users.saveRights')}
      look={{ size: 'small' }}
    >
      <input type="hidden" name="rightsVersion" value={rightsVersion} />
      <RolesField offered={ROLES} hasRights />
      <ScopeFields places={places} />
    </Form>
  )
}
