import { join } from 'node:path'
import { SettingsError } from '../settings/settings.ts'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { s3Files } from './s3-files.ts'

export interface FilesSettings {
  readonly VOLANTE_DATA: string
  readonly S3_URL?: string | undefined
  readonly S3_BUCKET?: string | undefined
  readonly S3_REGION: string
  readonly S3_ACCESS_KEY?: string | undefined
  readonly S3_SECRET_KEY?: string | undefined
}

/** Takes the settings; answers the bucket where one is named, else the folder `files` of the data folder. */
export function openFiles(settings: FilesSettings): Files {
  const { S3_URL: url, S3_BUCKET: bucket, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey } = settings
  if (bucket === undefined) return folderFiles(keptFolder(settings))
  if (!url || !accessKey || !secretKey) {
    throw new SettingsError('Wrong settings:\n  S3_BUCKET: also needs S3_URL, S3_ACCESS_KEY and S3_SECRET_KEY')
  }
  return s3Files({ url: url.replace(/(?<!\/)\/+$/, ''), bucket, region: settings.S3_REGION, accessKey, secretKey })
}

/** Where files are kept without a bucket. */
export const keptFolder = (settings: Pick<FilesSettings, 'VOLANTE_DATA'>): string =>
  join(settings.VOLANTE_DATA, 'files')

/** Where uploads wait while they are read; what a crash leaves there is worth nothing. */
export const incomingFolder = (settings: Pick<FilesSettings, 'VOLANTE_DATA'>): string =>
  join(settings.VOLANTE_DATA, 'incoming')
