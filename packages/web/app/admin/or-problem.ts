import { data } from 'react-router'
import { callRefusal } from '../shell/call-refusal.ts'
import type { Page } from '../shell/page-context.ts'

/** Does one thing a person pressed; returns what came of it, or why it was refused in their language. */
export async function orProblem<Done>({ texts }: Page, work: () => Promise<Done>) {
  try {
    return await work()
  } catch (error) {
    const refusal = callRefusal(error)
    if (!refusal) throw error
    return data({ problem: texts.byKey(refusal.code) }, { status: refusal.status })
  }
}
