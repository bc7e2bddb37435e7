import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loadedTexts } from '../../texts/loaded-texts.ts'
import { awaitTexts } from './await-texts.ts'

const TEXTS = 'data:application/json,{"shell.menu":"Menu"}'

function led(texts: string | null) {
  const request = new Request('http://localhost/br/fiat/entrar')
  const args = { request, url: new URL(request.url), params: {}, pattern: '/', context: new RouterContextProvider() }
  return awaitTexts(args, async () => ({ root: { type: 'data', result: { texts } } }))
}

test('a page is shown once its texts are there', async () => {
  expect(() => loadedTexts(TEXTS)).toThrow('not loaded')
  expect(await led(TEXTS)).toEqual({ root: { type: 'data', result: { texts: TEXTS } } })
  expect(loadedTexts(TEXTS)).toEqual({ 'shell.menu': 'Menu' })
})

test('texts that cannot be had are a failure of the page', async () => {
  const results = await led('nowhere:texts')
  expect(results).toMatchObject({ root: { type: 'error', result: expect.any(TypeError) } })
})

test('a page to read has none', async () => {
  expect(await led(null)).toEqual({ root: { type: 'data', result: { texts: null } } })
})
