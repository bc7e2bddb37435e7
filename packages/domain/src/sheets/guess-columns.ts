import type { Column, Columns } from './column.ts'
import { headingsOf } from './column.ts'
import type { Placing } from './mapping.ts'
import { readCell } from './read-cell.ts'

/** A column of a file that somebody else made: its heading, and what its first rows hold. */
export interface FileColumn {
  readonly heading: string
  readonly samples: readonly string[]
}

/** Words that mean the same at the head of a column, in both languages and in English. */
const SAME = [
  'code codigo cod ref referencia sku',
  'id identificacao identificacion identificador',
  'name nome nombre denominacao denominacion',
  'description descricao descripcion',
  'price preco precio',
  'amount valor value importe monto montante',
  'country pais',
  'state estado uf provincia situacao situacion status',
  'year ano anio',
  'model modelo',
  'version versao',
  'brand marca',
  'color colour cor',
  'dealer concessionaria concesionario concesionaria revenda loja',
  'email mail correio correo',
  'phone telefone telefono fone tel celular',
  'street rua logradouro calle endereco direccion domicilio',
  'number numero nro num',
  'postal cep cp zip',
  'city cidade ciudad municipio localidad',
  'from desde inicio comeca vigencia start begin',
  'until ate hasta fim fin validade vencimento vencimiento end',
  'day dia data fecha date',
  'currency moeda moneda',
  'position ordem orden order',
  'type tipo clase classe',
  'chassis chassi vin bastidor',
  'discount desconto descuento',
  'uses usos',
  'most maximo max limite',
  'length comprimento largo comp',
  'width largura ancho larg',
  'height altura alto alt',
]
const MEANT = new Map(
  SAME.flatMap((line) => {
    const [first = '', ...others] = line.split(' ')
    return others.map((word) => [word, first] as const)
  }),
)
const EMPTY_WORDS = [
  'de',
  'de',
  'da',
  'do',
  'das',
  'dos',
  'del',
  'la',
  'el',
  'los',
  'las',
  'the',
  'of',
  'em',
  'en',
  'na',
  'no',
  'mm',
]

/** Takes a heading; returns it without accents, capitals and marks, as files of one kind may write it. */
export const plainHeading = (heading: string): string =>
  heading.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** `Preço de venda (R$)`, `preco_venda` and `precoVenda` are the same words. */
const wordsIn = (heading: string): ReadonlySet<string> =>
  new Set(
    plainHeading(heading.replace(/([a-z])([A-Z])/g, '$1 $2'))
      .split(/[^a-z0-9]+/)
      .filter((word) => word !== '' && !EMPTY_WORDS.includes(word))
      .map((word) => MEANT.get(word) ?? word),
  )

/** How much of what two headings say they share, 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared / (a.size + b.size - shared || 1)
}

const LEAST_LIKE = 0.5
/** What can be told from cells alone, whatever stands above them. */
const TELLING = ['choice', 'day', 'moment', 'hours']

/** Whether a column takes every sample. */
function takes(column: Column, { samples }: FileColumn): boolean {
  const isText = column.kind === 'words' || column.kind === 'lists'
  return samples.every((sample) => isText || 'value' in readCell(column, [sample]))
}

const isTelling = (column: Column, file: FileColumn): boolean =>
  file.samples.length > 0 && (TELLING.includes(column.kind) || column.pattern !== undefined) && takes(column, file)

interface Candidate {
  readonly heading: string
  readonly column: Column
  readonly names: readonly string[]
}

/**
 * Takes a sheet's columns, the words that each heading goes by and the columns of a file; returns which is which as far as one alone
 * fits: by the same words, by words that mean the same where the cells fit too, then by what the cells hold.
 */
export function guessColumns(
  columns: Columns,
  wordsOf: (heading: string) => readonly string[],
  file: readonly FileColumn[],
): Placing {
  const candidates = Object.entries(columns).flatMap(([name, column]) =>
    headingsOf(name, column).map((heading): Candidate => ({ heading, column, names: [heading, ...wordsOf(heading)] })),
  )
  const found = new Map<string, string>()
  for (const rate of [bySameWords, byMeaning, byCells]) {
    const open = candidates.filter(({ heading }) => !found.has(heading))
    const taken = new Set(found.values())
    const free = file.filter(({ heading }) => heading !== '' && !taken.has(heading))
    for (const { heading, from } of onlyPairs(open, free, rate)) found.set(heading, from)
  }
  return Object.fromEntries([...found].map(([heading, from]) => [heading, { from }]))
}

type Rate = (candidate: Candidate, file: FileColumn) => number

const bySameWords: Rate = ({ names }, { heading }) =>
  names.some((word) => plainHeading(word) === plainHeading(heading)) ? 1 : 0

function byMeaning({ names, column }: Candidate, file: FileColumn): number {
  const words = wordsIn(file.heading)
  const best = Math.max(...names.map((one) => likeness(wordsIn(one), words)))
  return best >= LEAST_LIKE && takes(column, file) ? best : 0
}

const byCells: Rate = ({ column }, file) => (isTelling(column, file) ? 1 : 0)

/** Pairs in which each is the other's one best: what fits two equally well is nobody's. */
function onlyPairs(candidates: readonly Candidate[], file: readonly FileColumn[], rate: Rate) {
  const rates = candidates.map((candidate) => file.map((one) => rate(candidate, one)))
  const bestOf = (line: readonly number[]): number => {
    const most = Math.max(0, ...line)
    return most > 0 && line.filter((one) => one === most).length === 1 ? line.indexOf(most) : -1
  }
  return candidates.flatMap(({ heading }, at) => {
    const best = bestOf(rates[at] ?? [])
    const isMutual = best !== -1 && bestOf(rates.map((line) => line[best] ?? 0)) === at
    return isMutual ? [{ heading, from: file[best]?.heading ?? '' }] : []
  })
}
