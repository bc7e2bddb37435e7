import type { FirstResponse } from '../../platform/http/first-responses.ts'
import type { Platform } from '../../platform/process/platform.ts'
import { secretOf } from '../../platform/settings/secrets.ts'
import { createTokeniser } from './handler.ts'

/** The tokeniser of this process. */
export function tokeniserOf({ db, sites, texts, clock, settings }: Platform): FirstResponse {
  return createTokeniser({
    db,
    sites,
    texts,
    key: () => secretOf(settings, 'TOKENISER_KEY'),
    now: () => clock.now(),
    origins: settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).origin] : [],
  })
}
