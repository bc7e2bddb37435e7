import { createTransport } from 'nodemailer'
import type { Db } from '../../platform/db/database.ts'
import { createBreaker } from '../breaker.ts'
import type { Files } from '../../platform/files/files.ts'
import { keepLetter } from './outbox.ts'
import type { LetterFile, Mail } from './provider.ts'

export interface SmtpOptions {
  /** smtp://user:password@host:587, or smtps:// for TLS from the first byte. */
  readonly url: string
  readonly from: string
  /** Where what letters carry is kept. */
  readonly files: Pick<Files, 'get'>
  readonly timeoutMs?: number
}

/**
 * Mail through an SMTP server, recorded in the outbox once it is handed over. A letter whose id is recorded is not sent
 * again; one that was handed over just before a crash may be, with the same Message-ID, which readers fold into one.
 */
export function smtpMail(db: Db, { url, from, files, timeoutMs = 10_000 }: SmtpOptions): Mail {
  const guarded = createBreaker({ name: 'SMTP' })
  const transport = transportTo(url, timeoutMs)
  return {
    name: 'smtp',
    async send(letter) {
      const { id, to, subject, body: text, html, at: date } = letter
      if (await isRecorded(db, id)) return
      const messageId = `<${id}@${from.split('@').at(-1)?.replace(/>$/, '') ?? 'volante'}>`
      const attachments = await Promise.all(letter.attachments.map((file) => attached(files, file)))
      await guarded(() => transport.sendMail({ messageId, from, to, subject, text, html, attachments, date }))
      await keepLetter(db, letter)
    },
  }
}

async function attached(files: Pick<Files, 'get'>, { name: filename, type: contentType, key }: LetterFile) {
  const content = await files.get(key)
  if (!content) throw new Error(`A letter carries a file that is gone: ${filename}`)
  const chunks: Uint8Array[] = []
  for await (const chunk of content) chunks.push(chunk)
  return { filename, contentType, content: Buffer.concat(chunks) }
}

const isRecorded = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('outbox').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

const transportTo = (url: string, timeoutMs: number) =>
  createTransport({ url, connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs })

/** Connects, changes to TLS where that is offered and signs in; sends nothing. Throws what is wrong. */
export async function trySmtp(url: string): Promise<void> {
  const transport = transportTo(url, 10_000)
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
}
