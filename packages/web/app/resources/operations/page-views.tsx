import { resource } from '../../work/resource/resource.ts'

/** How often the public pages were opened, by kind, model and site. */
export const pageViews = resource('pageViews', {
  path: '/desk/page-views',
  list: 'list',
  title: ({ id }) => id,
  columns: ['kind', 'model', 'brand', 'country', 'views', 'lastOn'],
  filters: ['kind', 'model', 'brand', 'country', 'from', 'to'],
  kinds: { brand: 'brand', country: 'country', lastOn: 'day' },
})
