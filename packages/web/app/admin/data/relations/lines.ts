import type { Relation } from '@volante/domain/configuration/relations/relations'
import type { PartType } from '@volante/domain/vocabulary'

/** A part as the page names it. */
export interface Node {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: PartType
}

export type Kind = Relation['kind']

/** A relation by the ids of its parts. */
export interface Line {
  readonly kind: Kind
  readonly from: string
  readonly to: readonly string[]
}

/** A line of the drawing, from one row to another. */
interface Arc {
  readonly kind: Kind
  readonly from: number
  readonly to: number
}

export interface Drawing {
  readonly rows: readonly Node[]
  readonly arcs: readonly Arc[]
}

/**
 * Takes a version's parts and relations; returns the parts that have any as rows, those that hang together beneath each
 * other in catalogue order, the largest group first, and a line for each two that are related.
 */
export function drawingOf(nodes: readonly Node[], lines: readonly Line[]): Drawing {
  const pairs = lines.flatMap(({ kind, from, to }) => to.map((other) => ({ kind, from, to: other })))
  const groupOf = groupsOf(pairs)
  const size = Map.groupBy(groupOf.keys(), (id) => groupOf.get(id))
  const rows = nodes
    .filter(({ id }) => groupOf.has(id))
    .toSorted((a, b) => {
      const [one, other] = [groupOf.get(a.id) ?? '', groupOf.get(b.id) ?? '']
      return (size.get(other)?.length ?? 0) - (size.get(one)?.length ?? 0) || (one < other ? -1 : Number(one > other))
    })
  const at = new Map(rows.map(({ id }, row) => [id, row]))
  return { rows, arcs: pairs.map(({ kind, from, to }) => ({ kind, from: at.get(from) ?? 0, to: at.get(to) ?? 0 })) }
}

/** Takes pairs; returns a name of the group in which each id hangs together with others. */
function groupsOf(pairs: readonly { readonly from: string; readonly to: string }[]): ReadonlyMap<string, string> {
  const groups = new Map<string, string[]>()
  for (const { from, to } of pairs) {
    const joined = [...new Set([...(groups.get(from) ?? [from]), ...(groups.get(to) ?? [to])])]
    for (const id of joined) groups.set(id, joined)
  }
  return new Map([...groups].map(([id, members]) => [id, members.toSorted()[0] ?? id]))
}

/** Takes how many rows a line spans; returns how far it leaves them, as a part of the room beside them. */
export const reachOf = (span: number, rows: number): number => 0.25 + 0.75 * Math.sqrt(span / Math.max(1, rows - 1))
