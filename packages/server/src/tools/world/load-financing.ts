import type { Db } from '../../platform/db/database.ts'
import { financingSheets } from '../../modules/financing/sheets.ts'
import { loadOnce, type WorldPart } from './once.ts'
import { emptySheets, putSheets, type Row } from './put-sheets.ts'

const FILES = ['financing-conditions'] as const
type Files = Readonly<Record<(typeof FILES)[number], readonly Row[]>>

const financing: WorldPart<Files> = {
  name: 'financing',
  files: FILES,
  async load(trx, files) {
    await emptySheets(trx, financingSheets, FILES)
    await putSheets(trx, financingSheets, files)
    return `${files['financing-conditions'].length} financing plans`
  },
}

/** Takes a folder written by `npm run world` and makes the commercial conditions equal to it. */
export const loadFinancing = (db: Db, dataDir: string, onProgress: (text: string) => void): Promise<boolean> =>
  loadOnce(db, dataDir, financing, onProgress)
