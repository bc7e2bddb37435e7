import type { Assignee } from '@volante/domain/order/queues'
import { listed } from '../../texts/listed.ts'
import type { Texts } from '../../texts/texts.tsx'

/** Who has to act on an order, in a line. */
export const assigneeNames = (texts: Texts, assignees: readonly Assignee[]): string =>
  listed(
    texts,
    assignees.map((one) => texts.t(`orders.desk.actor.${one}`)),
  )
