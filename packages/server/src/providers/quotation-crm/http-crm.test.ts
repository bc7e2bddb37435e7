import { expect, test } from 'vitest'
import { hang, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { builtInQuotationCrm, demoQuotationCrm } from './built-in.ts'
import { httpQuotationCrm } from './http-crm.ts'
import type { CrmQuotation } from './provider.ts'

const stub = stubService()
const crm = (timeoutMs = 1_000) => httpQuotationCrm({ url: `${stub.base}/v1/`, token: 'our-token', timeoutMs })

const quotation: CrmQuotation = {
  number: '4F7K-9QXR-TZ3M',
  version: 2,
  country: 'BR',
  brand: 'fiat',
  dealerCode: '70001',
  seller: 'Rui Lima',
  opportunityName: 'Maria Souza',
  customerEmail: null,
  mvsCode: '9GD6700',
  year: 2027,
  color: { id: 'w', name: 'Branco', price: 0 },
  coating: null,
  optionals: [],
  accessories: [],
  initialPrice: 10_000_000,
  changedPrice: null,
  bonus: 0,
  discount: 100_000,
  cashPrice: 9_900_000,
  validityPeriod: '2027-01-10',
  comments: '',
  sum: 'ab',
}

test('a version is kept under the number of its quotation, and its id there comes back', async () => {
  stub.answer = json({ id: 'OPP-1' })
  expect(await crm().save(quotation)).toEqual({ id: 'OPP-1' })
  const [seen] = stub.seen
  expect(seen).toMatchObject({ method: 'POST', path: '/v1/quotations/4F7K-9QXR-TZ3M', body: quotation })
  expect(seen?.headers.authorization).toBe('Bearer our-token')
})

test.each([
  ['001', json({}, 401)],
  ['002', json({}, 409)],
  ['003', json({}, 404)],
  ['004', json({}, 422)],
  ['005', json({ code: '005' })],
  ['006', json({ code: '006' })],
])('it is refused by code %s', async (code, answer) => {
  stub.answer = answer
  expect(await crm().save(quotation)).toEqual({ code })
})

test.each([
  ['does not answer', hang],
  ['answers rubbish', rubbish],
  ['names an unknown code', json({ code: '007' })],
  ['is in trouble', json({}, 503)],
])('one that %s has said nothing', async (_, answer) => {
  stub.answer = answer
  await expect(crm(200).save(quotation)).rejects.toThrow()
})

test('a number is removed; one that is not there is removed already', async () => {
  stub.answer = json({}, 404)
  await crm().forget(quotation.number)
  expect(stub.seen.at(-1)).toMatchObject({ method: 'DELETE', path: '/v1/quotations/4F7K-9QXR-TZ3M' })
})

test('in the demo the name plays each refusal; without one the desk is the system', async () => {
  const named = (opportunityName: string) => demoQuotationCrm.save({ ...quotation, opportunityName })
  expect(await named('Maria #005')).toEqual({ code: '005' })
  expect(await named('Maria #007')).toEqual({ id: quotation.number })
  await expect(named('Maria #down')).rejects.toThrow('does not answer')
  expect(await builtInQuotationCrm.save({ ...quotation, opportunityName: 'Maria #005' })).toEqual({
    id: quotation.number,
  })
})
