import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { shownColumns } from '../list/columns.ts'
import { addressOf } from '../list/list-address.ts'
import { WorkTable } from '../list/WorkTable.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { Ticked } from '../bulk/Ticked.tsx'
import { listOf, recordPath } from './resource-list.ts'
import { fieldOf, idOf, type Resource, type Row } from './resource.ts'
import type { Reading } from './selection.ts'
import { useCells } from './use-cells.tsx'

interface ResourceTableProps {
  readonly resource: Resource
  readonly data: ResourceListData
  readonly at: Omit<Reading, 'nameOfBrand'>
  /** Rows are ticked for a bar of the page's own. */
  readonly isTicked: boolean
}

/** The one that names the row and four facts. */
const SHOWN_ON_PHONE = 5

/** The rows; the first cell names each and leads to it where it can be opened, beside the list or on its page. */
export function ResourceTable({ resource, data, at: reading, isTicked }: ResourceTableProps) {
  const { items, shape, chosen, may, isAllTicked } = data
  const texts = useTexts()
  const { byKey } = texts
  const cellOf = useCells(resource, reading)
  const list = listOf(resource, data.opensSaved)
  const { beside, sorts } = resource
  const all = resource.columns.map(fieldOf)
  const toRow = (id: string) =>
    beside === undefined
      ? {
          to: recordPath(resource, id, {
            country: chosen['country'] ?? '',
            list: addressOf(list, chosen).slice(list.path.length + 1),
          }),
        }
      : { to: addressOf(list, chosen, { [beside]: id }), preventScrollReset: true }
  const sortOf = (field: string) => {
    const by = sorts?.[field]
    if (!by) return {}
    const { ascending, descending } = by
    const now = (chosen['sort'] ?? '') === ascending ? 'ascending' : chosen['sort'] === descending ? 'descending' : null
    const next = now === 'ascending' || ascending === undefined ? (descending ?? ascending) : ascending
    return {
      sortTo: addressOf(list, chosen, { sort: next ?? '', page: '', after: '' }),
      ...(now === null ? {} : ({ sorted: now } as const)),
    }
  }
  return (
    <WorkTable
      caption={byKey(`resources.${resource.noun}.title`)}
      rows={items}
      rowKey={(row) => idOf(resource, row)}
      {...(beside === undefined ? {} : { currentKey: chosen[beside] ?? '' })}
      columns={shownColumns(all, chosen['columns'] ?? '', list.own).map((id, place) => {
        const at = all.indexOf(id)
        const field = shape.columns[at]
        return {
          id,
          ...sortOf(id),
          title: byKey(field?.label ?? ''),
          align: field?.kind === 'money' || field?.kind === 'number' ? ('end' as const) : ('start' as const),
          isRoomy: place >= SHOWN_ON_PHONE,
          cell: (row: Row) => {
            const cell = cellOf(at, field, row)
            if (place > 0 || resource.get === undefined) return cell
            const id = idOf(resource, row)
            const link = <Link {...toRow(id)}>{cell}</Link>
            return may.bulk.length === 0 && !isTicked ? (
              link
            ) : (
              <Ticked key={id} id={id} name={resource.title(row, texts)} isOn={isAllTicked}>
                {link}
              </Ticked>
            )
          },
        }
      })}
    />
  )
}
