import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { useTexts } from '../../../texts/texts.tsx'
import { Row } from '../../../ui/layout/Stack.tsx'
import { type Drawing, drawingOf, type Kind, type Line, type Node, reachOf } from './lines.ts'
import { type Chosen, pickedAt } from './relations-list.ts'
import css from './relations.module.css'

interface RelationDrawingProps {
  readonly nodes: readonly Node[]
  readonly lines: readonly Line[]
  readonly chosen: Chosen
}

const ROOM = 72
const ROW = 30

/**
 * The related parts beneath each other: lines on the left say what needs or brings what, those on the right what does not go
 * together. Arrows walk the parts; the table beside it says the same.
 */
export function RelationDrawing({ nodes, lines, chosen }: RelationDrawingProps) {
  const { t } = useTexts()
  const [pointed, setPointed] = useState<number | null>(null)
  const drawing = drawingOf(nodes, lines)
  const picked = drawing.rows.flatMap(({ id }, at) => (id === chosen.first || id === chosen.second ? [at] : []))
  const lit = pointed === null ? picked : [pointed]
  return (
    <section aria-labelledby="drawing" className={css.part}>
      <h2 id="drawing">{t('sheets.relations.drawing')}</h2>
      <p className="small soft">{t('sheets.relations.drawing.text')}</p>
      <Legend />
      <div className={css.graph} data-lit={lit.length > 0 || undefined}>
        <Side drawing={drawing} lit={lit} side="left" />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows on top of links that work by themselves */}
        <ol onKeyDown={(event) => walk(event, drawing)} onBlur={() => setPointed(null)}>
          {drawing.rows.map(({ id, name }, at) => (
            <li key={id} onPointerEnter={() => setPointed(at)} onPointerLeave={() => setPointed(null)}>
              <Link
                to={pickedAt(chosen, id)}
                preventScrollReset
                aria-current={picked.includes(at) ? 'true' : undefined}
                data-lit={isNear(drawing, lit, at) || undefined}
                title={name}
                onFocus={() => setPointed(at)}
              >
                {name}
              </Link>
            </li>
          ))}
        </ol>
        <Side drawing={drawing} lit={lit} side="right" />
      </div>
    </section>
  )
}

const isNear = ({ arcs }: Drawing, lit: readonly number[], at: number): boolean =>
  lit.includes(at) ||
  arcs.some(({ from, to }) => (from === at && lit.includes(to)) || (to === at && lit.includes(from)))

const KINDS = ['brings', 'needs', 'color', 'coating', 'excludes'] as const satisfies readonly Kind[]

function Legend() {
  const { t } = useTexts()
  return (
    <Row as="ul" role="list" gap={[1, 4]} className={css.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <svg viewBox="0 0 30 10" width="30" height="10" aria-hidden="true" className={css.lines}>
            <path d="M0 5H26" data-kind={kind} />
            {kind !== 'excludes' && <path d="M24 2L29 5L24 8Z" data-kind={kind} data-end />}
          </svg>{' '}
          {t(`sheets.relations.kind.${kind}`)}
        </li>
      ))}
    </Row>
  )
}

interface SideProps {
  readonly drawing: Drawing
  readonly lit: readonly number[]
  readonly side: 'left' | 'right'
}

function Side({ drawing: { rows, arcs }, lit, side }: SideProps) {
  const own = arcs.filter(({ kind }) => (kind === 'excludes') === (side === 'right'))
  const height = rows.length * ROW
  return (
    <svg viewBox={`0 0 ${ROOM} ${height}`} width={ROOM} height={height} aria-hidden="true" className={css.lines}>
      {own.map(({ kind, from, to }) => {
        const [y1, y2] = [from, to].map((row) => (row + 0.5) * ROW) as [number, number]
        const edge = side === 'left' ? ROOM - 2 : 2
        const far =
          edge +
          (side === 'left' ? -1 : 1) *
            (ROOM - 4) *
            (reachOf(Math.abs(to - from), rows.length) - KINDS.indexOf(kind) * 0.05)
        const isLit = lit.includes(from) || lit.includes(to)
        return (
          <g key={`${kind} ${from} ${to}`} data-lit={isLit || undefined}>
            <path d={`M${edge} ${y1}C${far} ${y1} ${far} ${y2} ${edge} ${y2}`} data-kind={kind} />
            {side === 'left' && (
              <path d={`M${edge - 5} ${y2 - 3}L${edge} ${y2}L${edge - 5} ${y2 + 3}Z`} data-kind={kind} data-end />
            )}
          </g>
        )
      })}
    </svg>
  )
}

/** Up and down to the next part, left and right to the next one that it is related to. */
function walk(event: KeyboardEvent<HTMLOListElement>, { arcs }: Drawing): void {
  const links = [...event.currentTarget.querySelectorAll('a')]
  const at = links.findIndex((link) => link === document.activeElement)
  if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return
  const related = links.flatMap((_, other) =>
    arcs.some(({ from, to }) => (from === at && to === other) || (to === at && from === other)) ? [other] : [],
  )
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: links.length - 1,
    ArrowRight: related.find((other) => other > at) ?? related[0],
    ArrowLeft: related.findLast((other) => other < at) ?? related.at(-1),
  }[event.key]
  if (next === undefined) return
  event.preventDefault()
  links[next]?.focus()
}
