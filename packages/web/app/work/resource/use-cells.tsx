import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Texts, useTexts } from '../../texts/texts.tsx'
import { StatusTag } from '../../ui/data/Tag.tsx'
import { useBrandNames } from '../brand-names.ts'
import { addressOf } from '../list/list-address.ts'
import { Cut, Pair } from '../list/WorkTable.tsx'
import { Soft } from '../Soft.tsx'
import { shortMoment } from '../time/short-moment.ts'
import type { Resource, Row } from './resource.ts'
import type { Cell, Reading } from './selection.ts'
import type { FieldShape } from './shape.server.ts'
import { textsOf, wordOf } from './words.ts'

const CUT: ReadonlySet<FieldShape['kind']> = new Set(['text', 'area', 'list', 'role', 'other'])

/** Takes a resource and when and where it is read; returns what draws the cell of a column for a row. */
export function useCells({ columns, tones, path }: Resource, reading: Omit<Reading, 'nameOfBrand'>) {
  const around = useTexts()
  const { nameOf } = useBrandNames()
  const at = { ...reading, nameOfBrand: nameOf }
  return (place: number, field: FieldShape | undefined, row: Row): ReactNode => {
    const column = columns[place]
    if (column === undefined || field === undefined) return null
    const texts = textsOf(around, row)
    const own = typeof column === 'string' ? undefined : drawn(column, row, texts, at)
    if (own !== undefined) return own
    const value = row[field.name]
    if (field.kind === 'brand' && Array.isArray(value)) return <Cut>{value.map(nameOf).join(', ')}</Cut>
    if (field.kind === 'brand') return nameOf(String(value ?? ''))
    if (field.kind === 'siteMoment' && typeof value === 'string')
      return <time dateTime={value}>{shortMoment(texts.language, value, reading.zones[String(row['site'])])}</time>
    const word = wordOf(texts, field, value)
    const { none, narrows } = typeof column === 'string' ? {} : column
    if (word === '' && none) return <Soft>{texts.t(none)}</Soft>
    const tone = field.kind === 'flag' || field.kind === 'choice' ? tones?.[String(value)] : undefined
    if (tone) return <StatusTag tone={tone}>{word}</StatusTag>
    const cell = CUT.has(field.kind) ? <Cut>{word}</Cut> : word
    if (narrows === undefined) return cell
    return (
      <Link to={addressOf({ path }, { [narrows]: String((value as Row)['code']) })} preventScrollReset>
        {cell}
      </Link>
    )
  }
}

/** What a column draws of its own, undefined where its field's own word is shown. */
function drawn({ as, tag, pair, says, none }: Cell<Row>, row: Row, texts: Texts, at: Reading): ReactNode | undefined {
  if (as) return as(row, texts, at)
  if (tag) {
    const { tone, words } = tag(row, texts, at)
    return tone ? <StatusTag tone={tone}>{words}</StatusTag> : words
  }
  if (!pair && !says) return undefined
  const [first, then] = pair?.(row, texts, at) ?? [says?.(row, texts, at) ?? '']
  if (first === '' && none) return <Soft>{texts.t(none)}</Soft>
  return then ? <Pair first={first} then={then} /> : <Cut>{first}</Cut>
}
