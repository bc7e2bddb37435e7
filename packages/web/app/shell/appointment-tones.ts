/** How each state of an appointment looks. */
export const APPOINTMENT_TONES = {
  REQUESTED: 'info',
  CONFIRMED: 'good',
  DONE: 'good',
  CANCELLED: 'warn',
  EXPIRED: 'warn',
} as const
