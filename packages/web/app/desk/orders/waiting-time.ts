import type { Texts } from '../../texts/texts.tsx'
import { spanOf } from '../leads/time-left.ts'

const MINUTE_MS = 60_000

/** Takes since when an order waits and the moment; returns for how long, null when nobody has to act. */
export const waitingTime = ({ t }: Pick<Texts, 't'>, since: string | null, now: string): string | null =>
  since === null ? null : spanOf(t, Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / MINUTE_MS)))
