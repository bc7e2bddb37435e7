import type { Db } from '../../platform/db/database.ts'
import { recallSheets } from '../../modules/recall/sheets.ts'
import { loadOnce, type WorldPart } from './once.ts'
import { emptySheets, putSheets, type Row } from './put-sheets.ts'

const FILES = ['recall-campaigns', 'recall-chassis', 'recall-repairs'] as const
type Files = Readonly<Record<(typeof FILES)[number], readonly Row[]>>

const recalls: WorldPart<Files> = {
  name: 'recalls',
  files: FILES,
  async load(trx, files) {
    await emptySheets(trx, recallSheets, FILES)
    await putSheets(trx, recallSheets, files)
    return `${files['recall-campaigns'].length} recalls`
  },
}

/** Takes a folder written by `npm run world` and makes the recalls equal to it. */
export const loadRecalls = (db: Db, dataDir: string, onProgress: (text: string) => void): Promise<boolean> =>
  loadOnce(db, dataDir, recalls, onProgress)
