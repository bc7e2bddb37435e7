/** Of the table of a plan that follows an index, in their order. */
export const INDEXED_COLUMNS = [
  'quota',
  'interest',
  'administration',
  'reserve',
  'insurance',
  'tax',
  'extra',
  'payment',
] as const
