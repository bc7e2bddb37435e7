import type { ReactNode } from 'react'
import { useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { useBrandNames } from '../brand-names.ts'
import { Cut, Pair } from '../list/WorkTable.tsx'
import { Soft } from '../Soft.tsx'
import { shortMoment } from '../time/short-moment.ts'
import type { Resource, Row } from './resource.ts'
import type { Cell, Reading } from './selection.ts'
import type { FieldShape } from './shape.server.ts'
import { wordOf } from './words.ts'

const CUT: ReadonlySet<FieldShape['kind']> = new Set(['text', 'area', 'list'])

/** Takes a resource and when and where it is read; returns what draws the cell of a column for a row. */
export function useCells({ columns, noun, tones }: Resource, reading: Omit<Reading, 'nameOfBrand'>) {
  const texts = useTexts()
  const { nameOf } = useBrandNames()
  return (at: number, field: FieldShape | undefined, row: Row): ReactNode => {
    const column = columns[at]
    if (column === undefined || field === undefined) return null
    if (typeof column !== 'string') return <OwnCell cell={column} row={row} at={{ ...reading, nameOfBrand: nameOf }} />
    const value = row[column]
    if (field.kind === 'brand' && Array.isArray(value)) return <Cut>{value.map(nameOf).join(', ')}</Cut>
    if (field.kind === 'brand') return nameOf(String(value ?? ''))
    if (field.kind === 'siteMoment' && typeof value === 'string')
      return <time dateTime={value}>{shortMoment(texts.language, value, reading.zones[String(row['site'])])}</time>
    const word = wordOf(texts, noun, field, value)
    const tone = field.kind === 'flag' || field.kind === 'choice' ? tones?.[String(value)] : undefined
    if (tone) return <StatusTag tone={tone}>{word}</StatusTag>
    return CUT.has(field.kind) ? <Cut>{word}</Cut> : word
  }
}

interface OwnCellProps {
  readonly cell: Cell<Row>
  readonly row: Row
  readonly at: Reading
}

function OwnCell({ cell: { as, pair, says, none }, row, at }: OwnCellProps) {
  const texts = useTexts()
  if (as) return as(row, texts, at)
  const [first, then] = pair?.(row, texts, at) ?? [says?.(row, texts, at) ?? '']
  if (first === '' && none) return <Soft>{texts.t(none)}</Soft>
  return then === undefined ? <Cut>{first}</Cut> : <Pair first={first} then={then} />
}
