import { expect, test } from 'vitest'
import { BreakerOpen, createBreaker } from './breaker.ts'

const fails = () => Promise.reject(new Error('down'))
const works = () => Promise.resolve('up')

test('opens after failures in a row, rests, tries once, and closes on success', async () => {
  let now = 0
  const breaker = createBreaker({ name: 'it', failures: 3, restMs: 1000, now: () => now })
  for (let at = 0; at < 3; at++) await expect(breaker(fails)).rejects.toThrow('down')
  await expect(breaker(works)).rejects.toBeInstanceOf(BreakerOpen)
  now = 999
  await expect(breaker(works)).rejects.toBeInstanceOf(BreakerOpen)
  now = 1000
  await expect(breaker(fails)).rejects.toThrow('down')
  await expect(breaker(works)).rejects.toBeInstanceOf(BreakerOpen)
  now = 2000
  await expect(breaker(works)).resolves.toBe('up')
  for (let at = 0; at < 2; at++) await expect(breaker(fails)).rejects.toThrow('down')
  await expect(breaker(works)).resolves.toBe('up')
})

test('while resting only one call tries, the others are refused at once', async () => {
  let now = 0
  const breaker = createBreaker({ name: 'it', failures: 1, restMs: 10, now: () => now })
  await expect(breaker(fails)).rejects.toThrow('down')
  now = 10
  const trying = breaker(() => new Promise((done) => setTimeout(done, 20, 'up')))
  await expect(breaker(works)).rejects.toBeInstanceOf(BreakerOpen)
  await expect(trying).resolves.toBe('up')
  await expect(breaker(works)).resolves.toBe('up')
})

test('what does not count leaves it closed', async () => {
  const breaker = createBreaker({ name: 'it', failures: 1, counts: () => false })
  for (let at = 0; at < 5; at++) await expect(breaker(fails)).rejects.toThrow('down')
})
