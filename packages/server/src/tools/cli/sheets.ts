import { readFile, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { SHEETS } from '../../house-sheets.ts'
import { withDatabase } from '../../modules/backup/rounds.ts'
import { exportFile, importFile, type Terminal } from '../../modules/sheets/command.ts'
import { connect } from '../../platform/db/database.ts'
import { SITES } from '../../platform/process/boot.ts'
import { orExit } from '../../platform/process/or-exit.ts'
import { loadSettings } from '../../platform/settings/settings.ts'
import type { Placing } from '@volante/domain/sheets/mapping'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { loadSites } from '../../platform/sites/sites.ts'
import { loadTexts } from '../../platform/texts/texts.ts'

/**
 * `npm run import -- <sheet> <file.csv|.xlsx> [--dry-run] [--partial] [--map 'Código=code'] [--map ':BR=country']`: puts a file in force, all
 * or nothing; with `--partial` without its refused rows, with `--map` taking a column of another name, or the same words in every row (after
 * the colon), unless that is remembered of such headings. `npm run export -- <sheet> <file.csv|.xlsx>`: writes all rows. Without a sheet both say which there are.
 */
const [command, name, path, ...flags] = process.argv.slice(2)
const sheet = SHEETS.find((one) => one.name === name)
const say = (line: string) => void process.stdout.write(`${line}\n`)
if (!sheet || !path) {
  say(
    `npm run ${command ?? 'import'} -- <sheet> <file.csv or file.xlsx>\n\nSheets: ${SHEETS.map((one) => one.name).join(' ')}`,
  )
  process.exitCode = 1
} else {
  const settings = await orExit(loadSettings)
  const [{ sites }, texts] = await Promise.all([loadSites(SITES), loadTexts()])
  await orExit(() =>
    withDatabase(settings, async (database) => {
      const { db, close } = connect(database, 1, () => {}, 0)
      await work({ db, now: new Date(), sites, texts }, sheet, path).finally(close)
    }),
  )
}

/** Takes what was said of columns, `Código=code` or `:BR=country`; returns where each heading's cells come from, or nothing where nothing was said. */
function placingOf(placings: readonly string[]): Placing | null {
  const placed = placings.map((one) => {
    const at = one.lastIndexOf('=')
    const from = one.slice(0, Math.max(at, 0))
    return [one.slice(at + 1), from.startsWith(':') ? { is: from.slice(1) } : { from }] as const
  })
  return placings.length > 0 ? Object.fromEntries(placed) : null
}

async function work(terminal: Terminal, chosen: Sheet, file: string): Promise<void> {
  if (command === 'export') {
    const bytes = await exportFile(terminal, chosen, file.endsWith('.xlsx') ? 'xlsx' : 'csv')
    await writeFile(file, bytes)
    return say(`${file}: ${bytes.length} bytes`)
  }
  const isTrial = flags.includes('--dry-run')
  const isPartial = flags.includes('--partial')
  const placing = placingOf(flags.filter((_, at) => flags[at - 1] === '--map'))
  const given = {
    name: basename(file),
    bytes: await readFile(file),
    isTrial,
    isPartial,
    ...(placing ? { placing } : {}),
  }
  const { create, change, same, returning, refused, problem } = await importFile(terminal, SHEETS, chosen, given)
  if (problem) say(problem)
  for (const line of refused) say(line)
  if (returning > 0) say(`${returning} of the new rows had been removed.`)
  say(`${create} new, ${change} changed, ${same} the same, ${refused.length} refused`)
  const isStopped = problem !== null || (refused.length > 0 && !isPartial)
  if (isTrial || isStopped) say('Nothing was changed.')
  if (isStopped) process.exitCode = 1
}
