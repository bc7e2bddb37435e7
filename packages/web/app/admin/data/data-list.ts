import type { SheetView } from '@volante/contract/sheets'
import { type ListAddress, listAddress } from '../../work/list/list-address.ts'

export const DATA = '/admin/data'
export const CHANGES = listAddress(`${DATA}/changes`, ['sheet', 'state'], ['after'])

export const SETS = listAddress(`${DATA}/sets`, ['state'], ['after'])
export const setPath = (id: string): string => `${SETS.path}/${id}`

/** The rows of one sheet: narrowed by words, a country and what its columns hold, each under `is.` and its name. */
export function rowsList(sheet: SheetView, opensSaved = false): ListAddress {
  const list = listAddress<string>(
    `${DATA}/${sheet.name}`,
    ['text', 'country', ...sheet.filters.map(filterName)],
    ['sort', 'columns', 'choose', 'after'],
    listedColumns(sheet).map(({ name }) => name),
  )
  return { ...list, own: listColumns(sheet).map(({ name }) => name), opensSaved }
}
export const filterName = (column: string): string => `is.${column}`

/** The rows of one sheet in the order that people gave them, among those that share one. */
export const orderList = ({ name, order }: Pick<SheetView, 'name' | 'order'>) =>
  listAddress<string>(`${DATA}/${name}/order`, order?.within ?? [], [])

export const sheetPath = (sheet: string): string => `${DATA}/${sheet}`
/** A row's page, and the list as it was when it was opened from there. */
export const rowPath = (sheet: string, key: string, list = ''): string =>
  `${DATA}/${sheet}/rows/${key}${list && `?${new URLSearchParams({ list })}`}`
/** Setting a column in many rows, or removing them. */
export const manyPath = (sheet: string): string => `${DATA}/${sheet}/many`
export const REMOVAL = '-'

export const changePath = (id: string): string => `${DATA}/changes/${id}`

/** What belongs together, in the order in which a new group fills it in. */
export const GROUPS = {
  catalogue: [
    'models',
    'model-markets',
    'versions',
    'version-years',
    'parts',
    'version-parts',
    'serial-parts',
    'services',
    'datasheet-groups',
    'datasheet-rows',
    'datasheets',
    'upgrades',
    'price-types',
    'prices',
  ],
  network: [
    'dealer-groups',
    'regionals',
    'influence-areas',
    'area-cities',
    'dealers',
    'workshop-services',
    'holidays',
    'dealer-resources',
    'appointment-rules',
  ],
  stock: ['stock'],
  selling: [
    'working-prices',
    'campaigns',
    'campaign-cars',
    'coupons',
    'employees',
    'employee-relatives',
    'employee-conditions',
    'financing-conditions',
    'indexed-plans',
    'index-values',
    'credit-taxes',
    'ownership-assumptions',
    'valuations',
  ],
  recalls: ['recall-campaigns', 'recall-chassis', 'recall-repairs', 'recall-parts', 'warranty-terms'],
  maintenance: ['maintenance-items', 'maintenance-plans', 'maintenance-works', 'maintenance-rates'],
} as const

const MOST_COLUMNS = 8

/** The columns of a list: what names a row, its key where people write that, then what is shown of it. */
export function listColumns({ columns, title }: Pick<SheetView, 'columns' | 'title'>): SheetView['columns'] {
  const isTitle = ({ name }: SheetView['columns'][number]) => name === title
  const rest = columns.filter((column) => !isTitle(column))
  const keys = rest.filter(({ isKey, isMade }) => isKey && (!isMade || title === null))
  return [...columns.filter(isTitle), ...keys, ...rest.filter(({ isShown, isKey }) => isShown && !isKey)].slice(
    0,
    MOST_COLUMNS,
  )
}

const UNLISTED = ['values', 'hours']

/** The columns among which a list's reader chooses: those that it shows unless told, then the others; of people no others are listed. */
function listedColumns(sheet: Pick<SheetView, 'columns' | 'title' | 'isPersonal'>): SheetView['columns'] {
  const own = listColumns(sheet)
  const others = sheet.columns.filter((column) => !own.includes(column) && !UNLISTED.includes(column.kind))
  return sheet.isPersonal ? own : [...own, ...others]
}

/** The columns that may be set in many rows at once: what tells rows apart is not. */
export const settableColumns = ({ columns }: Pick<SheetView, 'columns'>): SheetView['columns'] =>
  columns.filter(({ isKey, isMade, kind }) => !isKey && !isMade && !UNLISTED.includes(kind))
