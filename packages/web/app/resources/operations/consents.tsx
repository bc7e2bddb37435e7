import { resource } from '../../work/resource/resource.ts'

/** Who agreed to what, when and to which text, and who took it back. */
export const consents = resource('privacy', {
  path: '/admin/consents',
  list: 'records',
  title: ({ name }) => name,
  columns: [
    // Who was erased has no name.
    { of: 'name', says: ({ name }) => name || '–' },
    'act',
    'purpose',
    'channel',
    'at',
    'source',
    'textVersion',
    'document',
    'brand',
    'country',
  ],
  further: ['source', 'textVersion', 'country'],
  filters: ['document', 'act', 'source', 'channel', 'brand', 'from', 'to'],
  kinds: { at: 'moment', purpose: 'choice', brand: 'brand', country: 'country' },
  tones: { given: 'good', withdrawn: 'warn' },
})
