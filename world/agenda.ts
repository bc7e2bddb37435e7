import type { DealerSeed } from './places/dealers.ts'

interface Car {
  readonly brand: string
  readonly name: string
  readonly status: string
}

type Local = readonly [state: string, city: string, date: string, name: string]

/**
 * Holidays of states and cities by their own laws, the same day every year: what the maker of this world remembers of them, for the demo. A
 * group keeps its own list as a data sheet.
 */
const BRAZIL: readonly Local[] = [
  ['SP', '', '07-09', 'Revolução Constitucionalista'],
  ['RJ', '', '04-23', 'São Jorge'],
  ['BA', '', '07-02', 'Independência da Bahia'],
  ['RS', '', '09-20', 'Revolução Farroupilha'],
  ['PE', '', '03-06', 'Data Magna'],
  ['CE', '', '03-25', 'Data Magna'],
  ['PA', '', '08-15', 'Adesão do Pará'],
  ['AM', '', '09-05', 'Elevação do Amazonas'],
  ['MS', '', '10-11', 'Criação do Estado'],
  ['DF', '', '11-30', 'Dia do Evangélico'],
  ['SP', 'São Paulo', '01-25', 'Aniversário da cidade'],
  ['RJ', 'Rio de Janeiro', '01-20', 'São Sebastião'],
  ['MG', 'Belo Horizonte', '12-08', 'Imaculada Conceição'],
  ['PR', 'Curitiba', '09-08', 'Nossa Senhora da Luz'],
  ['RS', 'Porto Alegre', '02-02', 'Nossa Senhora dos Navegantes'],
  ['BA', 'Salvador', '12-08', 'Nossa Senhora da Conceição'],
]
const ARGENTINA: readonly Local[] = [
  ['Córdoba', 'Córdoba', '09-30', 'San Jerónimo'],
  ['Mendoza', '', '07-25', 'Patrón Santiago'],
  ['Santa Fe', 'Rosario', '10-07', 'Virgen del Rosario'],
  ['Salta', '', '09-15', 'Señor y Virgen del Milagro'],
  ['Tucumán', '', '09-24', 'Batalla de Tucumán'],
  ['Neuquén', '', '09-12', 'Fundación de la ciudad'],
  ['San Juan', '', '06-13', 'Fundación de San Juan'],
  ['Jujuy', '', '08-23', 'Éxodo Jujeño'],
]
/** Any year does: it comes back in each. */
const YEAR = 2026

const SELLERS = {
  BR: ['Aline Rocha', 'Bruno Teixeira', 'Carla Nunes', 'Diego Martins', 'Elisa Prates', 'Fábio Leal'],
  AR: ['Agustina Paz', 'Bautista Roldán', 'Camila Sosa', 'Delfina Ortiz', 'Ezequiel Vega', 'Florencia Luna'],
} as const

/** Holidays, and each dealer's two bays, two sellers and a demonstration car of the two models it sells most, in the columns of their sheets. */
export function buildAgenda(dealers: readonly DealerSeed[], models: readonly Car[]) {
  const current = models.filter(({ status }) => status === 'current')
  return {
    holidays: [...holidaysOf('BR', BRAZIL, dealers), ...holidaysOf('AR', ARGENTINA, dealers)],
    'dealer-resources': dealers.flatMap((dealer, at) => resourcesOf(dealer, current, at)),
    'appointment-rules': dealers
      .filter((_, at) => at % 7 === 3)
      .map(({ code }) => ({ dealerCode: code, kind: 'SERVICE', leadHours: 24, daysAhead: 45 })),
  }
}

const holidaysOf = (country: 'BR' | 'AR', all: readonly Local[], dealers: readonly DealerSeed[]) =>
  all.flatMap(([state, city, date, name]) => {
    const cityCode = city === '' ? '' : dealers.find((one) => one.country === country && one.city === city)?.cityCode
    return cityCode === undefined ? [] : [{ country, state, cityCode, day: `${YEAR}-${date}`, everyYear: true, name }]
  })

function resourcesOf({ code, country, brands }: DealerSeed, models: readonly Car[], at: number) {
  const cars = brands.flatMap((brand) => models.filter((one) => one.brand === brand).slice(0, 1))
  const [seller = '', other = ''] = [SELLERS[country][at % 6], SELLERS[country][(at + 2) % 6]]
  const made = (kind: string, number: number, name: string, model: string | null = null) => ({
    code: `${code}-${kind}-${number}`,
    dealerCode: code,
    kind,
    name,
    model,
    active: true,
  })
  return [
    made('BAY', 1, 'Box 1'),
    made('BAY', 2, 'Box 2'),
    made('PERSON', 1, seller),
    made('PERSON', 2, other),
    ...cars.map(({ name }, number) => made('DEMO_CAR', number + 1, name, name)),
  ]
}
