interface Countdown {
  /** Both by the server's clock. */
  readonly endsAt: string
  readonly now: string
}

/** From here on minutes count; a boleto or a bank has days. */
const CLOCK_MS = 2 * 3_600_000

/** Takes a countdown or none; returns whether it is shown as a running clock. */
export const isClock = (countdown: Countdown | null): boolean =>
  countdown !== null && Date.parse(countdown.endsAt) - Date.parse(countdown.now) <= CLOCK_MS
