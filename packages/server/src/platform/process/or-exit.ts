import { loadSettings, type Settings, SettingsError } from '../settings/settings.ts'
import { missingLine, unaccepted } from '../settings/what-is-missing.ts'

/** The settings of this process. Refuses those with which customers would suffer, each with its remedy. */
export function settingsToStart(): Settings {
  const settings = loadSettings()
  const missing = unaccepted(settings)
  if (missing.length > 0) {
    const lines = missing.map((one) => `  ${missingLine(one)}`)
    throw new SettingsError(`Not ready for customers (VOLANTE_DEMO is off):\n${lines.join('\n')}`)
  }
  return settings
}

/** What a setting is to blame for ends the process with its words, not with a stack. */
export async function orExit<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    process.stderr.write(`${error.message}\nSee .env.example for every setting; "npm run doctor" checks them.\n`)
    process.exit(1)
  }
}
