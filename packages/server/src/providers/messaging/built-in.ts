import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../platform/db/database.ts'
import { keepInOutbox } from '../mail/outbox.ts'
import type { Messaging } from './provider.ts'

/** What the built-in registry is told to do, so that a demo or test can watch the pages cope. */
export type Mood = 'well' | 'slow' | 'failing'

const SLOW_MS = 5_000

/**
 * A registry that needs no network and always answers the same: numbers that end in 0 are not on WhatsApp, those that end in 9997
 * make it fail, in 9998 make it slow. What is sent lies in the outbox.
 */
export function builtInMessaging(db: Db): Messaging & { setMood(mood: Mood): void } {
  let mood: Mood = 'well'
  const meet = async (number: string): Promise<void> => {
    if (mood === 'slow' || number.endsWith('9998')) await pause(SLOW_MS)
    if (mood === 'failing' || number.endsWith('9997')) throw new Error('messaging was told to fail')
  }
  return {
    name: 'built-in',
    setMood: (next) => {
      mood = next
    },
    async isOnWhatsApp(number) {
      await meet(number)
      return !number.endsWith('0')
    },
    async send({ id, site, to, text, at }) {
      await meet(to)
      await keepInOutbox(db, { id, site, kind: 'whatsapp', recipient: to, subject: '', body: text, at })
    },
  }
}
