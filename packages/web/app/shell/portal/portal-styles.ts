import type { Site } from '@volante/contract/site'

/** Each brand's row in its own colours; the group's page loads no brand's font. */
export function portalStyles(sites: readonly Site[]): string {
  return sites
    .filter((site) => site.brand !== 'portal')
    .map(({ id, theme: { tokens } }) => {
      const stage = tokens['stage-surface'] ?? '#14171f'
      const ink = tokens['stage-ink'] ?? '#ffffff'
      const horizon = tokens['stage-horizon'] ?? '#29314a'
      return `.of-${id}{--brand-stage:${stage};--brand-ink:${ink};--brand-horizon:${horizon}}`
    })
    .join('')
}
