import { expect, test } from 'vitest'
import { hang, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { signature } from '../payments/signature.ts'
import { httpBank } from './http-bank.ts'
import type { BankProposal } from './provider.ts'

const stub = stubService()
const NEWS_KEY = 'a key the bank signs with'
const bank = () => httpBank({ bank: 'bank2', url: `${stub.base}/`, key: 'our-key', newsKey: NEWS_KEY, timeoutMs: 1500 })
const at = { now: new Date('2026-11-23T12:00:00Z'), site: 'br-peugeot', enqueue: () => Promise.resolve() }
const known = { id: '0d1f3b1e-8e5f-4d59-9e0c-1f7b2a3c4d5e', ref: 'P-77' }
const proposal = { id: known.id, number: '4F7K-9QXR-TZ3M', type: 'PSA_BALAO', price: 10_000_000 } as BankProposal

test('a proposal, its papers, its use and a contest go to the addresses of the shape', async () => {
  stub.answer = json({ reference: 'P-77' }, 201)
  expect(await bank().submit(proposal, at)).toBe('P-77')
  stub.answer = (_, response) => void response.writeHead(204).end()
  const paper = {
    id: 'p1',
    kind: 'proofOfIncome',
    name: 'a.pdf',
    type: 'application/pdf',
    body: Buffer.from('pdf'),
  } as const
  await bank().sendPaper(known, paper, at)
  await bank().use(known, 'ORDER-1', at)
  await bank().contest(known, at)
  expect(stub.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /proposals',
    'POST /proposals/P-77/papers',
    'POST /proposals/P-77/use',
    'POST /proposals/P-77/contest',
  ])
  expect(stub.seen[0]?.headers.authorization).toBe('Bearer our-key')
  expect(stub.seen[0]?.body).toMatchObject({ id: known.id, type: 'PSA_BALAO' })
  expect(stub.seen[1]?.body).toMatchObject({ kind: 'proofOfIncome', content: 'cGRm' })
  expect(stub.seen[2]?.body).toEqual({ orderNumber: 'ORDER-1' })
})

test('its news are read in their order; what is none is left out', async () => {
  const one = { id: 'n1', proposalId: known.id, status: 'DOCUMENT_ANALYSIS', at: '2026-11-23T12:00:00Z' }
  stub.answer = json({
    news: [one, { ...one, id: 'n2', status: 'not a status' }, { ...one, id: 'n3', reason: 'income' }],
  })
  const news = await bank().ask(known, at.now)
  expect(news.map(({ id, status, at: when }) => `${id} ${status} ${when.toISOString()}`)).toEqual([
    'n1 DOCUMENT_ANALYSIS 2026-11-23T12:00:00.000Z',
    'n3 DOCUMENT_ANALYSIS 2026-11-23T12:00:00.000Z',
  ])
  expect(bank().read(Buffer.from(JSON.stringify(one)))).toMatchObject({ id: 'n1', proposalId: known.id })
  expect(bank().read(Buffer.from('{'))).toBeNull()
  expect(bank().read(Buffer.from('{"id":"n1"}'))).toBeNull()
})

test('it is believed by its own key', () => {
  const body = Buffer.from('{}')
  const authenticity = (key: string) => bank().authenticity({ signature: signature(key, body, at.now), body }, at.now)
  expect([
    authenticity(NEWS_KEY),
    authenticity('another'),
    bank().authenticity({ signature: undefined, body }, at.now),
  ]).toEqual(['genuine', 'forged', 'forged'])
})

test.each([
  ['rubbish', rubbish],
  ['silence', hang],
  ['an answer without a reference', json({})],
  ['an error', json({}, 500)],
])('%s is a failure, and the proposal is handed in again later', async (_name, answer) => {
  stub.answer = answer
  await expect(bank().submit(proposal, at)).rejects.toThrow()
})
