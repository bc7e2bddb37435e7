import type { Part } from '@volante/domain/configuration/catalogue'
import type { CatalogueIndex } from '@volante/domain/configuration/catalogue-index'
import type { Change } from '@volante/domain/configuration/consequences'
import type { Want } from '@volante/domain/configuration/explain'

/** Takes a change; returns the catalogue's name of what it is about. */
export function nameOf(index: CatalogueIndex, change: Change): string {
  if ('serviceId' in change) return index.services.get(change.serviceId)?.name ?? change.serviceId
  return partOf(index, change)?.name ?? ''
}

/** Takes a change; returns the part, colour or coating it is about; undefined for a service. */
export const partOf = (index: CatalogueIndex, change: Change): Part | undefined =>
  'serviceId' in change ? undefined : index.nodes[positionOf(index, change) ?? -1]

/** Takes a refused change; returns what its repairs must reach. */
export function wantOf(change: Change): Want {
  if (change.kind === 'select') return { kind: 'select', partId: change.partId }
  if (change.kind === 'color') return { kind: 'color', colorCode: change.colorCode }
  return change.kind === 'coating' ? { kind: 'coating', coatingCode: change.coatingCode } : null
}

function positionOf(index: CatalogueIndex, change: Exclude<Change, { serviceId: string }>): number | undefined {
  if ('colorCode' in change) return index.colors.get(change.colorCode)
  return 'coatingCode' in change ? index.coatings.get(change.coatingCode) : index.positions.get(change.partId)
}
