import type { Site } from '@volante/contract/site'
import { nameFace } from '../../brand/fonts.ts'
import { appearanceOf } from '../../brand/appearance.ts'

const WORN = [
  'stage-surface',
  'stage-horizon',
  'stage-ink',
  'stage-ink-soft',
  'stage-accent',
  'display-tracking',
  'display-case',
] as const

/** Each brand's scene in its own colours, its name in its own face. */
export function portalStyles(sites: readonly Site[]): string {
  const brands = sites.filter((site) => site.brand !== 'portal')
  const rules = brands.map(({ id, theme }) => {
    const { tokens, fonts } = appearanceOf(theme)
    const own = WORN.flatMap((name) => (tokens[name] === undefined ? [] : `--${name}:${tokens[name]}`))
    return `.of-${id}{${[...own, `--name:${nameFace(fonts).family}`].join(';')}}`
  })
  return [...new Set([...brands.map(({ theme }) => nameFace(theme.fonts).rule), ...rules])].join('')
}
