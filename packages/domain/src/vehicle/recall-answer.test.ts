import { expect, test } from 'vitest'
import { recallAnswer } from './recall-answer.ts'

const OPEN = { id: 'A', doneOn: null }
const MAY = { id: 'B', doneOn: '2026-05-02' }
const JUNE = { id: 'C', doneOn: '2026-06-01' }

test.each([
  ['known', [], { state: 'none' }],
  ['known', [OPEN], { state: 'open', campaigns: [OPEN] }],
  ['known', [MAY, OPEN], { state: 'open', campaigns: [OPEN] }],
  ['known', [JUNE, MAY], { state: 'done', on: '2026-06-01' }],
  ['known', null, { state: 'unknown', why: 'campaigns' }],
  ['unknown', [OPEN], { state: 'open', campaigns: [OPEN] }],
  ['unknown', [MAY], { state: 'done', on: '2026-05-02' }],
  ['unknown', [], { state: 'unknown', why: 'chassis' }],
  ['unknown', null, { state: 'unknown', why: 'campaigns' }],
  ['unknownPlate', [], { state: 'unknown', why: 'plate' }],
  ['unknownPlate', null, { state: 'unknown', why: 'plate' }],
  ['unasked', [OPEN], { state: 'open', campaigns: [OPEN] }],
  ['unasked', [MAY], { state: 'done', on: '2026-05-02' }],
  ['unasked', [], { state: 'unknown', why: 'registry' }],
  ['unasked', null, { state: 'unknown', why: 'registry' }],
] as const)('%s vehicle, campaigns %j', (vehicle, campaigns, expected) => {
  expect(recallAnswer(vehicle, campaigns)).toEqual(expected)
})
