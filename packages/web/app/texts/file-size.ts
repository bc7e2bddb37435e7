/** Takes bytes and how numbers are written; returns the size in kB or MB. */
export const fileSize = (bytes: number, number: (value: number) => string): string =>
  bytes < 1_000_000
    ? `${number(Math.max(1, Math.round(bytes / 1_000)))} kB`
    : `${number(Math.round(bytes / 1e5) / 10)} MB`
