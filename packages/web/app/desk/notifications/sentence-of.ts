import type { Notification } from '@volante/contract/notifications'
import type { Texts } from '../../texts/texts.tsx'

/** What happened, in the reader's words; sheets, queues and days are told by their keys. */
export function sentenceOf({ t, byKey, date }: Texts, { kind, told }: Pick<Notification, 'kind' | 'told'>): string {
  const { sheet, queue, day } = told
  return t(`desk.notifications.${kind}`, {
    ...told,
    ...(sheet === undefined ? {} : { sheet: byKey(`sheets.name.${sheet}`) }),
    ...(queue === undefined ? {} : { queue: byKey(`resources.queues.name.${queue}`) || queue }),
    ...(day === undefined ? {} : { day: date(`${day}T12:00:00Z`) }),
  })
}
