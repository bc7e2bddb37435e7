import type { Site } from '@volante/contract/site'
import { dressOf } from '../../brand/theme.ts'

const STAGE = ['stage-surface', 'stage-horizon', 'stage-ink', 'stage-ink-soft', 'stage-accent'] as const

/** Each brand's scene in its own colours; the group's page loads no brand's font. */
export function portalStyles(sites: readonly Site[]): string {
  return sites
    .filter((site) => site.brand !== 'portal')
    .map(({ id, theme }) => {
      const { tokens } = dressOf(theme)
      const own = STAGE.flatMap((name) => (tokens[name] === undefined ? [] : `--${name}:${tokens[name]}`))
      return `.of-${id}{${own.join(';')}}`
    })
    .join('')
}
