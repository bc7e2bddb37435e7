import { HOUR_MS } from '@volante/domain/duration'
import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { hasProxy, type Settings } from '../../platform/settings/settings.ts'
import { isTooOld, newestBackupTime } from '../../modules/backup/api.ts'
import { type Finding, fine, wrong } from './finding.ts'

const GIB = 1024 ** 3
const FLUSHES = 20
/** Slower, and a purchase waits for the disk; faster, and nothing reached it. */
const SLOW_FLUSH_MS = 25
const NO_FLUSH_MS = 0.005
const SKEW_MS = 2_000

export async function checkDisk({ VOLANTE_DATA }: Settings): Promise<Finding> {
  const { bavail, bsize } = await statfs(VOLANTE_DATA)
  const free = (bavail * bsize) / GIB
  return free >= 1
    ? fine(`${free.toFixed(0)} GiB free`)
    : wrong(`Only ${free.toFixed(1)} GiB free in the data folder: make room`)
}

/** What is acknowledged must be on the disk: how long that takes here. */
export async function checkFlush({ VOLANTE_DATA }: Settings): Promise<Finding> {
  const path = join(VOLANTE_DATA, `.doctor-${process.pid}`)
  const file = await open(path, 'w')
  const times: number[] = []
  try {
    for (let count = 0; count < FLUSHES; count++) {
      const began = performance.now()
      await file.write('x'.repeat(8_192))
      await file.datasync()
      times.push(performance.now() - began)
    }
  } finally {
    await file.close()
    await rm(path, { force: true })
  }
  return flushFinding(times.toSorted((a, b) => a - b)[FLUSHES / 2] ?? 0)
}

export function flushFinding(ms: number): Finding {
  const took = `${ms.toFixed(ms < 1 ? 3 : 1)} ms`
  if (ms < NO_FLUSH_MS)
    return wrong(
      `The disk takes ${took} to flush: it keeps nothing through a power cut; put VOLANTE_DATA on a real disk`,
    )
  if (ms > SLOW_FLUSH_MS)
    return wrong(`The disk takes ${took} to flush, and every purchase waits for it: use a faster one`)
  return fine(`The disk flushes in ${took}`)
}

/** The zones of the sites, which prices, countdowns and days are told in. */
export function checkZones(zones: readonly string[]): Finding {
  const unknown = zones.filter((timeZone) => !knowsZone(timeZone))
  return unknown.length > 0
    ? wrong(`This Node does not know the time zones ${unknown.join(', ')}: use the one npm installs`)
    : fine(`Time zones are known (tz ${process.versions.tz ?? 'unknown'})`)
}

function knowsZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** Takes another clock's time as it was asked for between two moments of ours. */
export function clockFinding(before: number, theirs: number, after: number): Finding {
  const skew = theirs < before ? before - theirs : theirs > after ? theirs - after : 0
  return skew > SKEW_MS
    ? wrong(
        `The clock is ${(skew / 1000).toFixed(0)} s from the database's: set both by NTP (timedatectl set-ntp true)`,
      )
    : fine("The clock agrees with the database's")
}

/** With https the requests come from a proxy, and whose they are stands in its headers. */
export function checkProxy(settings: Settings): Finding {
  const { PUBLIC_URL } = settings
  const isTrusted = hasProxy(settings)
  if (PUBLIC_URL?.startsWith('https://') && !isTrusted)
    return wrong(
      "PUBLIC_URL is https, which a proxy ends, but TRUST_PROXY names none: every visitor has the proxy's address, and limits count them as one. Set TRUST_PROXY to the number of proxies (1) or their networks (10.0.0.0/8)",
    )
  if (isTrusted && !PUBLIC_URL)
    return wrong(
      'TRUST_PROXY is on without PUBLIC_URL: without a proxy anybody writes the address they come from. Set PUBLIC_URL, or leave TRUST_PROXY empty',
    )
  return fine(isTrusted ? "Visitors' addresses come from the proxy" : 'No proxy')
}

/** The newest backup, whatever made it: ours are whole once they have a manifest, a file of another tool counts by its time. */
export async function checkBackup(settings: Settings, now: number): Promise<Finding> {
  const { place, newest } = await newestBackupTime(settings)
  if (newest === null)
    return settings.VOLANTE_DEMO
      ? fine('No backup, which a demo does not need')
      : wrong(
          `No backup in ${place}: ${settings.BACKUP_KEY ? 'run "npm run backup"' : 'set BACKUP_KEY, and one is made every night'}`,
        )
  const hours = (now - newest) / HOUR_MS
  return isTooOld(newest, now)
    ? wrong(`The newest backup is ${hours.toFixed(0)} hours old: look why none was made since`)
    : fine(`The newest backup is ${hours.toFixed(0)} hours old`)
}
