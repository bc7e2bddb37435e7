import { expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { httpValuations } from './http-valuations.ts'

const stub = stubService()
const table = (timeoutMs = 1_000) => httpValuations({ url: `${stub.base}/v1/`, key: 'our-key', timeoutMs })
const silent: Reply = (_, response) => void response.writeHead(204).end()
const car = { country: 'BR', mvsCode: 'X6PXF70', year: 2023 } as const
const response = { month: '2026-11', code: '001004-9', value: 7_654_300 }

test('a car is asked for by version and year, and its value read with month and code', async () => {
  stub.answer = json(response)
  expect(await table().find(car)).toEqual({ month: '2026-11', code: '001004-9', cents: 7_654_300 })
  const [seen] = stub.seen
  const body = { country: 'BR', mvs: 'X6PXF70', year: 2023 }
  expect(seen).toMatchObject({ method: 'POST', path: '/v1/valuations/search', body })
  expect(seen?.headers.authorization).toBe('Bearer our-key')
})

test.each([
  ['nothing (204)', silent],
  ['404', json({}, 404)],
])('%s is a car that the table does not have', async (_, answer) => {
  stub.answer = answer
  expect(await table().find(car)).toBeNull()
})

test.each([
  ['no answer', hang],
  ['a broken line', broken],
  ['something else', rubbish],
  ['no month', json({ ...response, month: 'November' })],
  ['no money', json({ ...response, value: 0 })],
  ['our key refused', json({}, 401)],
  ['trouble', json({}, 503)],
])('%s is no answer at all', async (_, answer) => {
  stub.answer = answer
  await expect(table(200).find(car)).rejects.toThrow()
})
