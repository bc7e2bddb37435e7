import { type RestoredCar, restoreSavedCar, type SavedCar } from '@volante/domain/configuration/saved-car'

/** What this browser keeps of the last car of a site, with what a link to it needs. */
export interface SavedBuild extends SavedCar {
  readonly model: string
  /** "Pulse Impetus 1.0 Turbo" as it was then. */
  readonly title: string
  /** The query that reproduces it. */
  readonly query: string
}

const keyOf = (siteId: string) => `volante-car:${siteId}`

/** Keeps a build; a browser that keeps nothing is no failure. */
export function saveBuild(siteId: string, build: SavedBuild): void {
  try {
    localStorage.setItem(keyOf(siteId), JSON.stringify(build))
  } catch {
    // Storage is full or switched off: the address still has the build.
  }
}

/** Takes a site and the time now (milliseconds); returns the saved car with every price to be asked for again, null when there is none that is valid. */
export function savedBuild(
  siteId: string,
  now: number,
): { readonly saved: SavedBuild; readonly isExpired: boolean } | null {
  const saved = stored(siteId)
  const restored: RestoredCar | null = saved && restoreSavedCar(saved, now)
  if (!saved || !restored || restored.status === 'refused') return null
  return { saved, isExpired: restored.status === 'expired' }
}

function stored(siteId: string): SavedBuild | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(siteId)) ?? 'null')
    return isSaved(value) ? value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Only what this module wrote: anything else in the storage counts as nothing saved. */
function isSaved(value: unknown): value is SavedBuild {
  if (!isRecord(value) || !isRecord(value['build']) || !isRecord(value['prices'])) return false
  const { build } = value
  const hasTexts = ['model', 'title', 'query'].every((field) => typeof value[field] === 'string')
  const hasLists = ['chosen', 'parts', 'services'].every((field) => Array.isArray(build[field]))
  return hasTexts && hasLists && typeof value['savedAt'] === 'number'
}
