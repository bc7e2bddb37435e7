import { can, MENU } from '@volante/domain/policy/policy'
import type { Role } from '@volante/domain/vocabulary'

/** Takes somebody signed in, or nobody; returns the pages they may open, and no other. */
export const menuFor = (person: { readonly roles: readonly Role[] } | null) =>
  MENU.filter(({ may }) => can(person, may))
