import type { Permission } from '@volante/domain/policy/permissions'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import type { Audience, Role } from '@volante/domain/vocabulary'
import type { Texts } from '../../texts/texts.tsx'
import { listAddress } from '../../work/list/list-address.ts'

export const MATRIX = listAddress('/admin/permissions', ['role', 'permission'], ['audience'])

/** Where the rights are suggested for what is typed. */
export const RIGHTS_PATH = `${MATRIX.path}/rights`

/** Takes texts; returns every right in words. */
export const rightsIn = ({ t }: Pick<Texts, 't'>) =>
  PERMISSIONS.map((value) => ({ value, label: t(`rights.name.${value}`) }))

/** What is chosen on the page, blank where nothing is. */
export interface Chosen {
  readonly role: Role | ''
  readonly permission: Permission | ''
  readonly audience: Audience | ''
}

/** Those who work before those who buy. */
export const AUDIENCE_ORDER = ['dealerStaff', 'administrator', 'customer'] as const satisfies readonly Audience[]
