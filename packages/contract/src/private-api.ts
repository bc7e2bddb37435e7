import { cardManagement } from './card-management.ts'
import { contracts } from './contracts.ts'
import { employee } from './employee.ts'
import { fileUpload } from './file-upload.ts'
import { service } from './kit.ts'

/** One service of the documents made of rows of several modules. */
export const privateApi = service('private-api', { ...cardManagement, ...contracts, ...employee, ...fileUpload })
