import { DAY_MS } from '@volante/domain/duration'
import { timingSafeEqual } from 'node:crypto'
import { RETENTION } from '@volante/domain/privacy/retention'
import type { Db } from '../../../platform/db/database.ts'
import type { Settings } from '../../../platform/settings/settings.ts'
import type { Break } from '../tables.ts'
import { hashOf, markOf, START } from './link.ts'
import { farthestCheck, floorOf, linksAfter, sealsBetween, unsealedUpTo, waitingAbove } from './queries.ts'

const AT_ONCE = 2_000

/** What is not as it was, and where first. */
export interface Broken {
  readonly place: number
  /** Null where it is the seal that is wrong. */
  readonly entry: number | null
  readonly why: Break
}

export interface Checked {
  readonly entries: number
  readonly hash: Buffer
  /** Written, not sealed yet. */
  readonly waiting: number
  readonly broken: Broken | null
}

/** A place of the chain and its hash, as somebody noted them outside. */
export interface Noted {
  readonly place: number
  readonly hash: string
}

interface Asked {
  readonly db: Db
  readonly settings: Settings
  readonly now: Date
}

type Row = Awaited<ReturnType<typeof linksAfter>>[number]

/** Reads the whole chain from its first entry; returns how long it is, and the first thing in it that is not as it was sealed. */
export async function checkChain({ db, settings, now }: Asked, noted?: Noted): Promise<Checked> {
  const [floor, before] = await Promise.all([floorOf(db), farthestCheck(db)])
  let [place, hash, sealed]: [number, Buffer, number] = [0, START, 0]
  const ended = async (broken: Broken | null): Promise<Checked> => ({
    entries: place,
    hash,
    waiting: await waitingAbove(db, floor),
    broken,
  })
  for (;;) {
    const rows = await linksAfter(db, place, AT_ONCE)
    const seals = new Map((await sealsBetween(db, place, place + rows.length)).map((seal) => [seal.entries, seal]))
    for (const row of rows) {
      const why = whyBroken(row, place, hash, now)
      if (why) return ended({ place: row.place, entry: row.entry_id, why })
      ;[place, hash] = [row.place, row.hash]
      const seal = seals.get(place)
      const isOfSeal = !seal || (isSame(seal.hash, hash) && isSame(seal.mark, markOf(settings, place, hash)))
      const isAsNoted = noted?.place !== place || noted.hash === hash.toString('hex')
      if (!isOfSeal || !isAsNoted) return ended({ place, entry: null, why: 'SEAL' })
      if (seal) sealed = place
    }
    if (rows.length < AT_ONCE) break
  }
  // The last entry is under a seal, and none that was counted before is gone from the end.
  const isShort = place < Number(before?.entries ?? 0) || place < (noted?.place ?? 0)
  if (sealed !== place || isShort) return ended({ place, entry: null, why: 'SEAL' })
  const slippedIn = await unsealedUpTo(db, floor)
  return ended(slippedIn === null ? null : { place, entry: slippedIn, why: 'NOT_SEALED' })
}

function whyBroken(row: Row, placeBefore: number, before: Buffer, now: Date): Break | null {
  if (row.place !== placeBefore + 1 || !isSame(row.hash, hashOf(before, row))) return 'CHAIN'
  if (!row.is_there) return isOver(row.at, now) ? null : 'MISSING'
  return isSame(row.content, row.content_now) && isNoteSame(row) ? null : 'CHANGED'
}

/** Upkeep lets an entry go only then. */
function isOver(at: Date, now: Date): boolean {
  const goes = RETENTION['audit']?.goes
  return goes?.by === 'rows' && at.getTime() < now.getTime() - goes.days * DAY_MS
}

/** An erasure takes the note and the salt; neither goes alone. */
function isNoteSame({ note, salt, note_now: now, has_note: hasNote }: Row): boolean {
  if (note === null) return !hasNote
  return salt === null ? !hasNote : hasNote && isSame(note, now)
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)
