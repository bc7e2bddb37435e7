import type { AddressInfo } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { SCENARIOS } from '../../../../../scripts/scenario/scenarios.ts'
import { Stage } from '../../../../../scripts/scenario/stage.ts'
import { TEST_SETTINGS } from '../payments/fixtures.ts'
import { testServer } from '../../tools/testing/test-server.ts'
import { prepareDemo } from './demo.ts'

const server = testServer({ ...TEST_SETTINGS, BOX_PIX_SECONDS: '1' })
let base = ''

beforeAll(async () => {
  await prepareDemo(server.platform)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  base = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
})

describe('a scenario', () => {
  test.each(Object.entries(SCENARIOS))('%s ends as promised', { timeout: 60_000 }, async (_, scenario) => {
    const lines: string[] = []
    await scenario.play(new Stage({ base, print: (line) => void lines.push(line) }))
    expect(lines.length).toBeGreaterThan(2)
    for (const line of lines) expect(line).toMatch(/^\d{2}\/\d{2}\/\d{4}, \d{2}:\d{2}:\d{2} {2}/)
  })
})
