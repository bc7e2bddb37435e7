import { randomInt } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { drawsFrom, plansOf } from './purchase-plan.ts'
import { PurchaseShop } from './purchase-shop.ts'
import { copyOf } from './prepared.ts'
import { API, ServerProcess } from './server-process.ts'

const PURCHASES = 200
const BUYERS = 16
const STRIKES = ['server', 'postgres', 'server', 'postgres', 'server'] as const
const seed = Number(process.env.FAULT_SEED ?? randomInt(2 ** 31))
let folder = ''
let server: ServerProcess

// A second try begins with nothing sold.
beforeEach(async () => {
  folder = await copyOf(inject('prepared'))
  server = new ServerProcess(Number(process.env.FAULT_PORT ?? 4391), folder, {
    main: API,
    env: { BOX_PIX_SECONDS: '1' },
  })
  await server.start()
})

afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

async function strike(what: (typeof STRIKES)[number] | undefined, drawn: number): Promise<void> {
  await server.ready()
  await sleep(20 + 120 * drawn)
  if (what === 'postgres') return server.killPostgres()
  await server.kill()
  await server.start()
}

test(`200 purchases of 16 buyers under kill -9 of server and PostgreSQL (FAULT_SEED=${seed})`, async () => {
  process.stdout.write(`FAULT_SEED=${seed}\n`)
  const shop = new PurchaseShop(server.url, () => server.database)
  const draw = drawsFrom(seed)
  const campaignId = await shop.campaign()
  const plans = plansOf(PURCHASES, await shop.carsOf(campaignId), draw)
  const at = STRIKES.map((_, count) => Math.floor(((count + draw()) * (PURCHASES - 20)) / STRIKES.length) + 10)
  const buyers = await shop.signedInBuyers(BUYERS, seed, campaignId)
  const receipts = await shop.sell(buyers, plans, at, (number) => strike(STRIKES[number], draw()))
  expect(receipts.length).toBeGreaterThan(PURCHASES * 0.9)

  await server.kill()
  await server.start()
  await shop.toTheEnd()
  await shop.provePromises(receipts)
  const kinds = ['card paid', 'card refused', 'pix paid', 'pix refunded', 'boleto paid', 'boleto refunded']
  expect(await shop.ends()).toEqual(
    expect.arrayContaining([...kinds, 'order RESERVE', 'order ANTI_FRAUD', 'order CANCELLED']),
  )
})
