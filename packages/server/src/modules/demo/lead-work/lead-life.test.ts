import { expect, test } from 'vitest'
import { lifeOf } from './lead-life.ts'

const DAY = 24 * 60
const protocols = Array.from({ length: 400 }, (_, at) => `LEAD-${at}`)

test('the past of a lead is always the same and lies in the past', () => {
  for (const protocol of protocols) {
    const age = 10 * DAY
    const { answer, close } = lifeOf(protocol, age)
    expect(lifeOf(protocol, age)).toEqual({ answer, close })
    if (answer) expect(answer.after).toBeLessThan(age)
    if (close) expect(close.after).toBeGreaterThan(answer?.after ?? age)
  }
})

test('most are answered in time, a few late, and none waits longer than a week', () => {
  const lives = protocols.map((protocol) => lifeOf(protocol, 7 * DAY))
  const answers = lives.flatMap(({ answer }) => answer?.after ?? [])
  expect(answers).toHaveLength(protocols.length)
  const late = answers.filter((after) => after > DAY).length
  expect(late).toBeGreaterThan(20)
  expect(late).toBeLessThan(80)
  expect(protocols.filter((protocol) => lifeOf(protocol, DAY / 4).answer === null).length).toBeGreaterThan(150)
})
