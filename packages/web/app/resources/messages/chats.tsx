import { resource } from '../../work/resource/resource.ts'

/** Who opened a conversation with a dealer from the site. */
export const chats = resource('whatsappLead', {
  path: '/desk/whatsapp',
  list: 'starts',
  title: ({ name }) => name,
  columns: [
    // Who was erased has no name.
    { of: 'name', says: ({ name }) => name || '–' },
    'startedAt',
    'dealerName',
    'car',
    'brand',
    'country',
    'phone',
    'taxId',
    'scheduleDate',
    'dealerCode',
  ],
  further: ['country', 'taxId', 'dealerCode'],
  filters: ['brand', 'dealerCode', 'from', 'to'],
  kinds: { startedAt: 'moment', brand: 'brand', country: 'country' },
})
