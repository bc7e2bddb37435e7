import { resource } from '../../work/resource/resource.ts'

/** Unsold cars that stand at the reader's dealers, those there longest first. */
export const stock = resource('stock', {
  path: '/desk/stock',
  list: 'units',
  title: ({ car }) => car,
  columns: [
    { of: 'car', pair: ({ car, mvsCode, year, colorCode }) => [`${car} ${year}`, `${mvsCode} · ${colorCode}`] },
    'days',
    'arrival',
    { of: 'dealer', pair: ({ dealer }) => [dealer?.name ?? '', dealer?.code ?? ''], none: 'desk.stock.factory' },
    'chassis',
  ],
  filters: ['age', 'dealerCode'],
  words: { age: 'desk.stock.age.*' },
  kinds: { arrival: 'day' },
})
