import type { Build } from './catalogue.ts'

/** One step of the log: what was asked, with what it changed. */
export type HistoryStep<Log> = { readonly before: Build; readonly after: Build; readonly log: Log }

/** The steps that can be taken back, newest last, the build as it is, and the steps that can be made again, next first. */
export type History<Log> = {
  readonly past: readonly HistoryStep<Log>[]
  readonly present: Build
  readonly future: readonly HistoryStep<Log>[]
}

export type HistoryAction<Log> =
  | { readonly kind: 'apply'; readonly next: Build; readonly log: Log }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }

/** Steps kept; CF6 asks for at least 20. */
export const HISTORY_STEPS = 50

/** Takes the build a visit starts or resumes with; returns its empty history. */
export const historyOf = <Log>(present: Build): History<Log> => ({ past: [], present, future: [] })

/**
 * Takes a history and an action; returns the history after it. Undo and redo restore the whole build, colour and
 * inclusions with it; without a step to take they change nothing; applying forgets what was undone (CF6).
 */
export function historyAfter<Log>(history: History<Log>, action: HistoryAction<Log>): History<Log> {
  const { past, present, future } = history
  if (action.kind === 'apply') {
    const step = { before: present, after: action.next, log: action.log }
    return { past: [...past, step].slice(-HISTORY_STEPS), present: action.next, future: [] }
  }
  const step = action.kind === 'undo' ? past.at(-1) : future[0]
  if (!step) return history
  return action.kind === 'undo'
    ? { past: past.slice(0, -1), present: step.before, future: [step, ...future] }
    : { past: [...past, step], present: step.after, future: future.slice(1) }
}
