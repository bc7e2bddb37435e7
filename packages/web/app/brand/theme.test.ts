import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Site } from '@volante/contract/site'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { portalStyles } from '../shop/portal/portal-styles.ts'
import { publicSite } from '../shell/root-data.ts'
import { appearanceOf } from './appearance.ts'
import { wornOf } from './theme.ts'

const fiat = z.parse(
  Site,
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../sites/br-fiat.json'), 'utf8')),
)
const flagged = { ...fiat, theme: { ...fiat.theme, variant: 'fiat-flag' } }
const flag = fiat.theme.variants['fiat-flag'] ?? {}

test('a site wears its plain tokens until it chooses a variant', () => {
  expect(appearanceOf(fiat.theme).tokens).toEqual(fiat.theme.tokens)
  expect(appearanceOf(flagged.theme).tokens).toEqual({ ...fiat.theme.tokens, ...flag })
})

test('another appearance may be asked for: a variant by name, the plain one by null', () => {
  expect(appearanceOf(fiat.theme, 'fiat-flag')).toEqual(appearanceOf(flagged.theme))
  expect(appearanceOf(flagged.theme, null)).toEqual(appearanceOf(fiat.theme))
})

test('the variant reaches the style rule of a page, the colour around it and the portal; nothing else of an appearance is sent', () => {
  expect(wornOf(flagged.theme).css).toContain(`--color-primary:${flag['color-primary']}`)
  expect(publicSite(flagged)).toMatchObject({ color: flag['color-primary'] })
  expect(publicSite(flagged)).not.toHaveProperty('theme')
  expect(portalStyles([fiat])).toContain(`--stage-surface:${fiat.theme.tokens['stage-surface']}`)
  expect(portalStyles([flagged])).toContain(`--stage-surface:${flag['stage-surface']}`)
})
