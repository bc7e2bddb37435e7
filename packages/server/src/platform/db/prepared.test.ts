import { expect, test } from 'vitest'
import { testServer } from '../../tools/testing/test-server.ts'
import { prepared } from './prepared.ts'

const server = testServer()

test('a statement is made once for each set of values that are given, and answers by the values of each call', async () => {
  let made = 0
  const find = prepared((db, { country, code }: { country: 'BR' | 'AR'; code?: string | undefined }) => {
    made += 1
    return db
      .selectFrom('dealers')
      .select(['code', 'country'])
      .where('country', '=', country)
      .$if(code !== undefined, (query) => query.where('code', '=', code ?? ''))
      .orderBy('code')
      .limit(1)
      .compile()
  })
  const [first] = await find(server.db, { country: 'BR' })
  const [other] = await find(server.db, { country: 'AR' })
  expect(first?.country).toBe('BR')
  expect(other?.country).toBe('AR')
  expect(made).toBe(1)
  const code = other?.code ?? ''
  expect(await find(server.db, { country: 'AR', code })).toEqual([other])
  expect(await find(server.db, { country: 'AR', code: 'none' })).toEqual([])
  expect(made).toBe(2)
})
