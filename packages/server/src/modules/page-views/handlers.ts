import { pageViews } from '@volante/contract/page-views'
import { implement } from '../../platform/http/implement.ts'
import { countedPage } from '../../platform/words/counted-page.ts'
import { countedPages } from './queries.ts'

export const pageViewsHandlers = implement(pageViews, {
  async list({ ctx, query, reach }) {
    const { page, size } = query
    const found = countedPages(ctx, reach, query)
    const sorted = found.orderBy('views', 'desc').orderBy('v.site').orderBy('v.kind').orderBy('v.model')
    const { items: rows, total } = await countedPage(ctx.db, found, query, (most, before) =>
      sorted.limit(most).offset(before).execute(),
    )
    const items = rows.map(({ site, kind, slug, model, views, lastOn }) => {
      const { brand = '', country = 'BR' } = ctx.everySite.find(({ id }) => id === site) ?? {}
      const name = model ?? (slug === '' ? null : slug)
      return { id: [site, kind, slug].join(' '), kind, model: name, brand, country, views: Number(views), lastOn }
    })
    return { items, page, size, total }
  },
})
