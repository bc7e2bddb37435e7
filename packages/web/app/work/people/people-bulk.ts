import { BULK_ACTIONS, type Bulk, MOST_BULK } from '@volante/contract/users-admin'
import { isOneOf } from '@volante/domain/choice'
import { ROLES } from '@volante/domain/policy/roles'
import { PEOPLE } from '../list/known-lists.ts'

export const BULK_PATH = `${PEOPLE.path}/bulk`
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Takes what was chosen in the list, from an address or a form; returns what is to be done to whom, whatever is not understood left out. */
export function readBulk(posted: URLSearchParams | FormData): Bulk {
  const text = (name: string) => String(posted.get(name) ?? '')
  const [action, role] = [text('action'), text('role')]
  const ids = posted
    .getAll('who')
    .map(String)
    .filter((id) => ID.test(id))
  const isAboutRole = action === 'giveRole' || action === 'takeRole'
  return {
    action: isOneOf(BULK_ACTIONS, action) ? action : 'deactivate',
    ...(isAboutRole && isOneOf(ROLES, role) ? { role } : {}),
    ids: [...new Set(ids)].slice(0, MOST_BULK),
  }
}

/** Takes what is to be done; returns the page that asks first. */
export const bulkAddress = ({ action, role, ids }: Bulk): string =>
  `${BULK_PATH}?${new URLSearchParams([['action', action], ...(role ? [['role', role]] : []), ...ids.map((id) => ['who', id])])}`
