import type { BudgetData } from '@volante/domain/budget/budget-data'
import type { BudgetWish } from '@volante/domain/budget/budget-wish'
import { prepareBudget, type Prepared } from '@volante/domain/budget/prepared'
import { searchBudget } from '@volante/domain/budget/search-budget'

export type BudgetTask =
  | { readonly data: BudgetData }
  | { readonly id: number; readonly wish: BudgetWish; readonly most: number }

let prepared: Prepared | null = null

addEventListener('message', ({ data: task }: MessageEvent<BudgetTask>) => {
  if ('data' in task) prepared = prepareBudget(task.data)
  else if (prepared) postMessage({ id: task.id, answer: searchBudget(prepared, task.wish, task.most) })
})
