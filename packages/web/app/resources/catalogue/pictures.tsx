import { resource } from '../../work/resource/resource.ts'
import { PictureFacts, Thumbnail } from './PictureFacts.tsx'

/** Pictures that people added; they are sent on a page of their own (`admin/pictures`). */
export const pictures = resource('pictures', {
  path: '/admin/pictures',
  list: 'list',
  get: 'get',
  create: 'create',
  update: 'update',
  remove: 'remove',
  title: ({ name }) => name,
  columns: [{ of: 'name', as: (row) => <Thumbnail picture={row} /> }, 'aboutPt', 'uses', 'addedAt', 'addedBy'],
  filters: ['text'],
  form: { words: ['name', 'aboutPt', 'aboutEs'] },
  kinds: { addedAt: 'moment' },
  codes: { 'pictures.nameTaken': 'name' },
  below: (row) => <PictureFacts picture={row} />,
})
