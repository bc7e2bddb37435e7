import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SCOPE_KINDS } from '@volante/domain/policy/permissions'
import { PERMISSIONS } from '@volante/domain/policy/policy'
import { AUDIENCES, ROLES } from '@volante/domain/vocabulary'
import { expect, test } from 'vitest'

const named = [
  ...PERMISSIONS.map((permission) => `admin.permission.${permission}`),
  ...ROLES.map((role) => `admin.role.${role}`),
  ...SCOPE_KINDS.flatMap((kind) => [`admin.scope.${kind}`, `admin.reach.${kind}`]),
  ...AUDIENCES.map((audience) => `admin.audience.${audience}`),
]

test.each(['pt-BR', 'es-AR'])(
  '%s has words for everything in the policy, and for nothing that has left it',
  (language) => {
    const file = join(import.meta.dirname, `../../../../texts/${language}/admin.json`)
    const texts: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    const written = Object.keys(texts).filter((key) => /^admin\.(permission|role|scope|reach|audience)\./.test(key))
    expect(written.sort()).toEqual(named.toSorted())
    const permissions = PERMISSIONS.map((permission) => texts[`admin.permission.${permission}`])
    expect(new Set(permissions).size).toBe(permissions.length)
    expect(new Set(ROLES.map((role) => texts[`admin.role.${role}`])).size).toBe(ROLES.length)
  },
)
