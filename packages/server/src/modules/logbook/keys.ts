import { type DatedKey, datedKeys, signText } from '../../platform/settings/sign.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Signed } from '@volante/domain/signature/signed'

const KEY = 'logbook'

/** Signs what is said, with the key that signs now. */
export const signed = (db: Db, content: object): Promise<Signed> => signText(db, KEY, JSON.stringify(content))

/** Every key that ever signed, the latest first. */
export const logbookKeys = (db: Db): Promise<DatedKey[]> => datedKeys(db, KEY)
