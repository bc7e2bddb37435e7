import type { Ctx } from '../../platform/http/ctx.ts'
import type { ParticipantRow } from './participant-queries.ts'

/** What is written to a participant. */
export type EventNews =
  | 'enrolled'
  | 'waiting'
  | 'again'
  | 'movedUp'
  | 'changed'
  | 'cancelled'
  | 'removed'
  | 'remind'
  | 'confirm'
  | 'update'

/** Queues news for one participant, in the caller's transaction: a letter, and a message where they want one. */
export const tell = (ctx: Ctx, { id, site }: ParticipantRow, news: EventNews, message = ''): Promise<void> =>
  ctx.enqueue('events.tell', { site, id, news, message, at: ctx.now.toISOString() })

/** The same for everybody who comes, and where it is cancelled for who waits. */
export const tellAll = (ctx: Ctx, eventId: string, news: EventNews, message = ''): Promise<void> =>
  ctx.enqueue('events.tellAll', { site: ctx.site.id, id: eventId, news, message, at: ctx.now.toISOString() })
