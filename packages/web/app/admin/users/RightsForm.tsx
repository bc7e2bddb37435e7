import type { PersonDetail, ScopePlaces } from '@volante/contract/users-admin'
import { ROLES } from '@volante/domain/vocabulary'
import { XsrfField } from '../../shell/XsrfField.tsx'
import { useTexts } from '../../texts/texts.tsx'
import { Button } from '../../ui/action/Button.tsx'
import { ErrorSummary } from '../../ui/feedback/ErrorSummary.tsx'
import { RolesField } from './RolesField.tsx'
import { ScopeFields } from './ScopeFields.tsx'
import type { RefusedRights } from './take-rights.ts'
import css from './users.module.css'

export interface RightsFormProps {
  readonly person: PersonDetail
  readonly places: ScopePlaces
  readonly refused: RefusedRights | null
}

/** All roles and places at once; a refused form keeps what was chosen. */
export function RightsForm({ person, places, refused }: RightsFormProps) {
  const { t, byKey } = useTexts()
  const rights = refused?.rights ?? null
  const errors = refused?.errors ?? {}
  const said = Object.entries(errors).map(([id, key]) => ({ id, message: byKey(key) }))
  const problem = rights && refused?.problem ? [{ id: 'roles', message: byKey(refused.problem) }] : []
  const all = [...said, ...problem]
  // What somebody else changed meanwhile is shown first; the choice is made anew on it.
  const isStale = refused?.problem === 'users.rightsChanged'
  const held = rights && !isStale ? rights : person
  return (
    <form method="post" className={css.form} noValidate>
      <XsrfField />
      <input type="hidden" name="intent" value="rights" />
      <input type="hidden" name="rightsVersion" value={person.rightsVersion} />
      <ErrorSummary title={t('admin.users.errors', { count: all.length })} errors={all} />
      <RolesField offered={ROLES} chosen={held.roles} error={errors.roles && byKey(errors.roles)} hasRights />
      <ScopeFields held={held} places={places} errors={errors} />
      <Button type="submit" variant="primary" size="small">
        {t('admin.users.saveRights')}
      </Button>
    </form>
  )
}
