import { resource } from '../../work/resource/resource.ts'
import { QrCodeFacts } from './QrCodeFacts.tsx'

/** Codes to print: each leads to a page of the shop, which may change, and is counted when scanned. */
export const qrCodes = resource('qrCodes', {
  path: '/desk/qr-codes',
  list: 'list',
  get: 'get',
  create: 'create',
  update: 'update',
  title: ({ name }) => name,
  columns: [
    'name',
    'path',
    'scans',
    'lastScanOn',
    'endsOn',
    'isOver',
    {
      of: 'dealerName',
      pair: ({ dealerName, dealerCode }) => [dealerName, dealerName === dealerCode ? '' : dealerCode],
    },
    {
      of: 'site',
      says: ({ site }, _texts, { nameOfBrand }) => `${nameOfBrand(site.slice(3))} ${site.slice(0, 2).toUpperCase()}`,
    },
  ],
  filters: ['dealerCode'],
  form: { what: ['name', 'dealerCode'], where: ['path', 'endsOn'] },
  kinds: { lastScanOn: 'day', endsOn: 'day' },
  tones: { true: 'warn', false: 'good' },
  codes: { 'request.forbidden': 'dealerCode' },
  below: (row) => <QrCodeFacts of={row} />,
})
