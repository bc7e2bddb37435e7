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
    { of: 'dealer', pair: ({ dealer }) => [dealer?.name ?? '', dealer?.code ?? ''], none: 'work.stock.factory' },
    'chassis',
  ],
  filters: ['age', 'dealerCode'],
  words: { age: 'work.stock.age.*' },
  kinds: { arrival: 'day' },
})
