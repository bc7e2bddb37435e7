import { type Checked, checkChain, type Noted } from '../../modules/audit/seal/check.ts'
import { withDatabase } from '../../modules/backup/rounds.ts'
import { connect } from '../../platform/db/database.ts'
import { orExit } from '../../platform/process/or-exit.ts'
import { loadSettings } from '../../platform/settings/settings.ts'

/**
 * `npm run verify-audit`: reads the audit log from its first entry and says that it is as it was written, or the first entry that is
 * not. With `<entries>:<hash>`, as an earlier run or the service's log said them, it also says whether that is still its beginning.
 */
const [given] = process.argv.slice(2)
const settings = await orExit(loadSettings)
const checked = await orExit(() =>
  withDatabase(settings, async (database) => {
    const { db, close } = connect(database, 1, () => {}, 0)
    return checkChain({ db, settings, now: new Date() }, notedIn(given)).finally(close)
  }),
)
process.stdout.write(`${summary(checked)}\n`)
if (checked.broken) process.exitCode = 1

function notedIn(text: string | undefined): Noted | undefined {
  if (text === undefined) return undefined
  const [, place, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? []
  if (!place || !hash) throw new Error('Noted are a number of entries and a hash: 1200:6f3c…')
  return { place: Number(place), hash }
}

function summary({ entries, hash, waiting, broken }: Checked): string {
  if (!broken) return `Intact: ${entries}:${hash.toString('hex')}, ${waiting} not sealed yet.`
  const what = {
    CHANGED: `entry ${broken.entry} was changed`,
    MISSING: `entry ${broken.entry} is missing`,
    NOT_SEALED: `entry ${broken.entry} was put in among older ones`,
    CHAIN: `the chain does not continue at entry ${broken.entry}`,
    SEAL: 'what is there is not what was sealed',
  }[broken.why]
  return `BROKEN at place ${broken.place}: ${what}. ${entries} entries before it are intact.`
}
