import type { Role } from '@volante/domain/vocabulary'
import { useTexts } from '../texts/texts.tsx'

/** Roles in the reader's words. */
export function useRoleNames() {
  const { language, t } = useTexts()
  const list = new Intl.ListFormat(language, { type: 'disjunction' })
  const nameOf = (role: Role) => t(`rights.role.${role}`)
  return { nameOf, anyOf: (roles: readonly Role[]) => list.format(roles.map(nameOf)) }
}
