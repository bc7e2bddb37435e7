import { expect, test } from 'vitest'
import { broken, hang, inTurn, json, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import type { CrmLead } from './provider.ts'
import { salesforceCrm } from './salesforce.ts'

const stub = stubService()
const crm = () => salesforceCrm({ url: `${stub.base}/`, token: 'secret-token', timeoutMs: 1500 })

const lead: CrmLead = {
  protocol: '4F7K-9QXR-TZ3M',
  site: 'br-fiat',
  brand: 'fiat',
  country: 'BR',
  name: 'Maria Souza Lima',
  companyName: null,
  email: 'maria@mail.example',
  phone: '+5511987654321',
  dealerCode: '70001',
  productCode: 'X6PDZV0',
  city: 'Recife',
  state: 'PE',
  description: null,
  source: 'news',
  channels: ['EMAIL', 'WHATSAPP'],
}

test('a lead is made or updated under its protocol', async () => {
  stub.answer = json({ id: '00Q1', success: true, created: true }, 201)
  expect(await crm().push(lead)).toBe('00Q1')
  const [asked] = stub.seen
  expect(asked).toMatchObject({ method: 'POST', path: '/services/data/v62.0/sobjects/Lead/Protocol__c/4F7K-9QXR-TZ3M' })
  expect(asked?.query.get('_HttpMethod')).toBe('PATCH')
  expect(asked?.headers.authorization).toBe('Bearer secret-token')
  expect(asked?.body).toMatchObject({
    FirstName: 'Maria',
    LastName: 'Souza Lima',
    Company: '[not provided]',
    AllowedChannels__c: 'EMAIL;WHATSAPP',
  })
})

test('a person of one name has a last name, a company its own', async () => {
  stub.answer = json({ id: '00Q2', success: true })
  await crm().push({ ...lead, name: 'Madonna', companyName: 'Silva & Filhos' })
  expect(stub.seen[0]?.body).toMatchObject({ FirstName: null, LastName: 'Madonna', Company: 'Silva & Filhos' })
})

test('a lead is removed under its protocol, and one that is not there is removed already', async () => {
  stub.answer = inTurn((_, response) => void response.writeHead(204).end(), json([{ errorCode: 'NOT_FOUND' }], 404))
  await crm().forget(lead.protocol)
  await crm().forget(lead.protocol)
  expect(stub.seen.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('DELETE /services/data/v62.0/sobjects/Lead/Protocol__c/4F7K-9QXR-TZ3M'),
  )
  expect(stub.seen[0]?.headers.authorization).toBe('Bearer secret-token')
  stub.answer = json([{ errorCode: 'INSUFFICIENT_ACCESS' }], 403)
  await expect(crm().forget(lead.protocol)).rejects.toThrow('answered 403')
})

test('a moment of weakness is asked again', async () => {
  stub.answer = inTurn(json({}, 503), json({ id: '00Q3', success: true }))
  expect(await crm().push(lead)).toBe('00Q3')
  expect(stub.seen).toHaveLength(2)
})

test.each([
  ['hangs', () => hang, /no answer within 1500 ms/],
  ['answers rubbish', () => rubbish, /did not answer JSON/],
  ['breaks off', () => broken, /could not be reached/],
  ['answers something else', () => json({ id: '', success: true }), /did not answer as Salesforce/],
  ['says it failed', () => json({ id: '1', success: false, errors: [] }), /did not answer as Salesforce/],
  ['refuses', () => json([{ errorCode: 'INVALID_SESSION_ID' }], 401), /answered 401/],
])('a CRM that %s is a failure, told without the token', async (_, reply, message) => {
  stub.answer = reply()
  const error: Error = await crm()
    .push(lead)
    .then(
      () => expect.fail('it succeeded'),
      (thrown) => thrown,
    )
  expect(error.message).toMatch(message)
  expect(JSON.stringify(error) + error.stack).not.toContain('secret-token')
})

test('after five failures in a row it is given a rest', async () => {
  stub.answer = json({}, 400)
  const one = crm()
  for (let time = 0; time < 5; time += 1) await expect(one.push(lead)).rejects.toThrow('answered 400')
  await expect(one.push(lead)).rejects.toThrow('given a rest')
  expect(stub.seen).toHaveLength(5)
})
