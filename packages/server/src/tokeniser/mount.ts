import type { FirstAnswer } from '../http/answer-first.ts'
import type { Platform } from '../platform/platform.ts'
import { secretOf } from '../settings/secrets.ts'
import { createTokeniser } from './handler.ts'

/** The tokeniser of this process. */
export function tokeniserOf({ db, sites, texts, clock, settings }: Platform): FirstAnswer {
  return createTokeniser({
    db,
    sites,
    texts,
    key: () => secretOf(settings, 'TOKENISER_KEY'),
    now: () => clock.now(),
    origins: settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin] : [],
  })
}
