/** Columns of a list of people by what their heads may be called; the roles of one person are set apart by a bar. */
const COLUMNS: Readonly<Record<string, string>> = {
  name: 'name',
  nome: 'name',
  nombre: 'name',
  email: 'email',
  'e-mail': 'email',
  correo: 'email',
  country: 'country',
  pais: 'country',
  cpf: 'cpf',
  dni: 'dni',
  cuil: 'cuil',
  phone: 'phone',
  telefone: 'phone',
  celular: 'phone',
  telefono: 'phone',
  roles: 'roles',
  papeis: 'roles',
  dealercode: 'dealerCode',
  concessionaria: 'dealerCode',
  concesionario: 'dealerCode',
}

/** As many as one import takes. */
export const MOST_PEOPLE = 500

export type PersonRow = Readonly<Record<string, string | readonly string[]>>
export type ParsedPeople =
  | { readonly rows: readonly PersonRow[] }
  | { readonly problem: 'empty' | 'noHead' | 'tooMany' | 'openQuote' }

/** Takes a list as a spreadsheet saves it (comma, semicolon or tab); returns a row a person, or what is wrong with the list itself. */
export function parsePeople(text: string): ParsedPeople {
  const table = cellsOf(text.replace(/^\uFEFF/, ''))
  if (!table) return { problem: 'openQuote' }
  const [head, ...lines] = table.filter((cells) => cells.some((cell) => cell.trim() !== ''))
  if (!head || lines.length === 0) return { problem: 'empty' }
  const names = head.map((cell) => COLUMNS[plain(cell)])
  if (!names.includes('name') || !names.includes('email')) return { problem: 'noHead' }
  if (lines.length > MOST_PEOPLE) return { problem: 'tooMany' }
  return { rows: lines.map((cells) => rowOf(names, cells)) }
}

const plain = (cell: string): string =>
  cell.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[\s_]/g, '')

function rowOf(names: readonly (string | undefined)[], cells: readonly string[]): PersonRow {
  const filled = names.flatMap((name, at) => {
    const value = cells[at]?.trim() ?? ''
    return name && value !== '' ? [[name, (READ[name] ?? same)(value)] as const] : []
  })
  return Object.fromEntries(filled)
}

const same = (cell: string): string => cell

const COUNTRIES: Readonly<Record<string, string>> = { brasil: 'BR', brazil: 'BR', argentina: 'AR' }
const countryIn = (cell: string): string => COUNTRIES[plain(cell)] ?? cell.toUpperCase()

const rolesIn = (cell: string): string[] =>
  cell
    .split('|')
    .map((role) => role.trim())
    .filter(Boolean)

const READ: Readonly<Record<string, (cell: string) => string | string[]>> = { roles: rolesIn, country: countryIn }

/** RFC 4180; null where a quote is never closed. */
function cellsOf(text: string): string[][] | null {
  const separator = [';', '\t', ','].find((one) => text.split('\n', 1)[0]?.includes(one)) ?? ','
  const table: string[][] = [[]]
  let cell = ''
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (isQuoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[(at += 1)]
      else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (sign === separator || sign === '\n') {
      table.at(-1)?.push(cell)
      cell = ''
      if (sign === '\n') table.push([])
    } else if (sign !== '\r') cell += sign
  }
  table.at(-1)?.push(cell)
  return isQuoted ? null : table
}
