import type { Build } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import { type Change, type Consequences, consequencesOf } from '@volante/domain/configuration/consequences'
import type { Repaint } from '@volante/domain/configuration/difference'
import { type Repair, repairs } from '@volante/domain/configuration/explain'
import { type History, historyAfter, historyOf } from '@volante/domain/configuration/history'
import type { Reason } from '@volante/domain/configuration/reasons'
import { nameOf, wantOf } from './change.ts'

/** One line of the log: what was asked, by its catalogue name, and what it did to the price. */
export interface LogEntry {
  readonly deed: Change['kind'] | 'restored'
  readonly name: string
  readonly difference: number | null
}

/** What stands between a choice and the build: nothing is applied before it is answered. */
export type Question =
  | { readonly kind: 'consequences'; readonly change: Change; readonly answer: Consequences }
  | {
      readonly kind: 'refused'
      readonly change: Change
      readonly reasons: readonly Reason[]
      readonly repairs: readonly Repair[]
    }

export interface BuildState {
  readonly history: History<LogEntry>
  readonly question: Question | null
  /** The last thing that happened, for the announcement; counted so that the same thing twice is told twice. */
  readonly announced: {
    readonly count: number
    readonly how: 'done' | 'undone' | 'redone'
    readonly entry: LogEntry
  } | null
  /** A colour or coating that had to change: the page leads to its step and offers what is allowed there. */
  readonly limited: { readonly step: 'color' | 'coating'; readonly repaint: Repaint } | null
}

export type BuildAction =
  | { readonly type: 'ask'; readonly change: Change }
  | { readonly type: 'pick'; readonly group: number; readonly partId: string }
  | { readonly type: 'confirm' | 'cancel' | 'undo' | 'redo' | 'unlimit' }
  | { readonly type: 'repair'; readonly nth: number }
  | { readonly type: 'replace'; readonly next: Build; readonly entry: LogEntry }

/** Takes the build a page opens with; returns the state of an untouched page. */
export const openingState = (build: Build): BuildState => ({
  history: historyOf(build),
  question: null,
  announced: null,
  limited: null,
})

/** Takes a catalogue; returns the reducer over its builds. All rules are the domain's. */
export function buildReducer(index: CatalogueIndex) {
  return (state: BuildState, action: BuildAction): BuildState => {
    switch (action.type) {
      case 'ask':
        return asked(index, state, action.change)
      case 'pick':
        return picked(index, state, action)
      case 'confirm':
        return confirmed(index, state)
      case 'repair':
        return repaired(index, state, action.nth)
      case 'replace':
        return applied({ ...state, limited: null }, action.next, action.entry)
      case 'undo':
      case 'redo':
        return moved(state, action.type)
      case 'cancel':
        return { ...state, question: null }
      case 'unlimit':
        return { ...state, limited: null }
    }
  }
}

function asked(index: CatalogueIndex, state: BuildState, change: Change): BuildState {
  const build = state.history.present
  const answer = consequencesOf(index, build, change)
  if (answer.refused) {
    const ways = repairs(index, build, wantOf(change))
    return { ...state, question: { kind: 'refused', change, reasons: answer.reasons, repairs: ways } }
  }
  const question: Question = { kind: 'consequences', change, answer }
  return answer.silent ? confirmed(index, { ...state, question }) : { ...state, question }
}

/** Another alternative of one group: the consequences are worked out anew, still without applying them. */
function picked(
  index: CatalogueIndex,
  state: BuildState,
  { group, partId }: { group: number; partId: string },
): BuildState {
  const { question } = state
  if (question?.kind !== 'consequences' || 'serviceId' in question.change) return state
  const chosen = question.answer.choose.flatMap(({ picked: now }, nth) =>
    nth === group ? partId : now.map(({ id }) => id),
  )
  return asked(index, state, { ...question.change, with: chosen })
}

function confirmed(index: CatalogueIndex, state: BuildState): BuildState {
  const { question } = state
  if (question?.kind !== 'consequences') return state
  const { answer, change } = question
  const difference = shift(answer.priceBefore, answer.priceAfter)
  const entry: LogEntry = { deed: change.kind, name: nameOf(index, change), difference }
  return applied({ ...state, limited: limitOf(answer) }, answer.next, entry)
}

function repaired(index: CatalogueIndex, state: BuildState, nth: number): BuildState {
  const { question } = state
  const repair = question?.kind === 'refused' ? question.repairs[nth] : undefined
  if (!question || !repair) return state
  const difference = shift(repair.priceBefore, repair.priceAfter)
  const entry: LogEntry = { deed: question.change.kind, name: nameOf(index, question.change), difference }
  return applied({ ...state, limited: limitOf(repair) }, repair.next, entry)
}

function applied(state: BuildState, next: Build, entry: LogEntry): BuildState {
  const history = historyAfter(state.history, { kind: 'apply', next, log: entry })
  return { ...state, history, question: null, announced: { count: count(state), how: 'done', entry } }
}

function moved(state: BuildState, kind: 'undo' | 'redo'): BuildState {
  const step = kind === 'undo' ? state.history.past.at(-1) : state.history.future[0]
  if (!step || state.question) return state
  const how = kind === 'undo' ? 'undone' : 'redone'
  const announced = { count: count(state), how, entry: step.log } as const
  return { history: historyAfter(state.history, { kind }), question: null, limited: null, announced }
}

function limitOf({ recolored, recoated }: Pick<Consequences, 'recolored' | 'recoated'>): BuildState['limited'] {
  if (recolored) return { step: 'color', repaint: recolored }
  return recoated ? { step: 'coating', repaint: recoated } : null
}

const count = ({ announced }: BuildState): number => (announced?.count ?? 0) + 1

const shift = (before: number | null, after: number | null): number | null =>
  before === null || after === null ? null : after - before
