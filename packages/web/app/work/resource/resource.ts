import type { Services } from '@volante/contract'
import type { Permission } from '@volante/domain/policy/permissions'
import type { ReactNode } from 'react'
import type { ListState } from '../list/list-address.ts'
import type { Texts } from '../../texts/texts.tsx'
import type { Tone } from '../../ui/data/Tag.tsx'
import type { Choice } from '../../ui/field/Select.tsx'
import type { Calls, ListCall, WriteCall } from './call-types.ts'
import type { Cell, Kind, Selection, Sorts } from './selection.ts'

export type Row = Readonly<Record<string, unknown>>

/** A selection as the kit's pages read it: the names in it were checked where it was declared. */
export interface Resource {
  readonly service: keyof Services
  readonly noun: string
  readonly path: string
  readonly list: string
  readonly get?: string
  readonly ask?: Readonly<Record<string, unknown>>
  readonly create?: string
  readonly update?: string
  readonly remove?: string
  readonly does?: Readonly<Record<string, (rows: readonly Row[]) => boolean>>
  readonly may?: Permission
  readonly id?: string
  readonly title: (row: Row, texts: Texts) => string
  readonly columns: readonly (string | Cell<Row>)[]
  readonly further?: readonly string[]
  readonly filters?: readonly string[]
  readonly choices?: Readonly<Record<string, ((texts: Texts) => readonly Choice[]) | ReadChoices>>
  readonly sorts?: Readonly<Record<string, Sorts>>
  readonly entry?: (row: Row, chosen: ListState) => ReactNode
  readonly beside?: string
  readonly byCountry?: true
  readonly tones?: Readonly<Record<string, Tone>>
  readonly words?: Readonly<Record<string, string>>
  readonly form?: Readonly<Record<string, readonly string[]>>
  readonly acts?: Readonly<
    Record<
      string,
      {
        readonly by: string
        readonly fields: readonly string[]
        when?: (row: Row) => boolean | Readonly<Record<string, readonly string[]>>
      }
    >
  >
  readonly kinds?: Readonly<Record<string, Kind>>
  readonly codes?: Readonly<Record<string, string>>
  readonly sheet?: string
  readonly below?: (row: Row) => ReactNode
  readonly drawn?: readonly string[]
  readonly called?: (name: string, texts: Texts) => string
}

/** Choices that another call of the service says: which, in what of its answer, and how a row is called where that is more than its name. */
interface ReadChoices {
  readonly from: string
  readonly in?: string
  readonly says?: (row: Row, texts: Texts) => string
}

/** Takes a service's name and what is selected of it; a wrong name does not compile. Read on both sides: schemas stay on the server. */
export const resource = <
  S extends keyof Services,
  const L extends ListCall<Calls<S>>,
  const W extends WriteCall<Calls<S>> = never,
>(
  service: S,
  selection: Selection<S, L, W>,
): Resource => ({
  ...(selection as unknown as Omit<Resource, 'service' | 'noun'>),
  service,
  noun: selection.noun ?? selection.path.split('/').at(-1) ?? '',
})

/** Takes a row; returns what names it in addresses and calls. */
export const idOf = ({ id = 'id' }: Resource, row: Row): string => String(row[id])

/** Takes what names a row of a bulk change; returns it in words, where it holds a code. */
export const calledIn = ({ called }: Resource, name: string, texts: Texts): string => called?.(name, texts) ?? name

/** Takes a column; returns the field it shows. */
export const fieldOf = (column: Resource['columns'][number]): string =>
  typeof column === 'string' ? column : column.of
