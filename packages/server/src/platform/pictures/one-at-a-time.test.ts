import { expect, test } from 'vitest'
import { oneAtATime, TooBusy } from './one-at-a-time.ts'

/** Work that ends when told to. */
function held() {
  const { promise, resolve } = Promise.withResolvers<string>()
  return { work: () => promise, end: resolve }
}

test('who asks for the same meanwhile waits for the same; afterwards it is made anew', async () => {
  const queue = oneAtATime(10, 10)
  let made = 0
  const work = async () => `made ${(made += 1)}`
  const [first, second] = await Promise.all([queue('a', 'x', work), queue('a', 'y', work)])
  expect([first, second, made]).toEqual(['made 1', 'made 1', 1])
  await queue('b', 'x', work)
  expect(await queue('a', 'x', work)).toBe('made 3')
})

test('one piece of work after the other, a failed one too', async () => {
  const queue = oneAtATime(10, 10)
  const steps: string[] = []
  const { work, end } = held()
  const first = queue('a', 'x', async () => {
    steps.push('a')
    return work()
  })
  const second = queue('b', 'x', async () => {
    steps.push('b')
    throw new Error('broken')
  })
  const third = queue('c', 'x', async () => void steps.push('c'))
  const failed = expect(second).rejects.toThrow('broken')
  await new Promise((next) => setImmediate(next))
  expect(steps).toEqual(['a'])
  end('done')
  expect(await first).toBe('done')
  await failed
  await third
  expect(steps).toEqual(['a', 'b', 'c'])
})

test('the answer does not wait for what comes after, but the same key does', async () => {
  const queue = oneAtATime(10, 10)
  const { work, end } = held()
  const first = await queue(
    'a',
    'x',
    async () => 'picture',
    async () => void (await work()),
  )
  const again = queue('a', 'y', async () => 'another')
  end('')
  expect([first, await again]).toEqual(['picture', 'picture'])
})

test('nobody takes all the places, and all places are few', async () => {
  const queue = oneAtATime(3, 2)
  const { work, end } = held()
  const waiting = [queue('a', 'x', work), queue('b', 'x', work)]
  await expect(queue('c', 'x', work)).rejects.toThrow(TooBusy)
  waiting.push(queue('c', 'y', work))
  await expect(queue('d', 'z', work)).rejects.toThrow(TooBusy)
  waiting.push(queue('a', 'z', work))
  end('done')
  expect(await Promise.all(waiting)).toEqual(['done', 'done', 'done', 'done'])
  await new Promise((next) => setImmediate(next))
  expect(await queue('d', 'x', async () => 'free again')).toBe('free again')
})
