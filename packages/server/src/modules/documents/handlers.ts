import { documents } from '@volante/contract/documents'
import { implement } from '../../platform/http/implement.ts'
import { contractFileHandlers } from './contract/handlers.ts'
import { paperHandlers } from './papers/handlers.ts'
import { isPhotoWithin, photoHandlers } from './photo/handlers.ts'

export const documentsHandlers = implement(
  documents,
  { ...paperHandlers, ...photoHandlers, ...contractFileHandlers },
  { photo: isPhotoWithin },
)
