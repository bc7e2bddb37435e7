import type { ChangePart, PartState } from '../../platform/change-sets/change-part.ts'
import type { Db } from '../../platform/db/database.ts'
import { partsOf } from './queries.ts'

/** A part of a set and whose it is. */
export interface HeldPart {
  readonly part: ChangePart
  readonly id: string
}

export interface SetContent extends HeldPart {
  readonly state: PartState
}

/** What a set holds, in its order. */
export async function heldParts(db: Db, kinds: readonly ChangePart[], setId: string): Promise<readonly HeldPart[]> {
  const rows = await partsOf(db, setId)
  return rows.map(({ kind, part_id: id }) => {
    const part = kinds.find((one) => one.kind === kind)
    if (!part) throw new Error(`Nobody publishes a ${kind}`)
    return { part, id }
  })
}

/** The same with how each part stands. */
export async function contentOf(db: Db, kinds: readonly ChangePart[], setId: string): Promise<readonly SetContent[]> {
  const held = await heldParts(db, kinds, setId)
  const states = await Promise.all(
    kinds.map(async (part) => {
      const ids = held.filter((one) => one.part === part).map(({ id }) => id)
      return ids.length > 0 ? await part.find(db, ids) : []
    }),
  )
  return held.flatMap(({ part, id }) => {
    const state = states[kinds.indexOf(part)]?.find((one) => one.id === id)
    return state ? [{ part, id, state }] : []
  })
}
