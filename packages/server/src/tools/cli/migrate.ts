import { connect } from '../../platform/db/database.ts'
import { migrate } from '../../platform/db/migrate.ts'
import { openDatabase } from '../../platform/process/boot.ts'
import { loadSettings } from '../../platform/settings/settings.ts'

/** `npm run migrate`: brings the database to this release, before its first process starts; those of the release before go on. */
const say = (line: string) => void process.stdout.write(`${line}\n`)
const { target, managed } = await openDatabase(loadSettings())
const { pool, close } = connect(target, 1, () => {}, 0)
try {
  await migrate(pool, {
    applied: (name) => say(`applied  ${name}`),
    newer: (names) => say(`newer    ${names.join(', ')}`),
  })
  say('The database is up to date.')
} finally {
  await close()
  if (managed?.wasRunning) managed.release()
  else await managed?.stop()
}
