import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { Table } from '../../../ui/data/Table.tsx'
import { addressOf } from '../../../work/list/list-address.ts'
import { sheetPath } from '../data-list.ts'
import type { Line, Node } from './lines.ts'
import type { Chosen } from './relations-list.ts'
import css from './relations.module.css'

interface RelationTableProps {
  readonly nodes: readonly Node[]
  readonly lines: readonly Line[]
  readonly chosen: Chosen
}

/** The drawing in words: a line for each relation, led to the rows of the sheet that state it. */
export function RelationTable({ nodes, lines, chosen }: RelationTableProps) {
  const { t } = useTexts()
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id
  return (
    <div className={css.part}>
      <h2>{t('sheets.relations.table')}</h2>
      <p className="small soft">
        <Link to={addressOf({ path: sheetPath('version-parts') }, { text: chosen.version, country: chosen.country })}>
          {t('sheets.relations.edit')}
        </Link>
      </p>
      <Table caption={t('sheets.relations.table')} isCaptionHidden isDense className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('sheets.relations.part')}</th>
            <th scope="col">{t('sheets.relations.relation')}</th>
            <th scope="col">{t('sheets.relations.others')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ kind, from, to }) => (
            <tr key={`${kind} ${from} ${to.join(' ')}`}>
              <th scope="row">{nameOf(from)}</th>
              <td>{t(`sheets.relations.kind.${kind}`)}</td>
              <td>{to.map(nameOf).join(' · ')}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
