import { expect, test } from 'vitest'
import spec from '../../spec/vocabulary.json' with { type: 'json' }
import { cameraToUse } from './camera-choice.ts'
import { collectReads } from './collect-reads.ts'
import { readSize, SCAN, scanArea } from './scan-settings.ts'

test('the settings are those of the documents', () => {
  const { source: _, ...documented } = spec.constants.scanner
  expect(SCAN).toEqual(documented)
})

test('frames are made as small as they are read, never larger, and only the band in their upper half is read', () => {
  expect(readSize(1920, 1080)).toEqual({ width: 640, height: 360 })
  expect(readSize(720, 1280)).toEqual({ width: 270, height: 480 })
  expect(readSize(320, 240)).toEqual({ width: 320, height: 240 })
  expect(scanArea(640, 480)).toEqual({ x: 64, y: 96, width: 512, height: 144 })
})

const back = { id: 'b', label: 'camera2 0, facing back' }
const wide = { id: 'w', label: 'Back Ultra Wide Camera' }
const front = { id: 'f', label: 'Front Camera' }

test.each([
  ['the plain one at the back, not the widest', [front, wide, back], null, 'b'],
  ['the one used last', [front, wide, back], 'w', 'w'],
  ['not one that is gone', [front, back], 'w', 'b'],
  ['the widest where there is no other', [front, wide], null, 'w'],
  ['a computer has what it has', [{ id: 'c', label: 'HD Webcam' }], null, 'c'],
  ['before they have names the system chooses', [{ id: '', label: '' }], null, undefined],
])('%s', (_, cameras, last, expected) => expect(cameraToUse(cameras, last)).toBe(expected))

test('what is read twice among the latest ten counts', () => {
  const first = collectReads([], ['A'])
  expect(first).toEqual({ reads: ['A'], found: null })
  expect(collectReads(first.reads, []).found).toBeNull()
  expect(collectReads(first.reads, ['B', 'A']).found).toBe('A')
  const others = Array.from({ length: 10 }, (_, nth) => `${nth}`)
  const { reads } = collectReads(first.reads, others)
  expect(reads).toEqual(others)
  expect(collectReads(reads, ['A']).found).toBeNull()
})
