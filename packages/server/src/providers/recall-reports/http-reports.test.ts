import { expect, test } from 'vitest'
import { broken, hang, json, type Reply, stubService } from '../../tools/testing/stub-service.ts'
import { httpReports } from './http-reports.ts'

const stub = stubService()
const reports = (timeoutMs = 1_000) => httpReports({ url: `${stub.base}/v1/`, key: 'our-key', timeoutMs })
const silent: Reply = (_, response) => void response.writeHead(204).end()
const REPORT = { campaignId: 'BR-FIAT-1', chassis: '9BD358A1NKYH10000', done: true, doneOn: '2026-11-02' } as const

test.each([
  ['taken', silent],
  ['taken with an answer', json({ ok: true })],
  ['known already', json({}, 409)],
])('a repair that is %s was told', async (_, answer) => {
  stub.answer = answer
  await reports().tell(REPORT)
  const [seen] = stub.seen
  const body = { campaign: 'BR-FIAT-1', chassis: '9BD358A1NKYH10000', done: true, doneOn: '2026-11-02' }
  expect(seen).toMatchObject({ method: 'POST', path: '/v1/recalls/repairs', body })
  expect(seen?.headers.authorization).toBe('Bearer our-key')
})

test.each([
  ['no answer', hang],
  ['a broken line', broken],
  ['a refusal', json({}, 422)],
  ['our key refused', json({}, 401)],
  ['trouble', json({}, 503)],
])('%s is not told', async (_, answer) => {
  stub.answer = answer
  await expect(reports(200).tell(REPORT)).rejects.toThrow()
})
