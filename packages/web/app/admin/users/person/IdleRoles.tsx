import type { PersonDetail } from '@volante/contract/users-admin'
import { heldIn, idleRoles } from '@volante/domain/policy/held-scopes'
import { useTexts } from '../../../texts/texts.tsx'
import { InlineMessage } from '../../../ui/feedback/InlineMessage.tsx'
import { useRoleNames } from '../../../work/role-names.ts'

/** Says of a role that it was given no place to hold in: who has it finds every list empty. */
export function IdleRoles({ person }: { readonly person: PersonDetail }) {
  const { t } = useTexts()
  const { nameOf } = useRoleNames()
  const { roles, markets, brands, regions, dealerGroups, dealerCodes } = person
  const idle = idleRoles(roles, {
    markets: heldIn(markets),
    brands: heldIn(brands),
    regions: heldIn(regions),
    dealerGroups: heldIn(dealerGroups),
    dealerCodes,
  })
  return idle.map(({ role, kind }) => (
    <InlineMessage key={role} tone="warn">
      {t('admin.users.idle', { role: nameOf(role), kind: t(`rights.scope.${kind}`) })}
    </InlineMessage>
  ))
}
