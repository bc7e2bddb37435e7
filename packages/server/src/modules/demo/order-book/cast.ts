import { cpfCheckDigits } from '@volante/domain/person/cpf'

/** A buyer of the book. */
export interface Buyer {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly birthdate: string
  /** CPF or DNI. */
  readonly document: string
  readonly address: {
    readonly postalCode: string
    readonly street: string
    readonly number: string
    readonly neighbourhood: string
    readonly city: string
    readonly stateCode: string
  }
}

const FIRST = {
  BR: [
    'Ana',
    'Bruno',
    'Carla',
    'Diego',
    'Érica',
    'Fábio',
    'Graça',
    'Heitor',
    'Inês',
    'Jonas',
    'Kátia',
    'Luís',
    'Márcia',
  ],
  AR: [
    'Agustín',
    'Belén',
    'Camilo',
    'Daniela',
    'Emilia',
    'Facundo',
    'Guillermina',
    'Hernán',
    'Irina',
    'Joaquín',
    'Lorena',
  ],
} as const
const LAST = {
  BR: [
    'Almeida',
    'Barreto',
    'Coutinho',
    'Damasceno',
    'Esteves',
    'Falcão',
    'Gusmão',
    'Holanda',
    'Leitão',
    'Magalhães',
    'Nóbrega',
  ],
  AR: ['Aguirre', 'Benítez', 'Cáceres', 'Domínguez', 'Escobar', 'Figueroa', 'Giménez', 'Herrera', 'Ibáñez', 'Ledesma'],
} as const
const PLACES = {
  BR: [
    ['01310-100', 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP'],
    ['30130-010', 'Rua da Bahia', 'Centro', 'Belo Horizonte', 'MG'],
    ['80020-310', 'Rua XV de Novembro', 'Centro', 'Curitiba', 'PR'],
    ['50030-230', 'Rua do Bom Jesus', 'Recife Antigo', 'Recife', 'PE'],
  ],
  AR: [
    ['1043', 'Avenida Corrientes', 'San Nicolás', 'Buenos Aires', 'Ciudad Autónoma de Buenos Aires'],
    ['5000', 'Avenida Colón', 'Centro', 'Córdoba', 'Córdoba'],
    ['2000', 'Calle San Lorenzo', 'Centro', 'Rosario', 'Santa Fe'],
  ],
} as const

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('an empty list')
  return found
}

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Takes a place in the book; returns who buys there: the same person every time, nobody twice. */
export function buyerAt(place: number, country: 'BR' | 'AR'): Buyer {
  const last = LAST[country]
  const names = [
    at(FIRST[country], place),
    at(last, place * 3 + 1),
    at(last, place * 7 + 5 + Math.floor(place / last.length)),
  ]
  const [postalCode, street, neighbourhood, city, stateCode] = at<readonly string[]>(PLACES[country], place)
  const body = String(310_400_000 + place * 7_919)
  const day = `${1962 + ((place * 11) % 40)}-${String(1 + (place % 12)).padStart(2, '0')}-${String(1 + ((place * 5) % 27)).padStart(2, '0')}`
  return {
    name: names.join(' '),
    email: `${plain(names.slice(0, 2).join('.'))}.${place}@carteira.example`,
    phone: country === 'BR' ? `119${86_000_000 + place * 3_571}` : `11${44_000_000 + place * 3_571}`,
    birthdate: day,
    document: country === 'BR' ? body + cpfCheckDigits(body) : String(28_400_000 + place * 6_131),
    address: {
      postalCode: postalCode ?? '',
      street: street ?? '',
      number: String(100 + place * 3),
      neighbourhood: neighbourhood ?? '',
      city: city ?? '',
      stateCode: stateCode ?? '',
    },
  }
}
