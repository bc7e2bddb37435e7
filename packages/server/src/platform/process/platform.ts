import { CallError } from '@volante/contract/kit'
import type { PreviewAs } from '@volante/contract/change-sets'
import { type SharedError, statusOf } from '@volante/contract/shared-errors'
import type { Site } from '@volante/contract/site'
import type { Sold } from '@volante/domain/policy/granting'
import type { DealerReach } from '@volante/domain/policy/held-scopes'
import type { Refusal } from '@volante/domain/refusal'
import type { Country } from '@volante/domain/vocabulary'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Connection, Db } from '../db/database.ts'
import type { FirstResponse } from '../http/first-responses.ts'
import type { Caller, KnownClient } from '../http/ctx.ts'
import type { Implementation } from '../http/implement.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { ModuleJobs } from '../jobs/module-jobs.ts'
import type { SiteValue } from '../sites/live-sites.ts'
import type { Settings } from '../settings/settings.ts'
import type { Texts } from '../texts/texts.ts'
import type { Keeper } from './cache-figures.ts'
import type { Changes } from './changes.ts'
import type { Clock } from './clock.ts'
import type { Providers } from './providers.ts'
import type { Remembered } from './remembered.ts'

/** What one server process is made of. Handlers never see it; they see `Ctx`. */
export interface Platform {
  readonly house: House
  readonly settings: Settings
  /** The open ones, as administrators set them; the list stays the same and what stands in it changes. */
  readonly sites: readonly Site[]
  /** The closed ones too: what was done at one is finished there. */
  readonly everySite: readonly Site[]
  /** As their files say. */
  readonly siteDefaults: readonly Site[]
  readonly texts: Texts
  readonly connection: Connection
  readonly db: Db
  readonly jobs: Jobs
  readonly clock: Clock
  readonly changes: Changes
  readonly remembered: Remembered
  /** What keeps things in this process. */
  readonly keepers: Keeper[]
  readonly providers: Providers
  readonly log: Logger
  /** Returns are checked against their schemas in tests and development only. */
  readonly checkAnswers: boolean
  /** Everything is shown with changes that are not in force: nothing may be written. */
  readonly isPreview?: true
  /** A refusal that calls share, or what a rule refuses by, with its text and the status the contract gives it. */
  refusal(site: Site, refused: SharedError | Refusal, values?: Refusal['values']): CallError
}

export function refusalWith(texts: Texts): Platform['refusal'] {
  return (site, refused, given) => {
    const { key, values = given } = typeof refused === 'string' ? { key: refused } : refused
    return new CallError(statusOf(key), { code: key, message: texts.say(site, key, values) }, values)
  }
}

/** Adds routes of its own to a part of the server. */
export type Mount = (scope: FastifyInstance, platform: Platform) => void | Promise<void>

/** What lives on the platform, given to it as a value: the platform itself imports no module and no provider. */
export interface House {
  /** What each module implements of the contract. */
  readonly implementations: readonly Implementation[]
  /** What each module does after a commit. */
  readonly jobs: readonly ModuleJobs[]
  /** Work that nobody asks for: queue name -> cron expression (UTC). */
  readonly schedules: Readonly<Record<string, string>>
  /** Queues whose jobs take longer than two minutes. */
  readonly slowJobs: readonly string[]
  /** Routes below `/api` that are no calls of the contract. */
  readonly apiMounts: readonly Mount[]
  readonly demo: Demo
  /** What `/metrics` shows besides the platform's own. */
  readonly figures: readonly Figure[]
  createProviders(settings: Settings, db: Db): Providers
  /** Who a bearer token speaks for; null when it is unknown or its session has ended. */
  callerOfToken(db: Db, token: string, now: Date): Promise<Caller | null>
  /** The countries into which a reach goes, in their order. */
  countriesWithin(db: Db, reach: DealerReach | 'all'): Promise<readonly Country[]>
  /** What the dealers sell that a reach names or covers by region or group. */
  soldWithin(db: Db, reach: DealerReach | 'all'): Promise<readonly Sold[]>
  /** Which external application this id and secret are of; null when they are none's, or it is over. */
  clientOf(db: Db, id: string, secret: string, now: Date): Promise<KnownClient | null>
  /** The token with which the first administrator of a new platform begins; null where there is one. */
  administratorToken(platform: Platform): Promise<string | null>
  /** Puts a change set in force in a transaction that is rolled back. */
  show(db: Db, changeSet: string): Promise<void>
  /** Somebody made up, of a transaction that is rolled back; null for who is not signed in. */
  madeUpCaller(db: Db, as: PreviewAs, site: Site, now: Date): Promise<Caller | null>
  /** Puts one value of the sites in force in a transaction that is rolled back. */
  showValue(db: Db, value: SiteValue): Promise<void>
  /** The brand of each car there is, by the codes of its version and of its model. */
  brandsOfCars(db: Db): Promise<ReadonlyMap<string, string>>
  /** What responds before the framework routes, beside the cached reads. */
  firstAnswers(platform: Platform): readonly FirstResponse[]
}

/** A figure that modules add to the metrics, read when they are. */
export interface Figure {
  readonly name: string
  readonly help: string
  read(platform: Platform): Promise<number>
}

/** What exists in demo mode only. */
export interface Demo {
  readonly logins: readonly { readonly email: string; readonly name: string }[]
  /** Address -> the pages below it. */
  readonly mounts: Readonly<Record<string, Mount>>
  /** Loads the world, its people and what they have done; `step` is called with the progress. */
  prepare(platform: Platform, db: Db, step: (text: string) => void): Promise<void>
  /** Ends a demo that this data was used for, where the platform is now for customers; loads what such a platform needs too. */
  end(platform: Platform, db: Db, step: (text: string) => void): Promise<void>
}
