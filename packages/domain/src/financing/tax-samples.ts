import type { CreditTaxes } from './iof.ts'

/** The taxes that both countries' laws ask for in 2026, for tests and measurements: what holds is kept as data. */
export const TAXES_BR = {
  person: { once: 0.0038, daily: 0.000082, interest: 0 },
  company: { once: 0.0038, daily: 0.000082, interest: 0 },
  smallCompany: { once: 0.0038, daily: 0.0000274, interest: 0 },
} as const satisfies CreditTaxes

export const TAXES_AR = {
  person: { once: 0, daily: 0, interest: 0.21 },
  company: { once: 0, daily: 0, interest: 0.105 },
} as const satisfies CreditTaxes
