type Words = Readonly<Record<'pt-BR' | 'es-AR', string>>
type Figure = readonly [kind: string, about: string, figure: number]

const DEMO: Words = { 'pt-BR': 'Estimativa da demonstração', 'es-AR': 'Estimación de la demostración' }
const TAX_BR: Words = {
  'pt-BR': 'Alíquotas de IPVA por estado (demonstração)',
  'es-AR': 'Alícuotas de IPVA por estado (demostración)',
}
const TAX_AR: Words = { 'pt-BR': 'Alíquotas de patente (demonstração)', 'es-AR': 'Alícuotas de patente (demostración)' }

const BRAZIL: readonly Figure[] = [
  ['fuelPrice', 'petrol', 6_29],
  ['fuelPrice', 'diesel', 6_09],
  ['homePower', '*', 95],
  ['publicPower', '*', 2_10],
  ['insurance', '*', 480],
  ['insurance', 'pickup', 560],
  ['insurance', 'suv', 450],
  ['revision', '*', 890_00],
  ['revision', 'Diesel', 1_450_00],
  ['revision', 'Electric', 520_00],
  ['depreciation', '1', 1_500],
  ['depreciation', '*', 900],
]
/** IPVA of cars in hundredths of a percent; states that are not named take the last line. */
const IPVA: Readonly<Record<string, number>> = {
  SP: 400,
  RJ: 400,
  MG: 400,
  RS: 300,
  PR: 190,
  SC: 200,
  BA: 250,
  PE: 300,
  DF: 300,
  GO: 375,
  '*': 300,
}
/** Of electric cars: some states ask for none or less. */
const ELECTRIC_IPVA: Readonly<Record<string, number>> = { SP: 400, RJ: 50, PR: 190, RS: 0, PE: 0, DF: 0, '*': 200 }

const ARGENTINA: readonly Figure[] = [
  ['fuelPrice', 'petrol', 1_720_00],
  ['fuelPrice', 'diesel', 1_790_00],
  ['homePower', '*', 160_00],
  ['publicPower', '*', 420_00],
  ['insurance', '*', 420],
  ['insurance', 'pickup', 500],
  ['revision', '*', 310_000_00],
  ['revision', 'Diesel', 420_000_00],
  ['revision', 'Electric', 190_000_00],
  ['depreciation', '1', 1_300],
  ['depreciation', '*', 800],
]
const PATENTE: Readonly<Record<string, number>> = {
  'Ciudad Autónoma de Buenos Aires': 320,
  'Buenos Aires': 380,
  Córdoba: 350,
  'Santa Fe': 340,
  Mendoza: 300,
  '*': 330,
}

const rowsOf = (country: 'BR' | 'AR', figures: readonly Figure[], source: Words, since: string) =>
  figures.map(([assumption, about, figure]) => ({ country, assumption, about, figure, source, since }))
const taxes = (kind: string, rates: Readonly<Record<string, number>>): Figure[] =>
  Object.entries(rates).map(([state, rate]) => [kind, state, rate])

/** What the demo assumes of keeping a car, in the columns of its sheet. */
export const buildOwnershipAssumptions = () => [
  ...rowsOf('BR', BRAZIL, DEMO, '2026-11-01'),
  ...rowsOf('BR', [...taxes('tax', IPVA), ...taxes('electricTax', ELECTRIC_IPVA)], TAX_BR, '2026-01-01'),
  ...rowsOf('AR', ARGENTINA, DEMO, '2026-11-01'),
  ...rowsOf('AR', [...taxes('tax', PATENTE), ['electricTax', '*', 0]], TAX_AR, '2026-01-01'),
]
