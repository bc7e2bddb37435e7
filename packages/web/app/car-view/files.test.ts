import { expect, test } from 'vitest'
import { frameAddress, frameAt, geometryFor, neighbours, type ViewFiles } from './files.ts'
import { firstKind } from './kind.ts'
import { type Device, levelFor } from './levels.ts'

const FILES: ViewFiles = {
  model: 'pulse',
  look: 'sport',
  version: 'a1',
  full: '/full.glb',
  light: '/light.glb',
  hasTurn: true,
  fittings: [],
}
const DESKTOP: Device = { hasWebGl: true, isDataSaver: false, isCoarse: false, memory: 8 }

test.each([
  ['a desktop', DESKTOP, 'full'],
  ['a browser that keeps its memory to itself', { ...DESKTOP, memory: null }, 'full'],
  ['a phone', { ...DESKTOP, isCoarse: true }, 'light'],
  ['small memory', { ...DESKTOP, memory: 2 }, 'light'],
  ['a data saver', { ...DESKTOP, isDataSaver: true }, 'light'],
] as const)('%s gets its level', (_name, device, level) => {
  expect(levelFor(device)).toBe(level)
})

test('a missing level gives way to the other', () => {
  expect(geometryFor(FILES, 'light')).toBe('/light.glb')
  expect(geometryFor({ ...FILES, light: null }, 'light')).toBe('/full.glb')
  expect(geometryFor({ ...FILES, full: null }, 'full')).toBe('/light.glb')
  expect(geometryFor({ ...FILES, full: null, light: null }, 'full')).toBeNull()
})

test('a model where there is WebGL, else pictures of a turn, else nothing', () => {
  expect(firstKind(FILES, DESKTOP)).toBe('model')
  expect(firstKind(FILES, { ...DESKTOP, hasWebGl: false })).toBe('frames')
  expect(firstKind({ ...FILES, full: null, light: null }, DESKTOP)).toBe('frames')
  expect(firstKind({ ...FILES, hasTurn: false }, { ...DESKTOP, hasWebGl: false })).toBe('none')
})

test('each direction has the nearest of 24 pictures, and the ones beside it', () => {
  expect(frameAt(0)).toBe(0)
  expect(frameAt(37)).toBe(2)
  expect(frameAt(354)).toBe(0)
  expect(frameAt(-15)).toBe(23)
  expect(neighbours(0)).toEqual([1, 23, 2, 22])
})

test('a picture of the turn is that of look and colour', () => {
  expect(frameAddress(FILES, 3, 'PW7')).toBe('/api/assets/cars/pulse/sport/turn/03/pw7-640x360.webp?v=a1')
})
