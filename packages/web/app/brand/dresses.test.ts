import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Site } from '@volante/contract/site'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dressText, readDress } from '@volante/domain/theme/dress-text'
import { faintPairs } from '@volante/domain/theme/legible'
import { TOKENS } from '@volante/domain/theme/tokens'
import { dressOf } from './theme.ts'

const SITES = join(import.meta.dirname, '../../../../sites')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const dresses = readdirSync(SITES).flatMap((file) => {
  const { id, theme } = z.parse(Site, JSON.parse(readFileSync(join(SITES, file), 'utf8')))
  return [null, ...Object.keys(theme.variants)].map(
    (variant) => [variant ? `${id} as ${variant}` : id, dressOf(theme, variant).tokens] as const,
  )
})

test.each(dresses)('%s is typed as it is read', (_id, tokens) => {
  const dress = { tokens, fonts: { display: 'sora', text: 'inter' } } as const
  expect(readDress(dressText(dress))).toEqual({ value: dress })
})

test.each(dresses)('%s is legible and its edges are seen', (_id, tokens) => {
  expect(faintPairs(tokens)).toEqual([])
})

test('what the style sheet holds is what the rules take for it', () => {
  for (const [token, { standard }] of Object.entries(TOKENS)) expect(css, token).toContain(`--${token}: ${standard};`)
})
