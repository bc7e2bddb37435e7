import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Site } from '@volante/contract/site'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { appearanceText, readAppearance } from '@volante/domain/theme/appearance-text'
import { faintPairs } from '@volante/domain/theme/legible'
import { TOKENS } from '@volante/domain/theme/tokens'
import { appearanceOf } from './appearance.ts'

const SITES = join(import.meta.dirname, '../../../../sites')
const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const appearances = readdirSync(SITES).flatMap((file) => {
  const { id, theme } = z.parse(Site, JSON.parse(readFileSync(join(SITES, file), 'utf8')))
  return [null, ...Object.keys(theme.variants)].map(
    (variant) => [variant ? `${id} as ${variant}` : id, appearanceOf(theme, variant).tokens] as const,
  )
})

test.each(appearances)('%s is typed as it is read', (_id, tokens) => {
  const appearance = { tokens, fonts: { display: 'sora', text: 'inter' } } as const
  expect(readAppearance(appearanceText(appearance))).toEqual({ value: appearance })
})

test.each(appearances)('%s is legible and its edges are seen', (_id, tokens) => {
  expect(faintPairs(tokens)).toEqual([])
})

test('what the style sheet holds is what the rules take for it', () => {
  for (const [token, { standard }] of Object.entries(TOKENS)) expect(css, token).toContain(`--${token}: ${standard};`)
})
