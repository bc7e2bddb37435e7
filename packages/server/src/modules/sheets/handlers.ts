import { sheets } from '@volante/contract/sheets'
import { type Implementation, implement } from '../../platform/http/implement.ts'
import type { Sheet } from '../../platform/sheets/sheet.ts'
import { isBatchWithin, sheetAccess } from './access.ts'
import { batchHandlers, decisionHandlers } from './batch-handlers.ts'
import { mappingHandlers } from './mapping/handlers.ts'
import { feedHandlers } from './feed/handlers.ts'
import { manyHandlers } from './many/handlers.ts'
import { orderHandlers } from './order/handlers.ts'
import { rowHandlers, readHandlers, saveHandlers } from './row-handlers.ts'

/** Takes the sheets of all modules; returns the calls over them. */
export function sheetsHandlers(all: readonly Sheet[]): Implementation {
  const access = sheetAccess(all)
  return implement(
    sheets,
    {
      ...readHandlers(access),
      ...rowHandlers(access),
      ...saveHandlers(access),
      ...orderHandlers(access),
      ...manyHandlers(access),
      ...batchHandlers(access),
      ...decisionHandlers(access),
      ...mappingHandlers(access),
      ...feedHandlers(access),
    },
    { sheetBatch: isBatchWithin(all) },
  )
}
