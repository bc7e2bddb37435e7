import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import {
  attemptsLeft,
  isSelfieOver,
  newSelfie,
  SELFIE_EVENTS,
  SELFIE_LIMITS,
  SELFIE_STATES,
  type SelfieEvent,
  selfieAfter,
  selfieRefusal,
} from './selfie.ts'

const START = new Date('2026-11-21T12:00:00Z')
const LATER = new Date(START.getTime() + 1000)
const OVER = new Date(START.getTime() + SELFIE_LIMITS.seconds * 1000)

test('the states of the specification are among ours', () => {
  expect(SELFIE_STATES).toEqual(expect.arrayContaining(spec.antiFraudPhotoStates.values))
})

test.each<[readonly SelfieEvent[], string, number]>([
  [['recognised'], 'success', 2],
  [['noFace'], 'failed face detection', 2],
  [['noFace', 'tryAgain'], 'retry', 2],
  [['noFace', 'tryAgain', 'recognised'], 'success', 1],
  [['noFace', 'tryAgain', 'notRecognised', 'tryAgain', 'noFace'], 'maximum attempts exceeded', 0],
  [['noFace', 'tryAgain', 'noFace', 'tryAgain', 'recognised'], 'success', 0],
  [['timeExceeded'], 'maximum attempts exceeded', 3],
  [['timeExceeded', 'askHuman'], 'human review', 3],
  [['timeExceeded', 'askHuman', 'humanApproves'], 'success', 3],
  [['timeExceeded', 'askHuman', 'humanRefuses'], 'maximum attempts exceeded', 3],
])('%j leads to %s with %i attempts left', (events, state, left) => {
  let selfie = newSelfie(START, SELFIE_LIMITS)
  for (const event of events) {
    expect(selfieRefusal(selfie, event, LATER)).toBeNull()
    selfie = selfieAfter(selfie, event)
  }
  expect(selfie.state).toBe(state)
  expect(attemptsLeft(selfie)).toBe(left)
})

test('a photo after the time is refused, one just before it is not', () => {
  expect(isSelfieOver(newSelfie(START, SELFIE_LIMITS), new Date(OVER.getTime() - 1))).toBe(false)
  expect(selfieRefusal(newSelfie(START, SELFIE_LIMITS), 'recognised', OVER)?.key).toBe('antiFraud.timeExceeded')
  const ended = selfieAfter(newSelfie(START, SELFIE_LIMITS), 'timeExceeded')
  expect(selfieRefusal(ended, 'recognised', OVER)?.key).toBe('antiFraud.timeExceeded')
  expect(selfieRefusal(ended, 'timeExceeded', OVER)?.key).toBe('request.conflict')
})

test('after the last attempt no photo is taken any more', () => {
  const last = { state: 'maximum attempts exceeded', attempts: 3, startedAt: START, limits: SELFIE_LIMITS } as const
  expect(selfieRefusal(last, 'recognised', LATER)?.key).toBe('antiFraud.maxAttempts')
  expect(selfieRefusal({ ...last, state: 'success', attempts: 1 }, 'noFace', LATER)?.key).toBe('request.conflict')
})

test('no sequence takes more photos than allowed, leaves success, or ends without a human route', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SELFIE_EVENTS)), fc.integer({ min: 1, max: 5 }), (events, maxAttempts) => {
      const limits = { ...SELFIE_LIMITS, maxAttempts }
      let selfie = newSelfie(START, limits)
      for (const event of events) {
        if (selfieRefusal(selfie, event, LATER)) continue
        expect(selfie.state).not.toBe('success')
        selfie = selfieAfter(selfie, event)
        expect(selfie.attempts).toBeLessThanOrEqual(maxAttempts)
        if (selfie.state === 'failed face detection') expect(attemptsLeft(selfie)).toBeGreaterThan(0)
        if (selfie.state === 'maximum attempts exceeded') expect(selfieRefusal(selfie, 'askHuman', OVER)).toBeNull()
      }
    }),
  )
})
