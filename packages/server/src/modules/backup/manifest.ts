/** What a backup is, readable without its key: nothing in it names anybody. Written last: a backup without it is none. */
export interface Manifest {
  readonly format: 1
  readonly name: string
  readonly createdAt: string
  readonly release: string
  /** Migrations its database had, in their order. */
  readonly migrations: readonly string[]
  /** Rows by table. */
  readonly tables: Readonly<Record<string, number>>
  readonly jobs: number
  readonly files: { readonly count: number; readonly bytes: number; readonly missing: number }
  readonly volumes: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[]
}

/** Sorts by time as text does: `20261122T231500Z`. */
export const nameAt = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '')

/** The moment a backup is named after. */
export const timeOf = (name: string): Date =>
  new Date(name.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))

export const manifestOf = (name: string): string => `${name}/manifest.json`
