import { mkdtempSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'volante-late-backup-'))
const backup = join(folder, 'monday.tar')
const demo = testServer({ ROLE: 'web', BACKUP_FOLDER: folder })
const late = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false', BACKUP_FOLDER: folder })
const none = testServer({ ROLE: 'web', VOLANTE_DEMO: 'false', BACKUP_FOLDER: join(folder, 'nothing') })

const noticesOf = async (server: typeof demo, role: 'partner_admin' | 'procedure_manager') =>
  (await (await server.as({ roles: [role] })).work.queues()).lateBackup

test('administrators of a platform for customers are told that its backup is late or missing', async () => {
  writeFileSync(backup, '')
  utimesSync(backup, new Date(), new Date(Date.now() - 30.5 * 3_600_000))
  expect(await noticesOf(late, 'partner_admin')).toEqual({ hours: 30 })
  expect(await noticesOf(none, 'partner_admin')).toEqual({ hours: null })
  expect(await noticesOf(late, 'procedure_manager')).toBeNull()
  expect(await noticesOf(demo, 'partner_admin')).toBeNull()
})
