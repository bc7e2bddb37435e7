import { expect, test } from 'vitest'
import { broken, hang, json, type Reply, rubbish, stubService } from '../../tools/testing/stub-service.ts'
import { httpRegistry } from './http-registry.ts'

const stub = stubService()
const registry = (timeoutMs = 1_000) => httpRegistry({ url: `${stub.base}/v1/`, key: 'our-key', timeoutMs })
const silent: Reply = (_, response) => void response.writeHead(204).end()
const car = {
  chassis: '9bd358a1n-kyh10000',
  plate: 'ABC-1D23',
  country: 'BR',
  brand: 'fiat',
  mvs: 'X6PXF70',
  year: 2026,
  color: '601',
  registeredOn: '2025-10-22',
}

test('a car is asked for without naming it in an address, and read as it is kept', async () => {
  stub.answer = json(car)
  expect(await registry().find({ plate: 'ABC1D23' }, 'BR')).toEqual({
    chassis: '9BD358A1NKYH10000',
    plate: 'ABC1D23',
    country: 'BR',
    brand: 'fiat',
    mvsCode: 'X6PXF70',
    year: 2026,
    colorCode: '601',
    registeredOn: '2025-10-22',
  })
  const [seen] = stub.seen
  expect(seen).toMatchObject({ method: 'POST', path: '/v1/vehicles/search', body: { country: 'BR', plate: 'ABC1D23' } })
  expect(seen?.headers.authorization).toBe('Bearer our-key')
})

test.each([
  ['nothing (204)', silent],
  ['404', json({}, 404)],
  ['a car of another maker', json({ ...car, brand: 'another' })],
])('%s is no car of ours', async (_, answer) => {
  stub.answer = answer
  expect(await registry().find({ chassis: '9BD358A1NKYH10000' }, 'BR')).toBeNull()
})

test.each([
  ['no answer', hang],
  ['a broken line', broken],
  ['something else', rubbish],
  ['a car without a chassis', json({ ...car, chassis: '123' })],
  ['our key refused', json({}, 401)],
  ['trouble', json({}, 503)],
])('%s is no answer at all', async (_, answer) => {
  stub.answer = answer
  await expect(registry(200).find({ plate: 'ABC1D23' }, 'BR')).rejects.toThrow()
})

test('after failures in a row nobody waits', async () => {
  stub.answer = json({}, 503)
  const rested = registry()
  for (let nth = 0; nth < 5; nth += 1) await expect(rested.find({ plate: 'ABC1D23' }, 'BR')).rejects.toThrow('503')
  await expect(rested.find({ plate: 'ABC1D23' }, 'BR')).rejects.toThrow('rest')
  expect(stub.seen).toHaveLength(5)
})
