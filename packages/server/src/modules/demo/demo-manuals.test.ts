import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { jobCtx } from '../reservations/fixtures.ts'
import { keepDemoManuals } from './demo-manuals.ts'

const server = testServer()

test('every model on sale has a guide of its datasheet in the language of its country, once', async () => {
  await keepDemoManuals(jobCtx(server))
  await keepDemoManuals(jobCtx(server))
  const api = await server.as({ client: true })
  const manuals = await api.manual.shop()
  const models = await api.mvs.modelList({ query: { brand: 'fiat', country: 'BR' } })
  expect(manuals).toHaveLength(models.filter(({ onSale }) => onSale).length)
  const [first] = manuals
  const response = await server.app.inject({ url: first?.path ?? '' })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(first?.name).toMatch(/^Guia rápido do /)
})
