import { randomInt } from 'node:crypto'
import { chown, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ManagedPostgres, startManagedPostgres } from '../../packages/server/src/platform/db/managed.ts'
import { nativeFolder, runnerFor } from '../../packages/server/src/platform/db/postgres-binaries.ts'
import { PostgresDoor } from '../../packages/server/src/tools/testing/postgres-door.ts'
import { Balancer } from './balancer.ts'
import { baseBackup } from './base-backup.ts'
import { LeadSender } from './lead-sender.ts'
import { drawsFrom, plansOf } from './purchase-plan.ts'
import { PurchaseShop } from './purchase-shop.ts'
import { API, ServerProcess } from './server-process.ts'

const PORTS = { balancer: 4330, a: 4331, b: 4332, worker: 4333 }
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))
let folder = ''
let primary: ManagedPostgres
let standby: ManagedPostgres
let door: PostgresDoor
let balancer: Balancer
let servers: { a: ServerProcess; b: ServerProcess; worker: ServerProcess }

/** Two web processes and a worker on one PostgreSQL behind an address that can lead elsewhere; and a standby of it. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'volante-two-machines-'))
  primary = await startManagedPostgres(join(folder, 'primary'))
  door = new PostgresDoor(primary.connection.host)
  const url = `postgres://volante@127.0.0.1:${await door.listen()}/volante`
  const process = (port: number, role: 'web' | 'worker') =>
    new ServerProcess(port, join(folder, 'data'), {
      ...(role === 'web' ? { main: API } : {}),
      env: { ROLE: role, DATABASE_URL: url, BOX_PIX_SECONDS: '1' },
    })
  servers = { a: process(PORTS.a, 'web'), b: process(PORTS.b, 'web'), worker: process(PORTS.worker, 'worker') }
  // All at once on an empty database: one of them prepares it, the others wait.
  await Promise.all([servers.a.start(), servers.b.start(), servers.worker.start()])
  balancer = new Balancer(PORTS.balancer, [PORTS.a, PORTS.b])
})

afterAll(async () => {
  balancer?.close()
  await Promise.all(Object.values(servers).map((server) => server.stop()))
  door?.close()
  await Promise.allSettled([primary?.stop(), standby?.stop()])
  await rm(folder, { recursive: true, force: true })
})

test('a worker serves health and metrics, and nothing of the shop', async () => {
  const statuses = await Promise.all(
    ['/livez', '/readyz', '/healthz', '/metrics', '/', '/api/docs', '/br/fiat'].map(
      async (path) => (await fetch(servers.worker.url + path)).status,
    ),
  )
  expect(statuses).toEqual([200, 200, 200, 200, 404, 404, 404])
})

test(`40 purchases with every request to the other process, one of them killed on the way (FAULT_SEED=${seed})`, async () => {
  const shop = new PurchaseShop(balancer.url, () => primary.connection)
  const campaignId = await shop.campaign()
  const plans = plansOf(40, await shop.carsOf(campaignId), drawsFrom(seed))
  const buyers = await shop.signedInBuyers(8, seed, campaignId)
  const receipts = await shop.sell(buyers, plans, [15], async () => {
    await servers.a.kill()
    await servers.a.start()
  })
  expect(receipts.length).toBeGreaterThan(30)
  for (const answered of balancer.answered) expect(answered).toBeGreaterThan(20)
  await shop.toTheEnd()
  await shop.provePromises(receipts)
})

test('the primary is killed and the standby promoted: 0 acknowledged leads lost, writes within 2 s, nobody leaves the proxy', async () => {
  standby = await standbyOf(primary)
  const sender = new LeadSender(balancer.url)
  const sending = sender.sendUntilStopped(8)
  await sender.untilAcknowledged(20)
  // The address leads to the standby before it is promoted, as the wrong order of a failover does.
  primary.release()
  process.kill(primary.pid(), 'SIGKILL')
  door.leadTo(standby.connection.host)
  await sleep(1_000)
  const readiness = await Promise.all(
    [PORTS.a, PORTS.b].map(async (port) => (await fetch(`http://127.0.0.1:${port}/readyz`)).status),
  )
  expect(readiness).toEqual([200, 200])
  expect((await fetch(`http://127.0.0.1:${PORTS.a}/healthz`)).status).toBe(503)
  await promote(standby)
  const promoted = performance.now()
  await sender.untilAcknowledged(1)
  expect(performance.now() - promoted).toBeLessThan(2_000)
  await sender.untilAcknowledged(20)
  sender.stop()
  await sending

  expect(sender.wrongStatuses).toEqual([])
  const protocols = await ask(standby, `select protocol from leads where email like '${sender.mark}%'`)
  const stored = new Set(protocols.map(({ protocol }) => protocol))
  expect([...sender.acknowledged].filter((protocol) => !stored.has(protocol))).toEqual([])
  expect(stored.size).toBe(protocols.length)
})

/** A standby in step with its primary: what is acknowledged stands in both. */
async function standbyOf({ connection }: ManagedPostgres): Promise<ManagedPostgres> {
  const home = join(folder, 'standby')
  const cluster = join(home, 'cluster')
  await mkdir(cluster, { recursive: true, mode: 0o700 })
  await baseBackup(connection, cluster)
  await writeFile(join(cluster, 'standby.signal'), '')
  const { account } = await runnerFor(home, await nativeFolder())
  if (account)
    for (const name of ['', ...(await readdir(cluster, { recursive: true }))])
      await chown(join(cluster, name), account.uid, account.gid)
  const made = await startManagedPostgres(home, [
    `primary_conninfo=host=${connection.host} user=volante application_name=standby`,
  ])
  await ask(primary, `alter system set synchronous_standby_names = 'standby'`)
  await ask(primary, 'select pg_reload_conf()')
  await expect
    .poll(() => ask(primary, 'select sync_state from pg_stat_replication'), { timeout: 60_000 })
    .toEqual([{ sync_state: 'sync' }])
  return made
}

async function promote(server: ManagedPostgres): Promise<void> {
  await ask(server, 'select pg_promote()')
}

async function ask({ connection }: ManagedPostgres, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    return (await client.query<Record<string, string>>(statement)).rows
  } finally {
    await client.end()
  }
}
