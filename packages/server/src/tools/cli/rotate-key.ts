import { connect } from '../../platform/db/database.ts'
import { openDatabase } from '../../platform/process/boot.ts'
import { loadSettings } from '../../platform/settings/settings.ts'
import { rotateKey } from '../../platform/settings/signing-key.ts'

/** `npm run rotate-key -- passport`: from now on another key signs logbooks, or what is named; what the ones before it signed is checked with them as before. */
const USES = ['logbook', 'passport']
const use = process.argv[2] ?? 'logbook'
if (!USES.includes(use)) throw new Error(`Keys sign ${USES.join(' or ')}`)
const { target, managed } = await openDatabase(loadSettings())
const { db, close } = connect(target, 1, () => {}, 0)
try {
  process.stdout.write(`${await rotateKey(db, use, new Date(), 'Ed25519')} signs from now on.\n`)
} finally {
  await close()
  if (managed?.wasRunning) managed.release()
  else await managed?.stop()
}
