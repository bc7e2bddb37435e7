import type { KeyboardEvent } from 'react'
import { DataTable, type DataTableProps } from '../../ui/data/DataTable.tsx'
import { Soft } from '../Soft.tsx'
import css from './list.module.css'
import { useReturn } from './use-return.ts'

/** Dense rows, each led to by the link in its first cell. While the list has the focus j and k walk it: single letters elsewhere belong to other tools (WCAG 2.1.4). */
export function WorkTable<Row>(props: DataTableProps<Row>) {
  const back = useReturn()
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- on top of links that work by themselves
    <div {...back} className={css.table} onKeyDown={walk}>
      <DataTable {...props} isCaptionHidden />
    </div>
  )
}

function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0
  if (step === 0 || event.ctrlKey || event.metaKey || event.altKey) return
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('tbody th a')]
  const at = links.findIndex((link) => link === document.activeElement)
  const next = links[at === -1 ? 0 : at + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Long words end in an ellipsis; the whole is in the title. */
export function Cut({ children }: { readonly children: string }) {
  return (
    <span className={css.cut} title={children}>
      {children}
    </span>
  )
}

/** Two facts of a cell, the second below the first. */
export const Pair = ({ first, then }: { readonly first: string; readonly then: string }) => (
  <>
    <Cut>{first}</Cut>
    <Soft as="div">
      <Cut>{then}</Cut>
    </Soft>
  </>
)
