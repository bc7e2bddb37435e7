import type { Page } from '../../../shell/page-context.ts'
import { pathTo } from '../../../shell/slugs.ts'

export interface PageToSee {
  readonly name:
    | 'home'
    | 'model'
    | 'configurator'
    | 'dealers'
    | 'proposal'
    | 'contact'
    | 'recall'
    | 'maintenance'
    | 'service'
  readonly path: string
}

/** Takes a place; returns six pages of its site on which an appearance is looked at and measured, a portal's one, none where it is no site. */
export async function pagesToSee(known: Page, scope: string): Promise<readonly PageToSee[]> {
  if (scope === 'portal' || scope === 'portal-ar') return [{ name: 'home', path: scope === 'portal-ar' ? '/ar' : '/' }]
  const site = known.sites.find(({ id }) => id === scope)
  if (!site) return []
  const everywhere: PageToSee[] = [
    { name: 'home', path: pathTo(site, 'home') },
    { name: 'dealers', path: pathTo(site, 'dealers') },
    { name: 'contact', path: pathTo(site, 'contact') },
  ]
  const models = site.afterSalesOnly ? [] : await known.apiAt(site).mvs.modelList({ query: {} })
  const model = models.find(({ onSale }) => onSale)?.slug
  if (!model)
    return [
      ...everywhere,
      { name: 'recall', path: pathTo(site, 'recall') },
      { name: 'maintenance', path: pathTo(site, 'maintenance') },
      { name: 'service', path: pathTo(site, 'serviceVisit') },
    ]
  return [
    ...everywhere,
    { name: 'model', path: pathTo(site, 'model', { model }) },
    { name: 'configurator', path: pathTo(site, 'configurator', { model }) },
    { name: 'proposal', path: pathTo(site, 'proposal') },
  ]
}
