import { join } from 'node:path'

export interface FolderSettings {
  readonly VOLANTE_DATA: string
}

/** Where files are kept without a bucket. */
export const keptFolder = ({ VOLANTE_DATA }: FolderSettings): string => join(VOLANTE_DATA, 'files')

/** Where uploads wait while they are read; what a crash leaves there is worth nothing. */
export const incomingFolder = ({ VOLANTE_DATA }: FolderSettings): string => join(VOLANTE_DATA, 'incoming')
