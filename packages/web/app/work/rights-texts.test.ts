import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUDITED_CALLS } from '@volante/contract/audit'
import { RIGHTS } from '@volante/domain/policy/permissions'
import { type Right, SCOPE_KINDS } from '@volante/domain/policy/right'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import { ROLES } from '@volante/domain/policy/roles'
import { AUDIENCES } from '@volante/domain/vocabulary'
import { expect, test } from 'vitest'

const linesOf = (permission: string, { menu, audited }: Right): string[] => [
  `rights.name.${permission}`,
  ...(menu ? [`rights.menu.${permission}`] : []),
  ...Object.keys(audited ?? {}).map((call) => `rights.did.${call}`),
]
const ofRights = Object.entries(RIGHTS).flatMap(([permission, right]) => linesOf(permission, right))
const lines = [
  ...ofRights,
  ...AUDITED_CALLS.map((call) => `rights.did.${call}`).filter((id) => !ofRights.includes(id)),
  ...AUDIENCES.map((audience) => `rights.audience.${audience}`),
  ...ROLES.map((role) => `rights.role.${role}`),
  ...SCOPE_KINDS.map((kind) => `rights.scope.${kind}`),
  ...SCOPE_KINDS.map((kind) => `rights.reach.${kind}`),
]

test.each(['pt-BR', 'es-AR'])(
  '%s says of each right what its entry in the policy has, in its order, and nothing of what has left it',
  (language) => {
    const file = join(import.meta.dirname, `../../../../texts/${language}/rights.json`)
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    expect(Object.keys(texts)).toEqual(lines)
    const names = [...PERMISSIONS.map((one) => `rights.name.${one}`), ...ROLES.map((role) => `rights.role.${role}`)]
    expect(new Set(names.map((id) => texts[id])).size).toBe(names.length)
    // Each is the middle of a sentence: who did it stands before.
    const begun = Object.keys(texts).filter((id) => id.startsWith('rights.did.') && /^\p{Lu}/u.test(texts[id] ?? ''))
    expect(begun).toEqual([])
  },
)
