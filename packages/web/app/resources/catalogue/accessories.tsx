import { resource } from '../../work/resource/resource.ts'

/** What the accessory pages find, and building their search index anew. */
export const accessories = resource('parts', {
  path: '/admin/accessories',
  list: 'accessories',
  may: 'accessories.index',
  does: { reindexAccessories: () => true },
  id: 'code',
  byCountry: true,
  title: ({ name }) => name,
  columns: ['name', 'code', 'modelName', 'price'],
  filters: ['brand', 'model'],
  kinds: { brand: 'brand', price: 'money' },
})
