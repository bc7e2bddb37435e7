import type { Permission } from '@volante/domain/policy/permissions'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import { type Audience, AUDIENCES, type Role, ROLES } from '@volante/domain/vocabulary'

/** What is chosen on the page, null where nothing is. */
export interface Chosen {
  readonly role: Role | null
  readonly permission: Permission | null
  readonly audience: Audience | null
}

/** Takes the address' parameters; answers the choices in them, anything unknown left out. */
export function readChosen(params: URLSearchParams): Chosen {
  const oneOf = <T extends string>(values: readonly T[], key: string): T | null =>
    values.find((value) => value === params.get(key)) ?? null
  return {
    role: oneOf(ROLES, 'role'),
    permission: oneOf(PERMISSIONS, 'permission'),
    audience: oneOf(AUDIENCES, 'audience'),
  }
}

/** The page with some choices changed. */
export function addressOf(chosen: Chosen, change: Partial<Chosen>): string {
  const fields = Object.entries({ ...chosen, ...change }).flatMap(([key, value]) =>
    value === null ? [] : [[key, value]],
  )
  return fields.length === 0 ? '/admin/permissions' : `/admin/permissions?${new URLSearchParams(fields)}`
}
