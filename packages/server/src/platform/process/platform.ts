import { CallError } from '@volante/contract/kit'
import type { Site } from '@volante/contract/site'
import type { Logger } from 'pino'
import type { Connection, Db } from '../db/database.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Providers } from '../../providers/providers.ts'
import type { Settings } from '../settings/settings.ts'
import type { Texts } from '../texts/texts.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Remembered } from './remembered.ts'

/** What one server process is made of. Handlers never see it; they see `Ctx`. */
export interface Platform {
  readonly settings: Settings
  readonly sites: readonly Site[]
  readonly texts: Texts
  readonly connection: Connection
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  readonly changes: Changes
  readonly remembered: Remembered
  readonly providers: Providers
  readonly log: Logger
  /** Answers are checked against their schemas in tests and development only. */
  readonly checkAnswers: boolean
  refusal(site: Site, status: number, key: string, values?: Readonly<Record<string, string | number>>): CallError
}

export function refusalWith(texts: Texts): Platform['refusal'] {
  return (site, status, key, values) =>
    new CallError(status, { code: key, message: texts.say(site, key, values) }, values)
}
