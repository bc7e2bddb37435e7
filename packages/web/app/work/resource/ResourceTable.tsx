import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { useBrandNames } from '../brand-names.ts'
import { Cut, WorkTable } from '../list/WorkTable.tsx'
import type { ResourceListData } from './load-resource.server.ts'
import { Ticked } from '../bulk/Ticked.tsx'
import { recordPath } from './resource-list.ts'
import { fieldOf, idOf, type Resource, type Row } from './resource.ts'
import type { FieldShape } from './shape.server.ts'
import { wordOf } from './words.ts'

interface ResourceTableProps {
  readonly resource: Resource
  readonly data: ResourceListData
}

const SHOWN_ON_PHONE = 3

/** The rows; the first cell names each and leads to it where it can be opened. */
export function ResourceTable({ resource, data: { items, shape, chosen, may, isAllTicked } }: ResourceTableProps) {
  const { byKey } = useTexts()
  const cellOf = useCells(resource)
  return (
    <WorkTable
      caption={byKey(`resources.${resource.noun}.title`)}
      rows={items}
      rowKey={(row) => idOf(resource, row)}
      columns={resource.columns.map((column, at) => {
        const field = shape.columns[at]
        return {
          id: fieldOf(column),
          title: byKey(field?.label ?? ''),
          align: field?.kind === 'money' || field?.kind === 'number' ? ('end' as const) : ('start' as const),
          isRoomy: at >= SHOWN_ON_PHONE,
          cell: (row: Row) => {
            const cell = cellOf(at, field, row)
            if (at > 0 || resource.get === undefined) return cell
            const id = idOf(resource, row)
            const link = <Link to={recordPath(resource, id, chosen)}>{cell}</Link>
            return may.bulk.length === 0 ? (
              link
            ) : (
              <Ticked key={id} id={id} name={resource.title(row)} isOn={isAllTicked}>
                {link}
              </Ticked>
            )
          },
        }
      })}
    />
  )
}

function useCells({ columns, noun, tones }: Resource) {
  const texts = useTexts()
  const { nameOf } = useBrandNames()
  return (at: number, field: FieldShape | undefined, row: Row): ReactNode => {
    const column = columns[at]
    if (column === undefined || field === undefined) return null
    if (typeof column !== 'string') return column.as(row, texts)
    const value = row[column]
    if (field.kind === 'brand') return nameOf(String(value ?? ''))
    const word = wordOf(texts, noun, field, value)
    const tone = field.kind === 'flag' || field.kind === 'choice' ? tones?.[String(value)] : undefined
    if (tone) return <StatusTag tone={tone}>{word}</StatusTag>
    return field.kind === 'text' || field.kind === 'list' ? <Cut>{word}</Cut> : word
  }
}
