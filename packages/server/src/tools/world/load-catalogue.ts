import { CompiledQuery } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { catalogueSheets } from '../../modules/catalogue/sheets.ts'
import { holdUnitsOfOrders } from '../../modules/reservations/api.ts'
import { stockSheets } from '../../modules/stock/sheets.ts'
import { type CatalogueFiles, catalogueRows, FILES } from './catalogue-rows.ts'
import { loadOnce, type WorldPart } from './once.ts'
import { emptySheets, putSheets } from './put-sheets.ts'

const SHEETS = [...catalogueSheets, ...stockSheets]
/** Whatever else there is goes with what it names. */
const ROOTS = ['models', 'datasheet-groups', 'price-types']

const catalogue: WorldPart<CatalogueFiles> = {
  name: 'catalogue',
  files: FILES,
  async load(trx, files) {
    // Reviews and manuals name models, which are there again at the end.
    await trx.executeQuery(CompiledQuery.raw('set constraints all deferred'))
    await emptySheets(trx, SHEETS, ROOTS)
    await putSheets(trx, SHEETS, catalogueRows(files))
    await trx.executeQuery(CompiledQuery.raw(INDEX_ACCESSORIES))
    await holdUnitsOfOrders(trx)
    return `${files.versions.length} versions, ${files.stock.length} cars in stock`
  },
}

const INDEX_ACCESSORIES = `
  insert into accessory_index (part_id, country, words)
  select distinct id, country, plain_text(concat_ws(' ', name->>'pt-BR', name->>'es-AR', code))
  from parts join version_parts on part_id = id where type = 'ACCESSORY'`

/**
 * Takes a folder written by `npm run world` and makes the catalogue, prices and stock of the database equal to it. What hangs on replaced
 * versions (working prices) goes with them.
 */
export async function loadCatalogue(db: Db, dataDir: string, onProgress: (text: string) => void): Promise<void> {
  const isNew = await loadOnce(db, dataDir, catalogue, onProgress)
  if (isNew) await db.executeQuery(CompiledQuery.raw('analyze'))
}
