import { buffer } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { copyIn, copyOut } from './copy.ts'

const client = new pg.Client(inject('postgres').target)
beforeAll(() => client.connect())
afterAll(() => client.end())

const lines = (count: number) =>
  copyOut(client, `copy (select repeat('x', 1000) from generate_series(1, ${count})) to stdout`)

test('rows come out whole, whether they are few or more than the stream holds, and the connection goes on', async () => {
  for (const count of [0, 1, 16, 17, 60, 64, 65, 70, 5_000]) {
    expect((await buffer(lines(count))).length, `${count}`).toBe(count * 1001)
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  }
})

test('rows go in, a wrong one is the error of the statement, and so is a source that fails', async () => {
  await client.query('create temp table copied (at int)')
  async function* numbers(...texts: string[]) {
    for (const text of texts) yield Buffer.from(text)
  }
  await copyIn(client, 'copy copied from stdin', numbers('1\n2\n', '3', '\n'))
  await copyIn(client, 'copy copied from stdin', numbers())
  await expect(copyIn(client, 'copy copied from stdin', numbers('x\n'))).rejects.toThrow('invalid input syntax')
  async function* failing() {
    yield Buffer.from('4\n')
    throw new Error('the source went away')
  }
  await expect(copyIn(client, 'copy copied from stdin', failing())).rejects.toThrow('the source went away')
  expect((await client.query('select array_agg(at order by at) as all from copied')).rows).toEqual([{ all: [1, 2, 3] }])
})

test('what is read late is what was sent', async () => {
  const out = copyOut(client, 'copy (select at from generate_series(1, 200000) as at) to stdout')
  const parts: Buffer[] = []
  for await (const part of out) {
    parts.push(part)
    if (parts.length % 5 === 0) await new Promise((next) => setTimeout(next, 5))
  }
  expect(Buffer.concat(parts).toString()).toBe(Array.from({ length: 200_000 }, (_, at) => `${at + 1}\n`).join(''))
})

test('a statement that fails is the stream’s error', async () => {
  await expect(buffer(copyOut(client, 'copy (select 1/0) to stdout'))).rejects.toThrow('division by zero')
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
