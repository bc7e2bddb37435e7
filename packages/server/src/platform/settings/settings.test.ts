import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readSettings, Settings } from './settings.ts'

const example = parseEnv(readFileSync(join(import.meta.dirname, '../../../../../.env.example'), 'utf8'))

test('the example names every setting, and its values are the standard ones', () => {
  expect(Object.keys(example).sort()).toEqual(Object.keys(Settings.def.shape).sort())
  expect(readSettings(example)).toEqual(readSettings({}))
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['VOLANTE_DEMO', 'perhaps'],
  ['ROLE', 'boss'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '10.0.0.0/8,proxy.local'],
  ['LIMITS', 'writes'],
  ['LIMITS', 'wishes:5'],
  ['LEAD_CLIENT_SECRET', 'short'],
])('a wrong %s (%s) is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^Wrong settings:\\n {2}${name}: `))
})
