import type { DatasheetCell } from '@volante/contract/car-shapes'
import type { SheetGroup, SheetRow } from './datasheet.ts'

/** What a version has that the one before it has not, by rows of the datasheet. */
export interface VersionStep {
  /** Index of the version and of the one it builds on, in the order of the cells. */
  readonly version: number
  readonly from: number
  /** Equipment that becomes standard. */
  readonly gains: readonly string[]
  /** Equipment that is standard before and not any more. */
  readonly losses: readonly string[]
  readonly changes: readonly ValueChange[]
  /** Figures that become smaller: of all rows told here more is better. */
  readonly setbacks: readonly ValueChange[]
}

export interface ValueChange {
  readonly row: SheetRow
  readonly before: DatasheetCell
  readonly after: DatasheetCell
}

/** Rows whose values a buyer chooses a version for. */
const TELLING = new Set([
  'engine.name',
  'engine.power',
  'engine.powerEthanol',
  'engine.battery',
  'performance.range',
  'chassis.gearbox',
  'chassis.traction',
  'capacities.payload',
  'capacities.seats',
  'safety.airbags',
  'comfort.airConditioning',
  'technology.screen',
  'technology.cluster',
  'exterior.headlamps',
  'exterior.wheels',
])

const isSame = (a: DatasheetCell, b: DatasheetCell): boolean => a.text === b.text && a.number === b.number

const isSetback = ({ before, after }: ValueChange): boolean =>
  before.number !== null && after.number !== null && after.number < before.number

/**
 * Takes datasheet rows with one cell a version, and the versions in the order they are told (cheapest first); returns
 * each later version as a step from the one before it.
 */
export function versionSteps(groups: readonly SheetGroup[], order: readonly number[]): VersionStep[] {
  const rows = groups.flatMap((group) => group.rows)
  return order.slice(1).map((version, at) => {
    const from = order[at] ?? version
    const pairs = rows.flatMap((row) => {
      const [before, after] = [row.cells[from], row.cells[version]]
      return before && after ? [{ row, before, after }] : []
    })
    const equipment = pairs.filter(({ row }) => row.kind === 'equipment')
    const labels = (found: typeof pairs) => found.map(({ row }) => row.label)
    const telling = pairs.filter(
      ({ row, before, after }) => TELLING.has(row.key) && after.status === 'value' && !isSame(before, after),
    )
    return {
      version,
      from,
      gains: labels(equipment.filter(({ before, after }) => before.status !== 'serial' && after.status === 'serial')),
      losses: labels(equipment.filter(({ before, after }) => before.status === 'serial' && after.status !== 'serial')),
      changes: telling.filter((change) => !isSetback(change)),
      setbacks: telling.filter(isSetback),
    }
  })
}
