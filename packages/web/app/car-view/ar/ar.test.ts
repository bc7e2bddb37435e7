import { expect, test } from 'vitest'
import { arAddress, sceneViewer } from './ar.ts'

const FILES = { model: 'argo', look: 'drive', version: 'v1', full: null, light: null, hasTurn: false, fittings: [] }

test('the address of a car for a phone carries look, colour and version', () => {
  expect(arAddress(FILES, 'RED~NT', 'usdz')).toBe('/api/assets/cars/argo/drive/ar/red~nt.usdz?v=v1')
})

test('Scene Viewer is given the whole address, life-size, and where to return', () => {
  const opened = sceneViewer('/api/assets/a.glb?v=1', 'Fiat Argo', {
    origin: 'https://shop.example',
    href: 'https://shop.example/fiat',
  })
  const [asked = '', intent = ''] = opened.split('#')
  expect(Object.fromEntries(new URL(asked.replace('intent:', 'https:')).searchParams)).toEqual({
    file: 'https://shop.example/api/assets/a.glb?v=1',
    mode: 'ar_preferred',
    resizable: 'false',
    title: 'Fiat Argo',
  })
  expect(intent).toContain(`;S.browser_fallback_url=${encodeURIComponent('https://shop.example/fiat')};`)
})
