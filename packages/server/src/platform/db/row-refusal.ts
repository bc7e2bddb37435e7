/** Whether the database refuses what is written: PostgreSQL's class 23 (a rule of the table) and 22 (a value its type cannot hold). */
export const isRowRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^2[23]/.test(error.code)
