export interface Line {
  readonly name: string
  readonly value: string
  readonly limit: string
  readonly ratio: string
  readonly aim: string
}

const HEAD: Line = { name: 'what', value: 'measured', limit: 'limit in this run', ratio: 'ratio', aim: 'aim' }
const COLUMNS = ['name', 'value', 'limit', 'ratio', 'aim'] as const

export function printTable(title: string, lines: readonly Line[]): void {
  const all = [HEAD, ...lines]
  const widths = COLUMNS.map((column) => Math.max(...all.map((line) => line[column].length)))
  process.stdout.write(`\n${title}\n`)
  for (const line of all) {
    process.stdout.write(
      `${COLUMNS.map((column, at) => line[column].padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd()}\n`,
    )
  }
}
