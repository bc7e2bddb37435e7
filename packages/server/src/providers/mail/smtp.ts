import { createTransport } from 'nodemailer'
import type { Db } from '../../platform/db/database.ts'
import { createBreaker } from '../breaker.ts'
import { keepInOutbox } from './outbox.ts'
import type { Mail } from './provider.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string
  readonly from: string
  readonly timeoutMs?: number
}

/**
 * Mail through an SMTP server, recorded in the outbox once it is handed over. A letter whose id is recorded is not sent
 * again; one that was handed over just before a crash may be, with the same Message-ID, which readers fold into one.
 */
export function smtpMail(db: Db, { url, from, timeoutMs = 10_000 }: SmtpOptions): Mail {
  const guarded = createBreaker({ name: 'SMTP' })
  const transport = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  })
  return {
    name: 'smtp',
    async send({ id, site, to, subject, body, at }) {
      if (await isRecorded(db, id)) return
      const messageId = `<${id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'volante'}>`
      await guarded(() => transport.sendMail({ messageId, from, to, subject, text: body, date: at }))
      await keepInOutbox(db, { id, site, kind: 'mail', recipient: to, subject, body, at })
    },
  }
}

const isRecorded = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
